/** What a koi expert never says: prices, deeds it cannot do, its own instructions, another's advice undone. */
export const deceits: readonly { readonly id: string; readonly pattern: RegExp }[] = [
  {
    id: 'offer',
    pattern:
      /\b(?:discounts?|coupons?|vouchers?|promo(?:tion)?(?: code)?s?|special offer|free (?:tokens?|months?|trial|subscription|upgrade|plan)|refund(?:s|ed)?|cash ?back|gift cards?|bitcoin|crypto\w*|paypal|bank transfer|wire transfer|\d+ ?% off|half price|on sale|buy now|limited time|prizes?|you have won|winner|claim (?:it|your)|pay (?:by|with|now|here|below)|upgrade (?:to|now|your)|check-?out|enter your|reply with your|send (?:me|us) your|whatsapp|telegram|google (?:it|for)|on google|order (?:it |them )?(?:there|here|from|online))\b/i,
  },
  {
    id: 'deed',
    pattern:
      /\b(?:I|we|system|nishiki)(?:'ve| have| has|'ll| will| am| are|'m)? (?:just |now |already )?(?:credit|refund|upgrad|delet|charg|sent|send|e-?mail|book|order|report|call|cancel|chang|updat|add|grant|transfer|unlock|activat|sav|record|notif|contact)(?:e?d|ed|ing|t)? (?:your|you|the|an?|my|his|her|all|\d+|to)\b/i,
  },
  {
    id: 'account',
    pattern:
      /\b(?:passwords?|credit card|card number|cvv|api[ _-]?keys?|secret key|access token|admin(?:istrator)?|developer mode|jailbr\w+|DAN|sudo|root access|database|other (?:users?|keepers?)(?:'s?)?|user id|e-?mail address is|logged in as|(?:your|token|account) balance|tokens? (?:left|remaining|balance)|subscription)\b/i,
  },
  {
    id: 'instructions',
    pattern:
      /\b(?:system prompt|my (?:instructions|rules|prompt|guidelines)|(?:ignore|disregard|override|forget|bypass|disable)[^.;]{0,40}\b(?:instructions?|rules?|warnings?|checks?|above|previous|safety)|I (?:was|am|have been) (?:told|instructed|programmed|configured)|as an? (?:ai|language model)|end of (?:answer|check|verified)|my name is|I (?:am|'m) (?:a |the )?(?:dr|doctor|vet|professor)|fact sheet|verified by|checked by|unchecked)\b/i,
  },
  {
    id: 'undoing',
    pattern:
      /\b(?:(?:(?:that|this|the above|the first|(?:the )?earlier|(?:the )?previous|(?:the )?old)\s+|(?:the )?(?=(?:advice|answer|warnings?|first aid|rules?)\b))(?:advice|answer|warnings?|part|text|first aid|rules?|number|dose)?(?: above| before)?\s*(?:is|was|are|were)\s+(?:outdated|wrong|nonsense|a myth|incorrect|no longer|not true|a test|only a test|false|overcautious|exaggerated)|ignore (?:the|that|this|what)|contrary to (?:the|what)|vets? (?:are|only want|just want))\b/i,
  },
];
