import { dangerIds, type DangerId, type Message } from '../../message.ts';
import type { Clause } from '../text/clauses.ts';
import { isDenied } from '../text/denial.ts';
import { dangerWords, refusing, wishing } from './danger-words.ts';

export type Known = Pick<
  Message,
  'treatments' | 'conditions' | 'reading' | 'signs' | 'emergencies' | 'given' | 'asks' | 'confirmed'
> & {
  readonly whole: string;
  /** How the volume was found, of what is told or known. */
  readonly how: 'measured' | 'estimated' | null;
};

const doseAsked =
  /\b(?:how much|dose|dosage|dosing|mg|inject\w*|how do i (?:give|use|dose|mix|add|treat)|how to (?:give|use|dose|mix|add|inject|treat)|how many|give (?:them|it|my|him|her|the)|where (?:can|do) i (?:buy|get)|buy|order|get hold|add|put|treat|use|using|feed|course|without a vet|work|should i|can i|which|best|recommend|what)\b/;
const raisesPh =
  /\b(?:raise|raising|increase|bring up|lift|up|higher|push|boost|put up|correct|fix|bump)(?: \w+){0,4} (?:ph|kh|alkalinity)\b|\b(?:ph|kh)(?: \w+){0,3} (?:up|higher|raised)\b|\bph (?:up|plus|increaser)\b|\b(?:add|adding|use|using|put|dose|throw|need)(?: \w+){0,4} (?:bicarb\w*|baking soda|soda|crushed oyster|lime)\b|\bbring the ph\b/;
const togetherWords =
  /\b(?:together|at the same time|same time|at once|mix\w*|combin\w*|along with|alongside|as well as|both|with|and|plus|on top of|while|still has|already|after|then|same day|straight after|next day|today|now)\b/;
const sameTime = /\b(?:same (?:day|time)|together|at once|in one go|mix\w*|combin\w*)\b/;
/** Long enough apart. */
const apart =
  /\b(?:week|weeks|fortnight|month|months|(?:7|10|14) days|ten days) (?:later|after|apart|between|in between)\b/;
const choosing = /\b(?:or|versus|vs|instead|difference|better|rather|compared?|alternative)\b/;
const heats =
  /\b(?:heat\w*|raise|raising|increase|turn up|warm\w*|up|higher|bump)\b(?: \w+){0,6} (?:temperature|heat|heater|water|pond|28|29|30|31|32|c|degrees)\b|\bheat(?:ing|er)?\b/;
const moves =
  /\b(?:sell\w*|give (?:away|them|it|my|some)|giving (?:away|them|some)|rehom\w*|move|moving|swap|trade|take (?:the |my )?(?:\w+ )?survivors?|take (?:them|it|some|my)|return(?:ing)? (?:them|it|the)|bring (?:them|it) to|transfer\w*|show(?:ing)? (?:them|it|my|at)|enter|donate|send|post|pass on|buy (?:new|more)|add (?:new|more)|introduce (?:new|more)|get (?:new|more))\b/;
const blind =
  /\b(?:just in case|to be (?:on the )?safe|just (?:bung|chuck|pour|throw|lob|tip|dump)\w*|(?:w ?\/ ?o|without|no)(?: \w+){0,2} (?:micro)?scope|without (?:a |doing a )?(?:scrape|scraping|microscope|diagnos\w*|knowing)|don't (?:have|own) a (?:micro)?scope|no microscope|not sure what|don't know what|no idea what|as a precaution|preventa?tive\w*|preventively|prophylactic\w*|everything|cover (?:all|everything)|all in one|shotgun|broad spectrum|blind)\b/;
const treating =
  /\b(?:treat\w*|dose|dosing|use|using|add|adding|put|give|try|medicate|chuck|throw|bung|pour|tip|lob|kill|cure|get rid|which treatment|what treatment|how much)\b/;
const untreatedTap =
  /\b(?:tap ?water|mains|hose|hosepipe|tap|from the tap)\b.*\b(?:without|no|straight|directly|untreated|don't (?:use|have|need|bother)|need (?:a )?(?:dechlorinat\w*|to dechlorinate)|stand|really need|direct|undechlorinated)\b|\b(?:without|no|do i (?:really )?need|skip|don't (?:use|have|need|bother with)|out of|is it (?:necessary|needed))(?: \w+){0,5} (?:dechlorinat\w*|declorinator|conditioner)\b|\b(?:straight|direct|directly) from (?:the )?(?:tap|hose|mains)\b|\buntreated (?:tap|mains|water)\b/;
const oxidisers = new Set(['permanganate', 'chloramine-t', 'formalin', 'fmg']);
/** Given before and still in the water: within so many days, or nobody knows. */
const DAYS_APART = 7;

/** Something, whatever it is, into the pond. */
const anything =
  /\b(?:what|something|anything|whatever|which (?:stuff|bottle|chemical|product|medicine|meds?))(?: (?:do|can|should|shall|to|i|we|could|just|you|stuff|else|is|it|that))* (?:pour|chuck|bung|tip|lob|throw|dump|put|dose)(?: \w+){0,2} in\b(?! (?:the )?(?:quarantine|a tub))/;
/** A prescription-only thing by one's own hand. */
const byOneself =
  /\b(?:can|could|how do|should|shall) i\b.*\b(?:myself|inject|without (?:a |the )?vet)\b/;
/** Salt that is meant to go in, where its value was read as a reading. */
const saltMeant =
  /\b(?:gonna|going to|want to|can i|should i|shall i|thinking|plan\w*|add|adding|put|do|doing)\b(?: \w+){0,4} salt\b/;
/** Went in before, in words that name no number of days. */
const wentIn =
  /\b(?:went in|is in|in (?:the )?(?:pond|water) (?:now|already)|yday|yest\w*|already in|just (?:did|used|dosed|put))\b/;

/** Per cent of salt that no pond holds for good (facts B.1). */
const MOST_SALT = 0.6;
const leaves =
  /\b(?:leave (?:it|them)|for good|permanent\w*|all (?:year|the time|summer|winter)|forever|always)\b/;
const isBath = /\b(?:dip|bath|minutes?|mins?|tub|bowl|bucket)\b/;

/** Two or more agents that are meant for the same water. */
const isTogether = ({ treatments, given, reading, whole }: Known): boolean => {
  // "Salt 0.1 %" is what the water holds.
  const agents = treatments.filter(
    (id) => id !== 'clove-oil' && !(id === 'salt' && reading.salt !== undefined),
  );
  const before = given
    .filter(({ daysAgo }) => daysAgo === null || daysAgo < DAYS_APART)
    .map(({ treatment }) => treatment);
  if (
    agents.some((id) => id !== 'salt') &&
    wentIn.test(whole) &&
    saltMeant.test(whole) &&
    !agents.includes('salt') &&
    reading.salt !== undefined
  )
    return true;
  const next = agents.filter((id) => !given.some(({ treatment }) => treatment === id));
  if (before.length > 0 && next.length > 0 && wishing.test(whole)) return true;
  return (
    agents.length >= 2 &&
    next.length >= 2 &&
    togetherWords.test(whole) &&
    (wishing.test(whole) || sameTime.test(whole)) &&
    !choosing.test(whole) &&
    !apart.test(whole) &&
    !/\b(?:know|told|said|learnt) (?:not|never) to\b|\bnever (?:mix|use|combine)\b/.test(whole)
  );
};

const virus = ({ conditions, emergencies }: Known): boolean =>
  emergencies.includes('khv') || conditions.some((id) => id === 'khv' || id === 'svc');

/** Wishes that are dangerous by what else is known: of the message, or of the whole conversation. */
export const dangersByContext = (known: Known): DangerId[] => {
  const { whole, treatments, reading, signs, how } = known;
  const agents = treatments.filter((id) => id !== 'salt' && id !== 'clove-oil');
  const found: DangerId[] = [];
  const add = (id: DangerId, is: boolean): void => {
    if (is) found.push(id);
  };
  const ammonia =
    (reading.ammonia ?? 0) > 0 ||
    (reading.nh3 ?? 0) > 0 ||
    known.emergencies.includes('ammonia') ||
    /\b(?:ammonia (?:is )?(?:present|high|showing)|with ammonia|got ammonia|have ammonia|some ammonia)\b/.test(
      whole,
    );
  add(
    'antibiotic-dose',
    treatments.includes('antibiotics') &&
      doseAsked.test(whole) &&
      !/\b(?:don't|do not|not|never|won't|avoid\w*|without|instead of)(?: \w+){0,3} antibiotics?\b/.test(
        whole,
      ) &&
      (byOneself.test(whole) ||
        !/\b(?:vet (?:gave|prescribed|has|says|said)|do i need a (?:vet|prescription))\b/.test(
          whole,
        )),
  );
  add('two-at-once', isTogether(known));
  add(
    'raise-ph-with-ammonia',
    ammonia &&
      raisesPh.test(whole) &&
      !/\b(?:don't|not|never|without) (?:to )?(?:raise|raising|increase)\b/.test(whole),
  );
  add('oxidiser-on-estimate', agents.some((id) => oxidisers.has(id)) && how === 'estimated');
  // What was given already is told, and not wished for.
  const isWished =
    agents.some((id) => !known.given.some(({ treatment }) => treatment === id)) ||
    /\b(?:can i|should i|shall i|how much|another|again|repeat|more)\b/.test(whole);
  add(
    'treat-gasping',
    agents.length > 0 && isWished && signs.get('gasping') === true && treating.test(whole),
  );
  add(
    'treat-unconfirmed',
    ((agents.length > 0 || /\b(?:treat|kill|get rid|cure)/.test(whole)) &&
      treating.test(whole) &&
      (blind.test(whole) || known.confirmed === false)) ||
      (anything.test(whole) && known.confirmed !== true && agents.length === 0),
  );
  add('move-fish-with-suspicion', virus(known) && moves.test(whole));
  add('heat-for-khv', virus(known) && heats.test(whole));
  add('overdose', (reading.salt ?? 0) > MOST_SALT && leaves.test(whole) && !isBath.test(whole));
  add('tap-water-untreated', untreatedTap.test(whole) && !/\bforgot\b/.test(whole));
  return found;
};

const asksLeave =
  /\b(?:i want|i'd like|should i|can i|could i|how (?:do|can) i|how to|want to|going to)\b/;
const accident =
  /\b(?:threw|thrown|fell|fallen|spilled|spilt|dropped|knocked|leaked|tipped|poured|got|blew|ran|washed|drifted)\b/;
const insists =
  /\b(?:skip|skipping|no need|don't need|can't be bothered|not bother\w*|waste of|clear so|don't want to test|without testing|just (?:tell|give|say))\b/;

/**
 * Wishes that can kill fish or break the law: the wish or the question whether to, not what is refused.
 * In the order of the contract's list.
 */
export const dangersIn = (clauses: readonly Clause[], known: Known): DangerId[] => {
  const found = new Set(dangersByContext(known));
  for (const [at, { text }] of clauses.entries())
    for (const [id, pattern] of dangerWords) {
      const match = pattern.exec(text);
      if (!match || found.has(id)) continue;
      const before = text.slice(0, match.index);
      const isSelf = id === 'hide-notifiable' || id === 'no-water-test';
      if (!isSelf && (isDenied(before) || refusing.test(text))) continue;
      if (id === 'euthanasia' || isSelf) found.add(id);
      else if (
        wishing.test(text) ||
        clauses[at]?.ends === '?' ||
        wishing.test(clauses[at + 1]?.text ?? '') ||
        wishing.test(clauses[at - 1]?.text ?? '')
      )
        found.add(id);
    }
  // Vodka for a fish that suffers is meant to end it.
  if (found.has('euthanasia')) found.delete('human-medicine');
  // A disease that no law names may be kept to oneself.
  if (found.has('hide-notifiable') && known.conditions.length > 0 && !virus(known))
    found.delete('hide-notifiable');
  // Report it, or not, of what? Only of a disease that must be reported.
  if (
    found.has('hide-notifiable') &&
    !virus(known) &&
    !/\b(?:fhi|cefas|inspector\w*|notifiable|authorit\w*|report)\b/.test(known.whole)
  )
    found.delete('hide-notifiable');
  // How one tests for copper, or what it does, is no wish to use it.
  if (
    found.has('copper') &&
    (!treating.test(known.whole) || /\bcopper (?:level|test|in my tap|reading)\b/.test(known.whole))
  )
    found.delete('copper');
  // What a child threw in or what was spilt is an accident, and no wish.
  if (found.has('other-poison') && accident.test(known.whole) && !asksLeave.test(known.whole))
    found.delete('other-poison');
  // Nobody tested so far: a wish only where something is to be put in all the same.
  if (found.has('no-water-test') && !treating.test(known.whole) && !insists.test(known.whole))
    found.delete('no-water-test');
  return dangerIds.filter((id) => found.has(id));
};
