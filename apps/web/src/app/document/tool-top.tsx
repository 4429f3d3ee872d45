import { toolPage } from './tool-page.ts';

/** The part of a tool's page that reckons; nothing on other documents. */
export const ToolTop = ({ pathname }: { pathname: string }) => {
  const page = toolPage(pathname);
  return page === undefined ? null : <page.Component pathname={pathname} />;
};
