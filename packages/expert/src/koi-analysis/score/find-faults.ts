import { faults, type FaultId } from '@nishiki/knowledge/scoring/faults';
import type { Measures } from '@nishiki/vision/types';

export type FoundFault = {
  id: FaultId;
  part: (typeof faults)[FaultId]['part'];
  /** Points of its part that it costs. */
  cost: number;
  /** What it is called, what was measured and where. */
  words: string;
};

/** Pale share of the red from which it is called see-through. Our own rule. */
const SEE_THROUGH = 0.1;
/** Share of the nose, of the head. Our own rules. */
const OVER_NOSE = 0.3;
const HEAD_BLACK = 0.05;
/** Share of the length: within it the place of the tail root itself is not sure. Our own rule. */
const TAIL = 0.01;

type Place = Measures['show']['windows'][number];

const along = (place: number): string =>
  place < 0.2
    ? 'on the head'
    : place < 0.32
      ? 'on the neck'
      : place < 0.5
        ? 'at the shoulder'
        : place < 0.7
          ? 'in the middle of the back'
          : place < 0.86
            ? 'in front of the tail'
            : 'at the tail';

/** The head points up in the straightened view, so its left is the fish's own left. */
const where = (place: Place): string =>
  Math.abs(place.across) < 0.2
    ? along(place.along)
    : `${along(place.along)}, ${place.across < 0 ? 'left' : 'right'} of the spine`;

const places = (list: readonly Place[]): string | null =>
  list.length === 0
    ? null
    : `${list.length > 1 ? `${list.length}, ` : ''}${[...new Set(list.map(where))].join('; ')}`;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** What was found of each fault, in words; null where there is nothing of it. */
const findings: Record<FaultId, (show: Measures['show']) => string | null> = {
  window: ({ windows }) => places(windows),
  stray: ({ strays }) => places(strays),
  'no-tail-stop': ({ tailStop }) =>
    tailStop !== null && tailStop < TAIL
      ? 'red up to the end of the outline; look whether white follows before the fin'
      : null,
  'over-nose': ({ noseRed }) =>
    noseRed > OVER_NOSE ? `${percent(noseRed)} of the nose is red` : null,
  'head-black': ({ headBlack }) =>
    headBlack > HEAD_BLACK ? `${percent(headBlack)} of the head is black` : null,
  'see-through': ({ seeThrough }) =>
    seeThrough !== null && seeThrough > SEE_THROUGH
      ? `${percent(seeThrough)} of the red is pale`
      : null,
  specks: ({ darkSpecks }) => places(darkSpecks),
};

const count: Partial<Record<FaultId, (show: Measures['show']) => number>> = {
  window: ({ windows }) => windows.length,
  stray: ({ strays }) => strays.length,
  specks: ({ darkSpecks }) => darkSpecks.length,
};

/** Faults that a photo from above shows, of those that are faults in the class. */
export const findFaults = (classId: string | null, { show }: Measures): FoundFault[] =>
  (Object.keys(faults) as FaultId[]).flatMap((id) => {
    const { name, part, points, most, classes } = faults[id];
    if (classId === null || !(classes as readonly string[]).includes(classId)) return [];
    const found = findings[id](show);
    if (found === null) return [];
    const cost = Math.min(most, points * (count[id]?.(show) ?? 1));
    return [{ id, part, cost, words: `${name}: ${found}` }];
  });
