import type { ReferenceDocument } from '../document.ts';
import { DocumentFrame } from '../parts/document-frame.tsx';

export const conditionDocuments: readonly ReferenceDocument[] = [
  {
    path: '/conditions',
    title: 'Conditions',
    description: 'What can be wrong with koi.',
    body: () => (
      <DocumentFrame title="Conditions" lead="What can be wrong with koi.">
        {null}
      </DocumentFrame>
    ),
  },
];
