import type { ReferenceDocument } from '../document.ts';
import { DocumentFrame } from '../parts/document-frame.tsx';

export const treatmentDocuments: readonly ReferenceDocument[] = [
  {
    path: '/treatments',
    title: 'Treatments',
    description: 'What keepers put into the water.',
    body: () => (
      <DocumentFrame title="Treatments" lead="What keepers put into the water.">
        {null}
      </DocumentFrame>
    ),
  },
];
