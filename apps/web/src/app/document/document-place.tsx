import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LoadingPage } from '../loading-page.tsx';
import { NotFound } from '../not-found.tsx';
import { DevDocument } from './dev-document.tsx';
import { DocumentContent } from './document-content.ts';
import { ToolTop } from './tool-top.tsx';

const ID = 'document';

/** Where this page was loaded and brought no document: there is none at that address. */
const missingAt =
  typeof window === 'undefined' || document.getElementById(ID) !== null
    ? null
    : window.location.pathname;

/** Reached without loading a document, such as by going back: then it is loaded now. */
const LoadDocument = () => {
  useEffect(() => window.location.reload(), []);
  return <LoadingPage />;
};

/**
 * Where the text of a document stands. React takes over the page around it and leaves the text as the
 * server sent it.
 */
export const DocumentPlace = () => {
  const { pathname } = useLocation();
  const written = use(DocumentContent);
  const [isHere] = useState(() => written !== null || document.getElementById(ID) !== null);
  if (import.meta.env.DEV) return <DevDocument pathname={pathname} />;
  if (!isHere) return pathname === missingAt ? <NotFound /> : <LoadDocument />;
  return (
    <>
      <ToolTop pathname={pathname} />
      <div id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written ?? '' }} />
    </>
  );
};
