import type { Message } from '../../message.ts';
import type { ReadText } from '../text/read-text.ts';
import { amountAt } from '../quantities/numbers.ts';
import { findSpots } from '../quantities/find.ts';

const patterns: readonly (readonly [NonNullable<Message['smallTalk']>, RegExp])[] = [
  [
    'thanks',
    /^(?:(?:ok|okay|great|oh|perfect|brilliant|ah|cool|awesome|lovely|super|wow|excellent|good|alright|right|amazing|fantastic|nice|yes|well) )*(?:many |so )?(?:thanks|thank you|cheers|thx|ta|tanks|much appreciated|appreciate it|appreciated|thankyou|thank u|legend)(?: (?:you|so much|very much|a lot|a million|a bunch|mate|man|buddy|for (?:the|your|all|that) ?\w*(?: \w+)?|again|that's (?:all|great|helpful|perfect|it)|that helps|that helped|very helpful|i (?:will|'ll) (?:do|try) that|everyone|all|guys|great|much|loads|to you|bye|that was (?:very |really )?(?:helpful|great|useful)|great help|that is helpful|big help|really helpful|helpful))*$/,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|morning|evening|howdy|yo|konnichiwa|greetings|hi there|hello there|hey there|sup|g'day|alright)(?: (?:there|all|everyone|mate|guys|expert|nishiki|koi expert|friend|how are you|how are you doing|how's it going|anyone there|again|to you|you there|today|sir|bot|folks|are you there|anybody there))*$/,
  ],
  [
    'goodbye',
    /^(?:(?:ok|okay|thanks|right) )*(?:bye|goodbye|bye bye|see you|see ya|good night|goodnight|cya|take care|later|farewell|ttyl|have a (?:good|nice|great) \w+)(?: (?:bye|now|later|all|everyone|then|for now|soon|tomorrow|mate|too))*$/,
  ],
  [
    'who-are-you',
    /^(?:(?:hi|hello|hey|so|and|but) )*(?:who|what) (?:are|r|is) (?:you|this|u|nishiki)(?: (?:exactly|then|called|really|anyway))?$|^are you (?:a |an )?(?:real |human|bot|robot|ai|person|real|chatgpt|computer|machine|gpt)(?: ?(?:person|human|or a (?:bot|robot|human)))?$|^what can you (?:do|help (?:me )?with)(?: for me)?$|^(?:what's|what is) your name$|^how (?:do|does) (?:you|this) work$|^who made you$/,
  ],
];
/** Words alone, as small talk is told by. */
const wordsOf = ({ tokens }: ReadText): string =>
  tokens
    .filter(({ kind }) => kind !== 'mark')
    .map(({ word }) => word)
    .join(' ');

/** Said in slang: every word is one of talk, and one of them tells which. */
const slangTalk: readonly (readonly [NonNullable<Message['smallTalk']>, RegExp])[] = [
  ['who-are-you', /\b(?:who|what) (?:the \w+ )?(?:are|r) (?:you|u)\b/],
  [
    'thanks',
    /\b(?:ta|cheers|thanks|thank|thx|ty|tyvm|nice one|top man|legend|lifesaver|much appreciated)\b/,
  ],
  ['goodbye', /\b(?:bye|laters?|see (?:ya|you)|night night|nighty|tara|toodle ?pip|catch you)\b/],
  [
    'greeting',
    /\b(?:hi|hello|hey|hiya|yo|ey up|alright|morning|evening|oi|wassup|howdy|there|g'day)\b/,
  ],
];
const ofTalk = new Set(
  "a again all alright am and any anybody anyone are awesome back bloody bot boss bro brill bud buddy bye catch chap chatbot cheers chief computer cool dear duck ey evening everyone folks for fella friend g'day geezer good got great guys hell hello help here hey hi hiya howdy human in is it just later laters legend lifesaver lol love man mate matey me morning much muchly my nice night nighty now oh oi ok okay one pal person pip real right robot see so some sorted sorted! sir spot still sup super ta tara thank thanks that that's the then there thing this thx today toodle top ty tyvm u up very was wassup what who ya yes yo you your r machine ai it's some".split(
    ' ',
  ),
);
const MOST_SLANG = 9;

const slangTalkOf = (words: string): Message['smallTalk'] => {
  const all = words.split(' ');
  if (all.length > MOST_SLANG || !all.every((word) => ofTalk.has(word))) return null;
  return slangTalk.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
};

export const smallTalkOf = (text: ReadText): Message['smallTalk'] => {
  if (text.tokens.length > 24) return null;
  const words = wordsOf(text);
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? slangTalkOf(words);
};

const yes =
  /^(?:(?:oh|er|um|well|i think|ok) )*(?:yes|yeah|yep|yup|ye|yea|y|yess+|sure|correct|right|it is|it does|they do|they are|it has|i do|i have|i did|definitely|absolutely|affirmative|of course|certainly|i think so|think so|probably|looks like it|true|aye|exactly|indeed|yes please|please do|ok|okay|some do|some of them|a few|it did|there is|there are|all of them|they have|he does|she does|he is|she is|a bit|a little|sometimes|that's right|for sure)(?: (?:yes|please|they (?:do|are|have)|it (?:is|does|has)|i (?:do|have|did|think so|can)|he (?:does|is)|she (?:does|is)|there (?:is|are)|a (?:bit|little|few|lot)|some(?: of them)?|all of them|definitely|of course|thanks|sometimes|both|it's|i think|sure|correct|right|very much|several|many|one|two|loads|indeed|mate))*$/;
const no =
  /^(?:(?:oh|er|um|well|i think|ok) )*(?:no|nope|nah|na|not really|n|none|never|negative|not at all|it isn't|it doesn't|they don't|they aren't|i don't|i haven't|i didn't|nothing|no they don't|don't think so|i don't think so|not that i (?:know|can see|see|noticed|have seen)|not yet|none of them|not as far as i (?:know|can (?:see|tell))|no way|they do not|false|there isn't|there aren't|can't see any|not seen any|haven't seen any|not visible|of course not|definitely not|he doesn't|she doesn't|not now|it hasn't|they haven't)(?: (?:no|they (?:don't|aren't|haven't)|it (?:isn't|doesn't|hasn't)|i (?:don't|haven't|didn't|don't think so|can't)|not (?:really|that i can see|at all|yet|that i know|seen any|that i've seen)|none|nothing|sorry|thanks|thank you|he doesn't|she doesn't|there (?:isn't|aren't)|any|i think|of them|definitely not|mate|at the moment|so far))*$/;
const unknown =
  /\b(?:don't know|not sure|no idea|unsure|haven't (?:tested|checked|measured|looked|got a (?:kit|test kit|meter|clue))|can't tell|cannot tell|can't (?:see|say|test|measure)|don't have (?:a |any )?(?:test|kit|meter|thermometer|way|test kit)|haven't a clue|no clue|not tested|never tested|couldn't (?:say|tell)|who knows|hard to (?:say|tell|see)|don't remember|can't remember|not checked|do not know|i'm not certain|no way (?:to|of)|not certain|unknown|no kit|no test kit|don't have one|haven't got one|difficult to say|don't have that|skip|i wouldn't know|clueless)\b/;

/** "No dechlorinator was used" is no "no". */
const denies =
  /^\W*(?:no|nope)(?:\s*[,.;!-]| (?:the|i|it|its|they|he|she|we|not|but|just|only|there|nothing|none|that|this|my)\b)/;
const asking = /\b(?:how|what|why|which|should|can i|do i|is it|tell me|show me|need to)\b/;

/** What is left beside "I don't know" names no other matter. */
const saysNoMore = (rest: string): boolean =>
  rest.trim().split(/\s+/).length <= 7 &&
  !/\b(?:how|why|which|should|can i|pond|fish|koi)\b/.test(rest) &&
  !/\bwhat\b(?! (?:it|that|they)\b)/.test(rest);

/** "Yes", "nope", "dunno": what may answer a question, and says little else. */
export const bareReplyOf = (text: ReadText): Message['bareReply'] => {
  if (text.tokens.length > 14) return null;
  const words = wordsOf(text);
  if (
    /\?/.test(text.raw) &&
    !/^(?:not sure|don't know|no idea|i don't know|no|yes)\W*\?*$/.test(words)
  )
    return null;
  if (unknown.test(words) && saysNoMore(words.replace(unknown, ' '))) return 'unknown';
  if (yes.test(words)) return 'yes';
  if (no.test(words)) return 'no';
  // "No, the scrape was negative": the first word answers, the rest says more.
  const leads = /^(yes|yeah|yep|no|nope)\b/.exec(words)?.[1];
  if (
    !leads ||
    (leads.startsWith('n') && !denies.test(text.plain)) ||
    text.raw.includes('?') ||
    asking.test(words)
  )
    return null;
  return /^n/.test(leads) ? 'no' : 'yes';
};

const frame =
  /^(?:it |it's |its |is |about |around |roughly |approx |approximately |the |at |just |i |think |maybe |reading |says |shows |showing |currently |now |today |= |~ |says |be |must |would |say |probably |like |only |i'd |ok |yes |yeah |well |so |oh |tested |measured |got |get |was |my |that |that's |level |reads |a |an |of |with |in |, |: |\. )*$/;

/** A number and little else: "8.2", "it's about 22". */
export const bareNumberOf = (text: ReadText): number | null => {
  const { tokens } = text;
  if (tokens.length > 12) return null;
  const at = tokens.findIndex(
    (token, index) => token.kind === 'number' || (amountAt(tokens, index)?.inWords ?? false),
  );
  if (at < 0) return null;
  const [spot, ...more] = findSpots(tokens, text.plain, text.raw);
  const amount = amountAt(tokens, at);
  if (!amount || more.length > 0) return null;
  const before = `${tokens
    .slice(0, at)
    .map(({ word }) => word)
    .join(' ')} `.trimStart();
  const to = Math.max(spot?.to ?? 0, amount.to);
  const after = `${tokens
    .slice(to)
    .map(({ word }) => word)
    .join(' ')} `.trimStart();
  const rest =
    /^(?:or so |ish |i think |today |now |at the moment |about |roughly |approx |\. |! |please |this morning |yesterday |last time |right now |thanks |only |just |maybe |ok |in total |all together |altogether |measured |estimated )*$/;
  return frame.test(before) && rest.test(after) ? (spot?.value ?? amount.value) : null;
};
