import type { ReactNode } from 'react';

/** A page of the reference. Nothing of it is loaded by the browser but its finished text. */
export type ReferenceDocument = {
  readonly path: string;
  /** Without the name of the site. */
  readonly title: string;
  /** For search engines and shared links: one or two sentences of this page alone. */
  readonly description: string;
  readonly body: () => ReactNode;
};
