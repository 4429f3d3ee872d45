import { createContext } from 'react';

/** Markup of the document that is being written; null in a browser, where it stands in the page already. */
export const DocumentContent = createContext<string | null>(null);
