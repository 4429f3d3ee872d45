import { useEffect, useState, type ReactNode } from 'react';
import { NotFound } from '../not-found.tsx';
import { ToolTop } from './tool-top.tsx';

/** While developing, documents are put together in the browser, so that they follow their sources. */
export const DevDocument = ({ pathname }: { pathname: string }) => {
  const [body, setBody] = useState<ReactNode>(null);
  useEffect(() => {
    if (!import.meta.env.DEV) return;
    void import('../../reference/documents.ts').then(({ documents }) =>
      setBody(documents.find(({ path }) => path === pathname)?.body() ?? <NotFound />),
    );
  }, [pathname]);
  return (
    <>
      <ToolTop pathname={pathname} />
      {body}
    </>
  );
};
