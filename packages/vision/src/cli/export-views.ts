import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, measurementVersion, readView } from '../eval/cache.ts';
import { UsageError } from '../eval/labels.ts';
import { loadMeasured, loadPhotos } from '../eval/load.ts';
import { dealOf } from '../eval/network-answers.ts';
import { photoFolds } from '../eval/photo-folds.ts';
import { koiItems, shiftedItems } from '../eval/sources.ts';
import { tubGroups, waterOf } from '../eval/tubs.ts';
import { sourceKey } from '../eval/variants.ts';
import { INPUT } from '../network/input.ts';
import { classIds, traitIds } from '../types.ts';
import { progress, readOptions, runCommand } from './run.ts';

const USAGE = 'Usage: npm run export-views -- --dir DIR --labels FILE --out FOLDER';
const FOLDS = 5;

/**
 * Writes what the network learns from: the views of every labelled photo, of its jittered copies and
 * of itself shifted to another source, with labels and folds. `packages/vision/training` reads it.
 */
runCommand(async () => {
  const { directory, labels, out } = readOptions(process.argv.slice(2), USAGE);
  if (out === null) throw new UsageError(USAGE);
  const photos = loadPhotos(directory, labels);
  await loadMeasured(directory, photos, progress('measured'));
  const folder = cacheFolder(measurementVersion());
  const numberOf = new Map(photos.map((p, i) => [p.path, i]));
  mkdirSync(out, { recursive: true });
  const file = openSync(join(out, 'views.bin'), 'w');
  const rows: [number, number][] = [];
  const waters = new Map<number, number[]>();
  for (const { source } of [...koiItems(photos), ...shiftedItems(photos)]) {
    if (!('path' in source)) continue;
    const photo = numberOf.get(source.path);
    const view = readView(folder, sourceKey(source));
    if (view === null || photo === undefined) continue;
    writeSync(file, new Uint8Array(view.buffer));
    rows.push([photo, source.kind === 'shifted' ? -1 : source.copy]);
    if (source.kind === 'photo' && source.copy === 0) waters.set(photo, waterOf(view));
  }
  closeSync(file);
  const folds = photoFolds(photos, FOLDS, 0);
  const seen = [...waters.keys()];
  const tubs = tubGroups([...waters.values()]);
  const index = {
    deal: dealOf(photos),
    shape: [INPUT.channels, INPUT.rows, INPUT.columns],
    classes: classIds,
    traits: traitIds,
    photos: photos.map(({ file: name, label, traits, doubtful }, i) => ({
      file: name,
      label,
      traits,
      doubtful,
      fold: folds[i],
      // A photo without a fish belongs to no tub and is never judged by one.
      tub: seen.includes(i) ? tubs[seen.indexOf(i)] : 0,
    })),
    rows,
  };
  writeFileSync(join(out, 'index.json'), JSON.stringify(index));
  process.stdout.write(`${photos.length} photos, ${rows.length} views written to ${out}.\n`);
});
