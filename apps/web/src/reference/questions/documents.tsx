import type { ReferenceDocument } from '../document.ts';
import { DocumentFrame } from '../parts/document-frame.tsx';

export const questionDocuments: readonly ReferenceDocument[] = [
  {
    path: '/questions',
    title: 'Questions',
    description: 'Questions that keepers ask.',
    body: () => (
      <DocumentFrame title="Questions" lead="Questions that keepers ask.">
        {null}
      </DocumentFrame>
    ),
  },
];
