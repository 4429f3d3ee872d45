import { unionisedAmmonia } from '@nishiki/koi-science/ammonia';
import type { SignId } from '@nishiki/contract/condition';
import { emergencyIds, type EmergencyId } from '@nishiki/knowledge/first-aid/schema';
import type { FishTold, Reading } from '../../message.ts';
import type { Clause } from '../text/clauses.ts';
import { signWords } from '../signs/sign-words.ts';
import { isTold } from '../signs/told.ts';
import { isDenied } from '../text/denial.ts';
import { isEvent } from './events.ts';

const words: Readonly<Record<EmergencyId, RegExp>> = {
  gasping:
    /\bgasp\w*|\bpiping\b|\bsuffocat\w*|\b(?:can't|cannot|not able to|struggling to|trouble|difficulty) breath\w*|\bgulping (?:for )?air\b|\bfor air\b|\bno (?:air|oxygen) (?:in|left|for)\b|\brunning out of (?:air|oxygen)\b|\bsurface\b(?: \w+){0,3} (?:gulping|gasping|breathing)\b/,
  deaths:
    /\b(?:dying|dieing|deaths)\b|\bdead (?:koi|fish|this|today|overnight|in)\b|\b(?:koi|fish|two|three|four|five|six|several|many|half|all|most|more|another|\d+)(?: \w+){0,3} (?:died|dead|dying)\b|\bdropping like flies\b|\blost (?:two|three|four|five|six|seven|eight|nine|ten|several|half|most|all|many|\d+|a few|another)\b(?! (?:scales?|weight|years?|litres?|gallons?|kg|%))|\bkeep(?:s)? dying\b|\bbelly up\b|\bkilled (?:all|half|most|my)\b|\bwiped out\b/,
  chlorine:
    /\b(?:pool|chlorine|chlor) (?:shock|tabs?|tablets?|granules|sticks?)\b|\b(?:forgot|forgotten|without|no|didn't (?:add|use)|not dechlorinated|never added|ran out of)(?: \w+){0,4} (?:dechlorinator|declorinator|dechlor|dechlorinated|dechlorinate|conditioner)\b|\b(?:hose|tap)(?: \w+){0,3} (?:left|running|on)(?: \w+){0,2} (?:on|all|overnight|over|night|running|hours)\b|\bleft (?:the )?(?:\w+ )?(?:hose|hosepipe|tap)(?: \w+){0,2} (?:on|running|in|overnight)\b|\bchlorine (?:poison\w*|burn\w*|in (?:the |my )?pond)|\b(?:straight|untreated|undechlorinated)(?: \w+){0,3} tap ?water\b|\btap ?water (?:straight )?(?:without|with no|untreated|straight)\b|\bbleach (?:in|into|got|went|spilled|spilt)\b|\boverflowed with tap\b/,
  ammonia:
    /\bammonia(?: \w+){0,4} off the (?:charts?|scales?|cards?|top)\b|\bammonia (?:spike\w*|poison\w*|burn\w*|emergency|is (?:very |really |super |extremely |sky |so |too )*high|through the roof|off the (?:charts?|scales?)|shot up|very high|too high|sky high|crazy)\b|\b(?:high|very high|spike (?:of|in)|spiking|spiked|massive|huge|sky high|too much|dangerous)(?: \w+)? ammonia\b/,
  nitrite:
    /\bnitrites?(?: \w+){0,4} off the (?:charts?|scales?|cards?|top)\b|\bnitrites? (?:spike\w*|poison\w*|emergency|(?:is|are) (?:very |really |super |extremely |sky |so |too )*high|through the roof|off the (?:charts?|scales?)|shot up|very high|too high|sky high)\b|\b(?:high|very high|spike (?:of|in)|spiking|massive|huge|sky high|too much|dangerous)(?: \w+)? nitrites?\b|\bbrown blood\b/,
  pump: /\b(?:pump|pumps|filter|power|electric|electricity|air pump|electrics|rcd|trip switch)(?: \w+){0,4} (?:stopped|stops|failed|fails|broke|broken|died|dead|off|cut|out|tripped|packed (?:up|in)|burnt|burned|gone|down|not working|blocked|bust|seized|conked|knackered|buggered|kaput|jammed|stolen|nicked|pinched|robbed|missing)\b|\b(?:nicked|stole|stolen|pinched|robbed|thieved|swiped|took)(?: \w+){0,3} (?:pumps?|filter|air pump|blower)\b|\bno (?:flow|water moving|circulation)\b|\bdry waterfall\b|\bwaterfall (?:is |has |gone )*(?:dry|stopped)\b|\bnothing (?:is )?coming out\b|\bno water (?:is )?coming\b|\bflow (?:has )?stopped\b|\bpower ?cut\b|\bpower outage\b|\bblack ?out\b|\bno (?:power|electricity|electric)\b|\b(?:pump|filter|power) (?:isn't|is not|not|wasn't|has stopped) (?:working|running)\b|\boutage\b/,
  jumped:
    /\bjump\w* out\b|\b(?:stuck|wedged|trapped|sucked)(?: \w+){0,4} (?:skimmer|drain|pump|pipe|inlet|filter)\b|\bjumped\b(?: \w+){0,6} found\b|\bfound\b(?: \w+){0,5} (?:stiff|dried|dried up|outside the pond)\b|\bout of (?:the |my )?(?:pond|water|tank|vat)\b|\b(?:found|lying|laying|is|was|koi|fish|landed|flopp\w*)(?: \w+){0,4} on (?:the )?(?:ground|floor|grass|lawn|patio|deck|decking|path|concrete|paving|driveway|slabs)\b/,
  khv: /\b(?:khv|koi herpes\w*|herpes ?virus|herpes|svc|spring viraemia|spring viremia)\b/,
};

/** Talk about the thing in general, not of one's own pond. */
const general =
  /^(?:(?:so|hi|hello|ok|just|and|also|please|hey|what) )*(?:what (?:is|are|causes|does|temperature)|what's|why (?:do|does|would|are) (?:koi|fish|they)|do koi|can (?:koi|goldfish|orfe|other fish|people|humans)|does|is khv|who do i|which authority|how (?:do|can|to|would) (?:i |you |we |one )?(?:prevent|avoid|stop koi|protect|test|tell|recognise|recognize|spot|know|treat koi|vaccinate)|how (?:does|do|long|common|many|much|is)|tell me about|explain|which|difference|symptoms of|signs of|is there a (?:cure|test|vaccine)|could koi|are koi|when do|at what)\b/;
const hypothetical =
  /\b(?:if|in case|prevent|avoid|risk of|worried about future|quarantine for|test(?:ed)? (?:for|negative)|vaccin\w*|so that|to stop (?:them|koi|fish)|free|negative|survived|(?:years?|yrs?) ago|last (?:year|summer|winter|spring)|once had|used to|ever)\b/;
const own = /\b(?:my|mine|our|i|we|they|these|them|help|one of|all of)\b/;
const frightened = /\b(?:help|urgent\w*|emergency|please|asap|now|quick\w*|right now|panic\w*)\b/;

/** Un-ionised ammonia from which it is an emergency, and nitrite (facts B.1). mg/l. */
const NH3 = 0.05;
const NITRITE = 1;
const OXYGEN = 5;
const CHLORINE = 0.02;

const byReading = ({
  ammonia,
  nh3,
  ph,
  temperature,
  nitrite,
  oxygen,
  chlorine,
  chloramine,
}: Reading): EmergencyId[] => {
  const found: EmergencyId[] = [];
  // Total ammonia alone is not judged: without pH and temperature it says little.
  const known =
    nh3 ??
    (ammonia !== undefined && ph !== undefined && temperature !== undefined && temperature >= 0
      ? unionisedAmmonia(ammonia, temperature, ph)
      : 0);
  const isHigh = known >= NH3;
  if (isHigh) found.push('ammonia');
  if ((nitrite ?? 0) >= NITRITE) found.push('nitrite');
  if (oxygen !== undefined && oxygen < OXYGEN) found.push('gasping');
  if ((chlorine ?? 0) >= CHLORINE || (chloramine ?? 0) >= CHLORINE) found.push('chlorine');
  return found;
};

/** At the surface, in any words of theirs. */
const gasping = (text: string): boolean => {
  const words = signWords()
    .find(([id]) => id === 'gasping')?.[1]
    .exec(text);
  return words ? !isDenied(text.slice(0, words.index)) : false;
};

const isShort = ({ oxygen }: Reading): boolean => oxygen !== undefined && oxygen < OXYGEN;

const has = (signs: ReadonlyMap<SignId, boolean>, ...ids: readonly SignId[]): number =>
  ids.filter((id) => signs.get(id) === true).length;

/** Signs that together make KHV, or another virus that must be reported, a thing to think of first. */
const isVirusLikely = (signs: ReadonlyMap<SignId, boolean>, { deaths }: FishTold): boolean => {
  const gills = has(signs, 'gills-necrotic');
  const others = has(
    signs,
    'sunken-eyes',
    'pale-rough-patches',
    'excess-mucus',
    'new-fish',
    'several-fish',
    'deaths',
  );
  const dying = has(signs, 'deaths') > 0 || (deaths ?? 0) >= 2;
  return (
    (gills === 1 && others >= 2) ||
    (gills === 1 && dying) ||
    (has(signs, 'sunken-eyes') === 1 &&
      dying &&
      has(signs, 'new-fish', 'several-fish', 'lethargic') >= 1)
  );
};

/**
 * What must be helped at once, by words, signs and readings, in the order of first aid.
 * @param panics whether the message is written in fear: then a general question counts as well
 */
export const emergenciesIn = (
  clauses: readonly Clause[],
  {
    signs,
    reading,
    fish,
    panics,
  }: {
    signs: ReadonlyMap<SignId, boolean>;
    reading: Reading;
    fish: FishTold;
    panics: boolean;
  },
): EmergencyId[] => {
  const found = new Set<EmergencyId>(byReading(reading));
  const told = clauses.some(({ text }) => own.test(text) && !general.test(text));
  const whole = clauses.map(({ text }) => text).join(' ');
  for (const { text } of clauses) {
    if (!isTold(text)) continue;
    const inGeneral =
      general.test(text) &&
      !(own.test(text.replace(/\b(?:can|do|should|how|would|will) (?:i|we|they)\b/g, '')) && told);
    if (
      (inGeneral && !panics) ||
      (hypothetical.test(text) &&
        !frightened.test(text) &&
        !/\b(?:my|they're|are) (?:koi|fish )?(?:gasping|dying)/.test(text))
    )
      continue;
    for (const id of emergencyIds) {
      const match = words[id].exec(text);
      if (match && isEvent(id, text, match[0], whole) && !isDenied(text.slice(0, match.index)))
        found.add(id);
    }
  }
  if (clauses.some(({ text }) => !general.test(text) && isTold(text) && gasping(text)))
    found.add('gasping');
  if (signs.get('gasping') !== true && !isShort(reading)) found.delete('gasping');
  if (signs.get('deaths') === false) found.delete('deaths');
  if ((fish.deaths ?? 0) >= 2) found.add('deaths');
  if (isVirusLikely(signs, fish)) found.add('khv');
  return emergencyIds.filter((id) => found.has(id)).sort((one, other) => rank(one) - rank(other));
};

/** The virus first: what must not be done then decides all the rest. */
const rank = (id: EmergencyId): number => (id === 'khv' ? -1 : emergencyIds.indexOf(id));

const fear =
  /\bhelp\b(?! (?:me )?(?:choose|identify|with (?:my )?(?:homework|filter|naming)|to))|\bemergency\b|\burgent\w*|\basap\b|\bplease please\b|\bpanic\w*|\bdesperate\b|\bfreaking out\b|\bdying\b|\bomg\b|\boh (?:my )?(?:god|no)\b|\bquick(?:ly)?\b|\bright now\b|\bscared\b|\bterrified\b|\bhurry\b|\bsos\b|\b(?:going to|gonna) die\b|\bdon't know what to do\b|\bimmediately\b|\bfast !/;

/** Written in fear or haste: words of it, capitals throughout, marks in a row. */
export const panicsIn = (raw: string, whole: string): boolean => {
  if (fear.test(whole) || /!!|\?\?\?|!\?/.test(raw)) return true;
  const letters = raw.replace(/[^A-Za-z]/g, '');
  return letters.length >= 20 && letters === letters.toUpperCase();
};
