import type { ReferenceDocument } from './document.ts';
import { DocumentFrame } from './parts/document-frame.tsx';

export const hubDocument: ReferenceDocument = {
  path: '/reference',
  title: 'Reference',
  description:
    'Varieties, conditions, water, treatments and calculators for koi keepers, each figure with its source.',
  body: () => (
    <DocumentFrame title="Reference" lead="What the koi world knows, each figure with its source.">
      {null}
    </DocumentFrame>
  ),
};
