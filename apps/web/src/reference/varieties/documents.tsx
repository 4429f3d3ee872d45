import type { ReferenceDocument } from '../document.ts';
import { DocumentFrame } from '../parts/document-frame.tsx';

export const varietyDocuments: readonly ReferenceDocument[] = [
  {
    path: '/varieties',
    title: 'Varieties',
    description: 'Every variety of koi that we describe.',
    body: () => (
      <DocumentFrame title="Varieties" lead="Every variety of koi that we describe.">
        {null}
      </DocumentFrame>
    ),
  },
];
