import type { ReferenceDocument } from '../document.ts';
import { DocumentFrame } from '../parts/document-frame.tsx';

export const toolDocuments: readonly ReferenceDocument[] = [
  {
    path: '/tools',
    title: 'Calculators',
    description: 'Calculators for keepers.',
    body: () => (
      <DocumentFrame title="Calculators" lead="Calculators for keepers.">
        {null}
      </DocumentFrame>
    ),
  },
];
