import type { ReadText } from '../text/read-text.ts';

const start =
  /^(?:ok |okay |thanks |right |so |and |but |well |oh |sorry |great |cool |hmm |ah |, |\. )*(?:and (?:for|if|what|how|with|at|in|the|is|can|when|why|should|do|does|it|then|my|now)|what about|how about|what if|and|for (?:\d|a|my|uk|us)|at \d|with \d|why(?: is that| not| that| so)?$|why ?\?*$|how come|how so|then what|what then|what next|and then|so (?:how|what|can|should|do|is|does)|is that|is this|was that|does (?:that|this)|will (?:that|this|it)|would (?:that|this|it)|can (?:that|this|it)|should (?:that|this|it)|isn't (?:that|it)|are you sure|really|the same|same|in (?:gallons|litres|grams|kg|pounds|fahrenheit|celsius|lbs|ounces|ml)|only estimated|i meant|i mean|sorry|correction|actually|what else|anything else|tell me more|more|explain|go on|continue|which one|the (?:first|second|third|last|other|former|latter)|how (?:much|many|long|often)(?: of (?:it|that|them|this))? ?\?*$|how (?:do|does|should|can|would) (?:i|it|that|you) (?:do|work|use|add|know|tell|test|measure)(?: that| it| them| this)? ?\?*$|when ?\?*$|where ?\?*$|how ?\?*$)(?: |$)/;
/** "Is it safe to" points at nothing. */
const impersonal =
  /\b(?:is|was|would|will) it (?:be )?(?:ok|okay|safe|normal|possible|better|best|worth|bad|good|necessary|true|too late|legal|time|dangerous|alright|fine|harmful|cruel)\b|\bthe same time\b/g;
const pointer =
  /\b(?:that|it|them|those|this|these|the same|instead|you said|you told|earlier|the above|previous|before that|again|as well)\b/;

/** "And for 3000?", "why?", "what about it": of what was said before. */
export const refersBackIn = (text: ReadText): boolean => {
  const words = text.tokens
    .slice(0, 40)
    .map(({ word }) => word)
    .join(' ');
  if (text.tokens.length > 40) return false;
  if (/^(?:and|but|so) (?:my|the|a|i|we) .{60}/.test(words)) return false;
  if (start.test(words)) return true;
  return (
    text.tokens.length <= 9 &&
    pointer.test(words.replace(impersonal, '')) &&
    /\?|^(?:is|can|will|does|would|should|how|what|why|when|do)\b/.test(words) &&
    !/\b(?:my|koi|fish|pond)\b/.test(words)
  );
};

export const isAboutProduct = (whole: string): boolean =>
  /\b(?:tokens?|subscription\w*|subscribe|refund\w*|invoice\w*|billing|my account|delete account|password|log ?in|log ?out|sign (?:in|up|out)|cancel (?:my )?(?:plan|subscription|account)|upgrade|premium|pro plan|hobbyist plan|enthusiast plan|free trial|this (?:site|app|website)|your (?:site|app|website|service|prices?)|the (?:app|website)|nishiki\b(?! ?goi)|referral|affiliate|xp|experience points|my profile|credit card|payment|customer support|privacy|gdpr|export my data|how much does (?:this|it|the app|nishiki) cost|tickets?)\b/.test(
    whole,
  ) && !/\bph token\b/.test(whole);
