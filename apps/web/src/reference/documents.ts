import { conditionDocuments } from './conditions/documents.tsx';
import type { ReferenceDocument } from './document.ts';
import { hubDocument } from './hub.tsx';
import { questionDocuments } from './questions/documents.tsx';
import { toolDocuments } from './tools/documents.tsx';
import { treatmentDocuments } from './treatments/documents.tsx';
import { varietyDocuments } from './varieties/documents.tsx';
import { waterDocuments } from './water/documents.tsx';

/** Every page of the reference. Only the build imports this: the texts are in no script. */
export const documents: readonly ReferenceDocument[] = [
  hubDocument,
  ...varietyDocuments,
  ...conditionDocuments,
  ...treatmentDocuments,
  ...waterDocuments,
  ...questionDocuments,
  ...toolDocuments,
];
