/** Matters of another world, and wishes to be another machine. */
const foreign =
  /\b(?:bitcoins?|crypto\w*|ethereum|stock ?market|shares in|forex|invest(?:ment|ing)?|mortgage|loan|python|javascript|java|html|sql|source code|(?:write|fix|debug) (?:me )?(?:some |a |my |this )?(?:code|program|script|function|essay|poem|song|story|cv|resume|cover letter|email|letter)|homework|essay|football|footy|premier league|world cup|cricket|nba|nfl|election|president|prime minister|politic\w*|war in|religion|horoscope|lottery|recipe for|bake a|movie|netflix|film|celebrit\w*|capital of|tax return|visa|flight|hotel|car insurance|mot test|dating|girlfriend|boyfriend|tell me a joke|weather (?:tomorrow|forecast)|translate (?:this|to)|sort a list|chess|playstation|xbox|iphone)\b|\b(?:ignore|forget|disregard) (?:all |any |your |the |my )*(?:previous |prior |above |earlier )?(?:instructions?|rules|prompts?|guidelines)\b|\b(?:system prompt|jailbreak|pretend (?:you are|to be)|act as (?:a|an)|you are now)\b/;
/** "Ignore your koi stuff": koi are named to be left out. */
const setAside =
  /\b(?:ignore|forget|never ?mind|leave|stop|skip|not|instead of|enough)\b[^.?!]{0,24}\b(?:koi|fish|pond)s?\b(?: (?:stuff|things?|talk|questions?|bit))?/g;
const ours =
  /\b(?:kois?|fish|ponds?|nishikigoi|carp|ammonia|nitrite|kohaku|sanke|showa|filter|pellets?|spawn\w*|fry)\b/;

/** Written to order, about koi or not. */
const made =
  /\b(?:write|compose|make up|draft)(?: me)?(?: an?| some| my)? (?:\w+ )?(?:poems?|songs?|stor(?:y|ies)|essays?|code|limericks?|haikus?|rap|letters?|cv)\b/;
const sum = /^(?:what(?: ?s| is)? |calculate |whats )?\d+ ?[x*+/-] ?\d+\W*$/;

/** Asked about anything but koi. @param text as `plain` writes it */
export const isForeign = (text: string): boolean =>
  made.test(text) ||
  sum.test(text) ||
  (foreign.test(text) && !ours.test(text.replace(setAside, ' ')));
