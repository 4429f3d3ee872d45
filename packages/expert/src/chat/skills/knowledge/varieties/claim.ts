import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import type { Variety } from '@nishiki/knowledge/varieties/schema';

/** Somebody gave the fish a name: the dealer, a friend, the label on the bag. */
const named =
  /\b(dealers?|sellers?|shop|store|vendor|breeder|auction|ebay|mates?|friends?|neighbou?r|bloke|guy|man|lad|husband|wife|brother|uncle|dad|chap|lady|they|he|she|people|someone|somebody|everyone|forum|facebook|google|label|ticket|app|website)\b[^.?!]{0,30}\b(say\w*|said|reckons?|told|tells?|swears?|swore|thinks?|thought|calls?|called|insist\w*|claims?|claimed|labell?ed|sold|listed|named|says its|put)\b|\b(sold|bought|labell?ed|listed|described|advertised|sold to me|got (him|her|it)) as\b|\b(supposed|meant) to be\b|\b(i|we) (think|thought|reckon|guess|assumed?|call it|was told|were told|got told)\b|\b(sound|is that|is this|are they|is he|is she) (right|correct)\b|\bbeen had\b|\bwas told\b|\bor is (it|he|she)\b|\b(ebay )?(seller|dealer) (said|says)\b/;

/** A name that was given to the fish by somebody, whether or not it fits. */
export const isClaim = (text: string): boolean => named.test(text);

/** Whether what was described is what it was called, or a form of it. */
export const agrees = (described: Variety, claimed: Variety): boolean =>
  described.id === claimed.id ||
  described.formOf === claimed.id ||
  claimed.formOf === described.id ||
  described.id.endsWith(`-${claimed.id}`) ||
  (described.formOf !== undefined &&
    described.formOf !== null &&
    varietyById(described.formOf)?.formOf === claimed.id);
