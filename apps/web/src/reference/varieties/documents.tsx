import { varietyAddress } from '@nishiki/knowledge/reference/addresses';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import type { ReferenceDocument } from '../document.ts';
import { galleryDocument } from './gallery.tsx';
import { VarietyPage } from './variety-page.tsx';

/** What search engines show without cutting it. */
const LONGEST_DESCRIPTION = 200;

/** Name and summary, and the deciding mark where there is room for it. */
const descriptionOf = ({ name, summary, features }: Variety): string => {
  const short = `${name}: ${summary}`;
  const long = `${short} ${features[0]?.text ?? ''}`;
  return long.length <= LONGEST_DESCRIPTION ? long : short;
};

const documentOf = (variety: Variety): ReferenceDocument => ({
  path: varietyAddress(variety.id),
  title: `${variety.name}: what to look for`,
  description: descriptionOf(variety),
  body: () => <VarietyPage variety={variety} />,
});

export const varietyDocuments: readonly ReferenceDocument[] = [
  galleryDocument,
  ...catalogue.map(documentOf),
];
