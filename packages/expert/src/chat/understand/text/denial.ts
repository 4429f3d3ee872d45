const denial =
  /\b(?:no|not|never|none|without|nor|neither|nobody|nothing|cannot|free of|no longer|stopped|any signs? of|haven't|hasn't|hadn't|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|won't|can't|couldn't|wouldn't|shouldn't)\b/;
/** "Not only", "not eating and": words after which a denial ends. */
const turned =
  /\b(?:not only|not just|no idea|not sure|no doubt|don't know|can't tell|not long|cannot tell|no one knows|why not|not to mention|don't panic|no thanks|can't see why|no joke|not good|not well|not happy|not right|isn't right|isn't well|not normal|nothing works|nothing helps)\b/;
const parts = /\b(?:and|so|because|then|now|just|while|when|since|who|which|that)\b/;

/** A denial reaches over so many words. */
const REACH = 4;

/**
 * Whether the words right before deny what follows: "no signs of", "none of them are".
 * @param before the clause up to what is denied
 */
export const isDenied = (before: string): boolean => {
  const last = before.trim().split(' ').slice(-REACH).join(' ');
  const from = denial.exec(last);
  if (!from || turned.test(last)) return false;
  return !parts.test(last.slice(from.index + from[0].length));
};
