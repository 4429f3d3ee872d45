import type { ColourName, MarkKind } from '../../types.ts';
import { wilson } from '../metrics.ts';
import { plantKinds } from './plant.ts';
import type { PlantedPhoto, PlantedRun } from './run-planted.ts';

const groundOf: Record<ColourName, string> = {
  white: 'white',
  tan: 'white',
  red: 'red',
  orange: 'red',
  yellow: 'yellow',
  black: 'dark',
  grey: 'dark',
  brown: 'dark',
  'blue-grey': 'blue-grey',
};

const percent = (v: number): string => `${(100 * v).toFixed(1)} %`;

const share = (hits: number, n: number): string => {
  if (n === 0) return '0 of 0';
  const [low, high] = wilson(hits, n);
  return `${hits} of ${n}, ${percent(hits / n)} (95 %: ${percent(Math.max(0, low))} to ${percent(high)})`;
};

const foundLine = (name: string, photos: readonly PlantedPhoto[]): string =>
  `  ${name.padEnd(18)} ${share(photos.filter((p) => p.found).length, photos.length)}`;

const counted = (kinds: readonly MarkKind[]): string => {
  const counts = new Map<MarkKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort(([, p], [, q]) => q - p)
    .map(([kind, n]) => `${kind} ${n}`)
    .join(', ');
};

const falseLines = (name: string, photos: readonly (readonly MarkKind[])[]): string[] => {
  const all = photos.flat();
  const some = photos.filter((p) => p.length > 0).length;
  return [
    `${name}: ${all.length} on ${photos.length} photos, ${(all.length / Math.max(1, photos.length)).toFixed(2)} a photo; photos with any: ${share(some, photos.length)}`,
    ...(all.length === 0 ? [] : [`  ${counted(all)}`]),
  ];
};

/** Found by kind and ground, what was taken for something else, false marks, with Wilson intervals. */
export const plantedLines = ({
  planted,
  untouched,
  withoutBody,
  withoutPlace,
}: PlantedRun): string[] => {
  const of = (kind: string) => planted.filter((p) => p.kind === kind);
  const grounds = (photos: readonly PlantedPhoto[]) =>
    [...new Set(photos.map((p) => groundOf[p.ground]))].sort().map((g) =>
      foundLine(
        `  on ${g}`,
        photos.filter((p) => groundOf[p.ground] === g),
      ),
    );
  return [
    'planted marks found under their own name',
    foundLine('all', planted),
    ...plantKinds.flatMap((kind) => [foundLine(kind, of(kind)), ...grounds(of(kind))]),
    '',
    'not found, but something else reported at the place',
    ...plantKinds.map((kind) => {
      const missed = of(kind).filter((p) => !p.found);
      const taken = missed.filter((p) => p.takenFor.length > 0);
      return `  ${kind}: ${taken.length} of ${missed.length} missed  ${counted(taken.flatMap((p) => p.takenFor))}`;
    }),
    `found, though the untouched photo had the same finding there: ${planted.filter((p) => p.found && p.before).length}`,
    '',
    ...falseLines('false marks on the untouched photos', untouched),
    ...falseLines(
      'false marks on the planted photos',
      planted.map((p) => p.false),
    ),
    '',
    `photos set aside: ${withoutBody} without a body whose outline fits, ${withoutPlace} without a place where the mark would be seen`,
  ];
};
