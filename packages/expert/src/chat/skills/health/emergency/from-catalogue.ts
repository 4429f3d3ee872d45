import { emergencies } from '@nishiki/knowledge/first-aid/catalogue';
import type { Emergency, EmergencyId } from '@nishiki/knowledge/first-aid/schema';
import { said, uncited } from '@nishiki/knowledge/statement';
import type { Line } from '../../../answer.ts';
import { stopMovement } from '../reporting.ts';
import type { Plan } from './plan.ts';

const byId = new Map(emergencies.map((emergency) => [emergency.id, emergency]));

export const emergencyById = (id: EmergencyId): Emergency => {
  const found = byId.get(id);
  if (!found) throw new RangeError(`no first aid for ${id}`);
  return found;
};

const openings: Readonly<Record<EmergencyId, Line>> = {
  gasping: uncited(
    'This is an emergency: fish that gasp cannot breathe. Give air first, ask why second.',
  ),
  deaths: uncited('This is an emergency: help those that live, and let nothing leave the pond.'),
  chlorine: uncited('This is an emergency: chlorine burns the gills. Every minute counts.'),
  ammonia: uncited('This is an emergency: ammonia poisons the gills.'),
  nitrite: uncited('This is an emergency: nitrite keeps the blood from carrying oxygen.'),
  pump: uncited(
    'Without flow the oxygen runs out, fast in warm water. Give air another way first.',
  ),
  jumped: said(
    'Put it back into aired pond water now: a koi that is still moist often lives, even when it looks dead.',
    'koi-org-jumpers',
  ),
  khv: uncited(
    'Treat this as a suspicion of KHV (koi herpesvirus): it is critical, and there is no cure. Stop all movement of fish and report it now.',
  ),
};

/** Where the page of first aid leads on to another emergency, the chat says its first step. */
const onwards: Readonly<Partial<Record<EmergencyId, Line>>> = {
  chlorine: uncited(
    'Did tap water go in today? Then close the tap and put dechlorinator in for the whole pond, now.',
  ),
  ammonia: uncited(
    'Test ammonia with pH and temperature. Found: at pH 7 or more change 30 to 50 % of the water, dechlorinated and as warm as the pond, and repeat; at a lower pH only a tenth at a time. Leave the pH as it is.',
  ),
  nitrite: said(
    'Nitrite found: the same water change, zeolite out, then plain salt to 0.1 %, which is 1 kg for 1,000 litres. With nitrite fish gasp although the water holds enough oxygen.',
    'msu-brown-blood',
  ),
  khv: said(
    'Water all good, and still gasping? Look at the gills from outside. White or dead patches, or sunken eyes: move no fish, and report it as a suspicion of KHV.',
    'bsava-khv',
  ),
};

/** Steps after these are said without their reason, unless a source gives it: read on a phone. */
const EXPLAINED = 2;

const lineOf = ({ do: order, why, see }: Emergency['steps'][number], at: number): Line => {
  const onward = see && onwards[see];
  if (onward) return onward;
  return at >= EXPLAINED && why.sourceIds.length === 0
    ? uncited(order)
    : { ...why, text: `${order} ${why.text}` };
};

/** Said without trade: here nobody sells, they ask whom to give a fish to. */
const staysHere = (line: Line): Line =>
  /^Give (?:away|none away)/.test(line.text)
    ? { ...line, text: 'No fish leaves the pond, not even a healthy one, and no net is lent.' }
    : line;

/** Words that name a part of the page of first aid. */
const leadsToPage = ({ text }: Line): boolean => /\bGo (?:to|on here)\b/.test(text);

/** Steps of the page of first aid, as they are said in a conversation. */
export const planOf = (id: EmergencyId): Plan => {
  const { steps, never, call, after } = emergencyById(id);
  const lines = steps.map(lineOf).filter((line) => !leadsToPage(line));
  return {
    opening: openings[id],
    steps: id === 'khv' ? [stopMovement, ...lines.slice(1)] : lines,
    never: never.map(staysHere),
    call: [
      {
        ...call.when,
        text: `${call.whom === 'vet' ? 'A vet' : 'The authority'}: ${call.when.text.charAt(0).toLowerCase()}${call.when.text.slice(1)}`,
      },
    ],
    after: after.filter((line) => !leadsToPage(line)),
  };
};
