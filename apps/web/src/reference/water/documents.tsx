import type { ReferenceDocument } from '../document.ts';
import { DocumentFrame } from '../parts/document-frame.tsx';

export const waterDocuments: readonly ReferenceDocument[] = [
  {
    path: '/water',
    title: 'Water',
    description: 'What a water test says.',
    body: () => (
      <DocumentFrame title="Water" lead="What a water test says.">
        {null}
      </DocumentFrame>
    ),
  },
];
