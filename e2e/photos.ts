import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const inCache = (name: string): string =>
  fileURLToPath(new URL(`../.cache/e2e/${name}`, import.meta.url));

/** Photos that the product draws itself; `drawn-photos.ts` makes them before the first journey. */
export const drawn = {
  koi: inCache('kohaku.jpg'),
  large: inCache('kohaku-12mp.jpg'),
  cartoon: inCache('cartoon.jpg'),
  emptyTub: inCache('empty-tub.jpg'),
  /** Two koi, the larger one first in every answer. */
  twoKoi: inCache('two-koi.jpg'),
} as const;

const folder = fileURLToPath(
  new URL(process.env['KOI_PHOTOS'] ?? '../../shared/photos/', import.meta.url),
);

type Labels = { photos: { file: string; label: string }[] };

/** Labelled photos beside the repository, where there are any: they are never part of it. */
export const realPhotos = (label: string): string[] => {
  const labels = `${folder}labels.json`;
  if (!existsSync(labels)) return [];
  const { photos } = JSON.parse(readFileSync(labels, 'utf8')) as Labels;
  return photos.filter((photo) => photo.label === label).map(({ file }) => `${folder}${file}`);
};
