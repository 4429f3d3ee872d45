import type { Analysis } from '@nishiki/contract/analysis';
import { findingByKind, mayBe } from '@nishiki/knowledge/findings';
import type { Mark } from '@nishiki/vision/types';

export const within = (value: number): number => Math.min(1, Math.max(0, value));

const orNull = (value: number | null): number | null => (value === null ? null : within(value));

/**
 * A finding with what it may be, what looks the same and the question that tells them apart. Statements
 * that were read in no source say so, as everywhere.
 */
export const describeMark = (mark: Mark): Analysis['evidence']['marks'][number] => {
  const { note, lookAlikes, question } = findingByKind(mark.kind);
  return {
    kind: mark.kind,
    x: within(mark.x),
    y: within(mark.y),
    radius: within(mark.radius),
    strength: within(mark.strength),
    note,
    mapX: orNull(mark.mapX),
    mapY: orNull(mark.mapY),
    region: mark.region,
    mayBe: mayBe(mark.kind),
    lookAlikes: lookAlikes.map(
      ({ name, tellsApart }) =>
        `${name}. ${tellsApart.text}${tellsApart.uncited ? ' (Common knowledge of the hobby, read in no source.)' : ''}`,
    ),
    question,
  };
};
