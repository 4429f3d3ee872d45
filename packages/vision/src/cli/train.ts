import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packTraits, type ClassifierFile } from '../classify/model.ts';
import { crossValidate } from '../eval/cross-validate.ts';
import { featureNames } from '../eval/feature-names.ts';
import { fitClassifier, fitGate, fitTraits } from '../eval/fit.ts';
import { PARTS } from '../eval/judge-folds.ts';
import { digest } from '../eval/labels.ts';
import { loadMeasured, loadPhotos } from '../eval/load.ts';
import { readNetworkAnswers } from '../eval/network-answers.ts';
import { tuneAll } from '../eval/tune.ts';
import type { GateFile } from '../gate/model.ts';
import { packLogistic, packTrees } from '../model/file.ts';
import { classIds, traitIds } from '../types.ts';
import { progress, readOptions, runCommand } from './run.ts';

const USAGE = 'Usage: npm run train -- --dir DIR --labels FILE [--out FOLDER]';
const SEED = 1;

/**
 * Fits trees, regressions and gate on all photos. How they and the network are blended, and every
 * threshold, is chosen on answers out of fold; the network itself is fitted by `training/ship.py`.
 */
runCommand(async () => {
  const { directory, labels, out } = readOptions(process.argv.slice(2), USAGE);
  const photos = loadPhotos(directory, labels);
  const network = readNetworkAnswers('fold', photos);
  const { measured } = await loadMeasured(directory, photos, progress('measured'));
  const learnt = measured.filter((m) => m.source.kind !== 'shifted');
  const outOfFold = crossValidate(
    learnt,
    { parts: PARTS, seed: 0, network, withGate: true },
    (part) => progress('folds')(part + 1, PARTS),
  );
  const { tuning, traits, threshold } = tuneAll(outOfFold);
  const { trees, logistic } = fitClassifier(learnt, SEED);
  const byMeasures = fitTraits(learnt);
  const names = await featureNames(await readFile(photos[0].path));
  const about = {
    format: 1 as const,
    version: `${new Date().toISOString().slice(0, 10)}-${digest(photos.map((p) => `${p.file} ${p.label}`).join('\n')).slice(0, 8)}`,
    trainedOn: `${photos.length} labelled photos`,
  };
  const classifier: ClassifierFile = {
    ...about,
    features: names.fish,
    classes: [...classIds],
    ...tuning,
    trees: packTrees(trees),
    logistic: packLogistic(logistic),
    traits: packTraits(traitIds.map((id, t) => ({ id, logistic: byMeasures[t], ...traits[t] }))),
  };
  const gate: GateFile = {
    ...about,
    features: [...names.gate, ...names.fish],
    threshold,
    trees: packTrees(fitGate(learnt, SEED)),
  };
  const folder = out ?? fileURLToPath(new URL('../../model/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'classifier.json'), `${JSON.stringify(classifier)}\n`);
  writeFileSync(join(folder, 'gate.json'), `${JSON.stringify(gate)}\n`);
  process.stdout.write(
    `Model ${about.version} written to ${folder}: shares ${tuning.shares.join(':')}, temperature ${tuning.temperature}, gate threshold ${gate.threshold}.\n` +
      traits.map((t, i) => `${traitIds[i]}: named from ${t.threshold ?? 'never'}\n`).join(''),
  );
});
