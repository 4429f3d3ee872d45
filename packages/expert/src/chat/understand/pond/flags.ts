/** What is told of the pond's equipment and of what the keeper has ready. */
import type { Message } from '../../message.ts';
import type { Clause } from '../text/clauses.ts';

type FlagId =
  'aerated' | 'zeolite' | 'confirmed' | 'watched' | 'peroxideReady' | 'uvOff' | 'thiosulphate';

/** The first that fits a clause decides; a denial stands before what it denies. */
const patterns: Readonly<Record<FlagId, readonly (readonly [boolean, RegExp])[]>> = {
  aerated: [
    [
      false,
      /\b(?:no|without|don't have|haven't got|not enough|doesn't have)(?: (?:any|an|a|got))* (?:air|air pump|air pumps|air stones?|aeration|airstones?|airpump)\b|\b(?:air ?pump|aeration|air ?stones?|airstone)(?: \w+){0,3} (?:off|stopped|broke|broken|failed|dead|died|packed up|not working|isn't working|not running)\b|\b(?:turned|switched) (?:the )?(?:air|air pump) off\b/,
    ],
    [
      true,
      /\b(?:air ?pumps?|air ?stones?|airstones?|aeration|aerator|air|bubbles|waterfall|venturi|fountain)(?: \w+){0,3} (?:is |are )?(?:on|running|going|working|24 \/ 7|full blast|full|already|strong|flat out)\b|\b(?:good|strong|plenty of|lots of|heavy|well|extra|loads of|running|heavily|have|got|with) (?:an |a |the |of |two |2 |strong |good |big |extra |large )*(?:air|aeration|aerated|air pumps?|air stones?|airstones?|aerator)\b|\bheavily aerated\b|\bwell aerated\b/,
    ],
  ],
  zeolite: [
    [
      false,
      /\b(?:no|without|don't use|don't have|haven't got|not using|never used)(?: any)? zeolite\b|\b(?:removed|remove|took|taken|taking|pulled)(?: \w+){0,3} zeolite\b|\bzeolite(?: \w+){0,3} (?:out|removed|gone)\b/,
    ],
    [
      true,
      /\b(?:have|has|got|using|use|with|is|there's|bag of|put|added|contains|full of|some|and)(?: \w+){0,3} zeolite\b|\bzeolite(?: \w+){0,2} (?:in|inside|bag|filter)\b/,
    ],
  ],
  confirmed: [
    [
      false,
      /\b(?:no|haven't|have not|didn't|did not|without|can't|cannot|not|never)(?: \w+){0,3} (?:scrapes?|scraped|scraping|microscope|scope|confirmed|diagnosed)\b|\bnot sure (?:what|if|which)\b|\bunconfirmed\b/,
    ],
    [
      true,
      /\b(?:scrapes?|scraping|scraped|microscope|scope|vet|lab|laboratory|swab)(?: \w+){0,5} (?:showed|shows|found|confirmed|confirms|show|revealed|saw|seen|positive|identified|diagnosed)\b|\b(?:confirmed|found|seen|saw|identified|diagnosed|see)(?: \w+){0,5} (?:scrape|microscope|scope|vet|lab|swab)\b|\bconfirmed\b|\bdid a scrape and\b/,
    ],
  ],
  watched: [
    [
      false,
      /\b(?:can't|cannot|won't|not able to|unable to)(?: \w+){0,3} (?:watch|stay|be there|supervise|monitor)\b|\b(?:leaving for work|going to work|at work all day|overnight|going out|away (?:all|for|this|next))\b/,
    ],
    [
      true,
      /\b(?:can|will|i'll|able to|going to|home to|here to|there to|be)(?: \w+){0,2} (?:stay|watch|watching|supervise|monitor)(?: \w+){0,4}\b|\b(?:i'm|i am|we're|be) (?:at )?home all (?:day|afternoon|morning)\b/,
    ],
  ],
  peroxideReady: [
    [
      false,
      /\b(?:no|without|don't have|haven't got|have no|not got|can't get|ran out of)(?: any)?(?: hydrogen)? (?:peroxide|h2o2)\b/,
    ],
    [
      true,
      /\b(?:have|got|with|bought|is|hydrogen)(?: \w+){0,4} (?:peroxide|h2o2)(?: \w+){0,2} (?:ready|here|standing by|to hand|at hand|on hand|on standby|by)\b|\b(?:have|got|i've|bought)(?: \w+){0,4} (?:peroxide|h2o2)\b|\b(?:peroxide|h2o2)(?: \w+){0,3} (?:ready|at hand|on hand|to hand|standby)\b/,
    ],
  ],
  uvOff: [
    [false, /\b(?:uv|uvc|uv lamp|uv light|uv clarifier)(?: \w+){0,2} (?:on|running)\b/],
    [
      true,
      /\b(?:uv|uvc)(?: \w+){0,3} (?:off|disconnected|unplugged|switched off|turned off)\b|\b(?:turned|switched|turn|switch)(?: \w+){0,3} (?:uv|uvc)(?: \w+){0,2} off\b|\b(?:turned|switched) off (?:the |my )?(?:uv|uvc)\b|\bno uvc?\b/,
    ],
  ],
  thiosulphate: [
    [
      false,
      /\b(?:no|without|didn't use|haven't used|not used|never used|don't use)(?: any)?(?: \w+)? (?:dechlorinator|thiosulphate|declorinator)\b/,
    ],
    [
      true,
      /\b(?:added|used|put|dosed|poured|with|treated)(?: \w+){0,5} (?:dechlorinator|thiosulphate|dechlorinated)\b|\b(?:dechlorinator|thiosulphate) (?:was |went |is )?(?:added|in|used)\b/,
    ],
  ],
};

export type Flags = Pick<Message, FlagId>;

const asked = /^(?:should|shall|do|does|can|could|would|must|is|are|how|what|if|need|when) /;

export const readFlags = (clauses: readonly Clause[]): Flags => {
  const flags: Record<FlagId, boolean | null> = {
    aerated: null,
    zeolite: null,
    confirmed: null,
    watched: null,
    peroxideReady: null,
    uvOff: null,
    thiosulphate: null,
  };
  for (const { text, ends } of clauses) {
    if (ends === '?' && asked.test(text)) continue;
    for (const [id, list] of Object.entries(patterns) as [FlagId, (typeof patterns)[FlagId]][]) {
      const found = list.find(([, pattern]) => pattern.test(text));
      if (found) flags[id] = found[0];
    }
  }
  return flags;
};

const newFilter =
  /\b(?:new|immature|brand new|unmatured|uncycled|not matured|not mature|just started|just set up|recently installed) (?:bio ?)?(?:filter|filters|filtration|system|pond|setup|set up)\b|\b(?:filter|pond|system)(?: \w+){0,3} (?:is |only |just |was )*(?:new|immature|not mature|not cycled|not matured|still maturing|cycling|maturing|not cycled yet)\b|\b(?:filter|pond)(?: \w+){0,4} (?:only )?(?:running|set up|started|installed|built|up|going)(?: \w+){0,3} (?:day|days|week|weeks)\b|\bnew pond\b|\bfilter is (?:only )?(?:\d+|one|two|three|a|a few|a couple(?: of)?) (?:day|week)s?(?: old)?\b/;
const oldFilter =
  /\b(?:mature|matured|established|well established) (?:filter|pond|system)\b|\bfilter (?:is )?(?:mature|matured|established)\b/;

export const isNewFilter = (whole: string): boolean =>
  newFilter.test(whole) && !oldFilter.test(whole.replace(/\b(?:not|im)\W?matured?\b/g, ''));

export const hasPlants = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ text }) =>
      /\b(?:plants|plant|lilies|lily|water lily|hornwort|elodea|iris|irises|watercress|water hyacinth|planted|oxygenators)\b/.test(
        text,
      ) &&
      !/\b(?:no|without|don't have|haven't|not)(?: \w+){0,2} (?:plants?|lil(?:y|ies))\b|\btreatment plant\b/.test(
        text,
      ),
  );
