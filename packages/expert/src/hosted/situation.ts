import type { Case } from '../chat/case.ts';
import { amountsIn } from './check/amounts.ts';
import type { Situation } from './check/dangers.ts';
import { POND } from './check/evidence.ts';

const NOTIFIABLE = /\b(?:khv|koi ?herpes\w*|svc|spring vira?emia)\b/i;

/** A volume in litres or named gallons: "gallons" alone are two volumes. */
const tellsVolume = (text: string): boolean =>
  amountsIn(text).some(
    ({ kind, low, word }) => kind === 'volume' && low >= POND && !/^gal/.test(word),
  );

/**
 * What the safety rules must know of a conversation.
 * @param draft the embedded expert's answer
 */
export const situationOf = (c: Case, draft: string, isFirstAid: boolean): Situation => {
  const said = [draft, c.message.text, ...c.earlier.map(({ text }) => text)].join('\n');
  const { ph, temperature, ammonia, nh3 } = c.water;
  return {
    canJudgeAmmonia: nh3 !== undefined || (ph !== undefined && temperature !== undefined),
    hasVolume: c.volume !== null || [c.message, ...c.earlier].some(({ text }) => tellsVolume(text)),
    // Where ammonia is talked of and not known to be none, it is taken to be there.
    hasAmmonia:
      (ammonia ?? 0) > 0 ||
      (nh3 ?? 0) > 0 ||
      (ammonia === undefined && /\bammonia\b/i.test(said)) ||
      isFirstAid,
    suspectsNotifiable: NOTIFIABLE.test(said),
    isEmergency: isFirstAid || c.message.emergencies.length > 0,
  };
};
