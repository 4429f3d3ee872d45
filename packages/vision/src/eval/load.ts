import { existsSync, statSync } from 'node:fs';
import { measureAll } from './extract-all.ts';
import type { Measured } from './fit.ts';
import { readLabels, UsageError, type LabelledPhoto } from './labels.ts';
import { koiItems, negativeItems, shiftedItems, type Item } from './sources.ts';

/** Checks the folder and the labels file and lists the photos; says plainly what is missing. */
export const loadPhotos = (directory: string, labelsFile: string): LabelledPhoto[] => {
  if (!existsSync(directory) || !statSync(directory).isDirectory())
    throw new UsageError(`The photo folder ${directory} does not exist.`);
  const photos = readLabels(directory, labelsFile);
  if (photos.length === 0) throw new UsageError(`The labels file ${labelsFile} names no photos.`);
  const missing = photos.filter((p) => !existsSync(p.path));
  if (missing.length > 0)
    throw new UsageError(
      `${missing.length} of ${photos.length} labelled photos are missing, first ${missing[0].path}.`,
    );
  return photos;
};

/** Measurements of the labelled photos, their copies and everything the gate must refuse. */
export const loadMeasured = async (
  directory: string,
  photos: readonly LabelledPhoto[],
  report: (done: number, total: number) => void,
): Promise<{ measured: Measured[]; withoutFish: Item[] }> => {
  const items = [...koiItems(photos), ...shiftedItems(photos), ...negativeItems(directory, photos)];
  const samples = await measureAll(
    items.map((i) => i.source),
    2,
    report,
  );
  const measured: Measured[] = [];
  const withoutFish: Item[] = [];
  items.forEach((item, i) => {
    const sample = samples[i];
    if (sample === null) withoutFish.push(item);
    else measured.push({ ...item, sample });
  });
  return { measured, withoutFish };
};
