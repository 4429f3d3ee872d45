import type { Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { perCase } from '../per-case.ts';
import { composeEmergency } from './compose.ts';
import type { EmergencyKind } from './kinds.ts';
import { emergenciesBefore, emergenciesNow } from './which.ts';

/** Only values of the water, no fish in distress: an amount that was asked for is not held back by it. */
const ofValues: readonly EmergencyKind[] = ['ph-crash', 'heat', 'cold'];
/** pH under which no sum is done before first aid (facts B.1). */
const CRASHED = 6;

const isSumOnly = ({ message, water }: Case, kinds: readonly EmergencyKind[]): boolean =>
  kinds.every((kind) => ofValues.includes(kind)) &&
  !(kinds.includes('ph-crash') && (water.ph ?? CRASHED) < CRASHED) &&
  message.emergencies.length === 0 &&
  !message.panics &&
  message.dangers.length === 0 &&
  [...message.signs.values()].every((present) => !present) &&
  (message.asks.includes('how-much') || Object.keys(message.goal).length > 0);

const kindsOf = perCase((c): EmergencyKind[] => {
  const now = emergenciesNow(c);
  return now.length > 0 ? now : emergenciesBefore(c);
});

/** First aid: whatever else was asked, the next ten minutes come first. */
export const emergencySkill: Skill = {
  id: 'emergency',
  bid: (c) => {
    const kinds = kindsOf(c);
    return kinds.length === 0 || isSumOnly(c, kinds) ? 0 : 1;
  },
  answer: (c) => composeEmergency(c, kindsOf(c)),
};
