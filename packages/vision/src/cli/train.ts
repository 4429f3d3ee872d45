import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClassifierFile } from '../classify/model.ts';
import { crossValidate } from '../eval/cross-validate.ts';
import { featureNames } from '../eval/feature-names.ts';
import { fitClassifier, fitGate, fitOutside } from '../eval/fit.ts';
import { isKnown } from '../eval/aliases.ts';
import { score } from '../eval/judge.ts';
import { digest } from '../eval/labels.ts';
import { percent } from '../eval/report.ts';
import { FIRM, tanchoFound } from '../gate/outcome.ts';
import { loadMeasured, loadPhotos } from '../eval/load.ts';
import { bestTemperature, gateThreshold } from '../eval/tune.ts';
import type { GateFile } from '../gate/model.ts';
import { packLogistic, packTrees } from '../model/file.ts';
import { classIds } from '../types.ts';
import { progress, readOptions, runCommand } from './run.ts';

const USAGE = 'Usage: npm run train -- --dir DIR --labels FILE [--out FOLDER]';
const SEED = 1;
const FOLDS = 5;
const EVEN: [number, number] = [1, 1];

runCommand(async () => {
  const { directory, labels, out } = readOptions(process.argv.slice(2), USAGE);
  const photos = loadPhotos(directory, labels);
  const { measured } = await loadMeasured(directory, photos, progress('measured'));
  const outOfFold = crossValidate(
    measured,
    { folds: FOLDS, seed: 0, tuning: { shares: EVEN, temperature: 1 } },
    (fold) => progress('folds')(fold + 1, FOLDS),
  );
  const right = score(
    outOfFold
      .filter((o) => isKnown(o.item.label ?? ''))
      .map((o) => ({
        label: o.item.label ?? '',
        ranking: o.classified.ranking,
        traits: tanchoFound(o.classified.ranking) ? ['tancho'] : [],
        refused: false,
      })),
    FIRM,
  );
  const { trees, logistic } = fitClassifier(measured, SEED);
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
    shares: EVEN,
    temperature: bestTemperature(outOfFold),
    trees: packTrees(trees),
    logistic: packLogistic(logistic),
    outside: packTrees(fitOutside(measured, SEED)),
  };
  const gate: GateFile = {
    ...about,
    features: [...names.gate, ...names.fish],
    threshold: gateThreshold(outOfFold),
    trees: packTrees(fitGate(measured, SEED)),
  };
  const folder = out ?? fileURLToPath(new URL('../../model/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'classifier.json'), `${JSON.stringify(classifier)}\n`);
  writeFileSync(join(folder, 'gate.json'), `${JSON.stringify(gate)}\n`);
  process.stdout.write(
    `Model ${about.version} written to ${folder}: temperature ${classifier.temperature}, gate threshold ${gate.threshold}.\n` +
      `Ranking out of fold, one seed: top-1 ${percent(right.top1)}, top-3 ${percent(right.top3)} of ${right.n}.\n`,
  );
});
