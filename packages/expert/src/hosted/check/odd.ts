/** Writing that hides what it says. It is struck out rather than read. */

/** English words that any sentence of some length has. */
const ENGLISH =
  /\b(?:the|a|an|of|is|are|to|in|and|it|its|this|that|these|your|you|with|for|on|or|no|not|be|as|at|by|from|if|do|does|can|will|all|when|then|than|test|water|fish|koi|pond|ponds|they|them|their|there|some|more|most|only|one|each|every|which|without|after|before|over|under|out|off|up|down|about|into|between|both|so|but|also|any|first|keep|take|look|have|has|mean|means|still|what|who|why|how|where|while|nearly|often|always|usually|shows?|use|add|stop|feed|air|days?|weeks?|here|too|other|others|through|until|because|food|gills?|eggs?|skin|white|red|black)\b/gi;

/** Number words of other languages; those that are also English words are left out. */
const FOREIGN =
  /(?<!\p{L})(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|dreissig|vierzig|fünfzig|hundert|tausend|gramm|esslöffel|teelöffel|deux|trois|quatre|cinq|huit|neuf|dix|douze|vingt|trente|quarante|cinquante|cent|mille|grammes?|cuillères?|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cincuenta|cien|ciento|gramos?|cucharadas?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|cinquanta|cento|grammi|cucchiai\p{L}*|dois|três|quatro|dez|vinte|trinta|gramas?|colheres|twee|drie|vijf|zes|zeven|negen|tien|twintig|dertig|vijftig|honderd|dwa|trzy|cztery|pięć|dziesięć|dwadzieścia|ichi|san|yon|roku|nana|hachi|kyuu?|juu?|nijuu?|hyaku)(?!\p{L})/giu;

/** Words with figures in them that are words: formulas, ordinals, names of pumps and vitamins. */
const FORMULA =
  /^(?:k?mno4|h2o2|h2o|nh3|nh4|no2|no3|co2|o2|cl2|caco3|nahco3|na2s2o3|cuso4|nano3|kh2po4|po4|ms-?222|b12|b6|b1|d3|k3|m[23]|cm[23]|ft3|kg|mg|g|\d+s|\d+(?:st|nd|rd|th)|\d+x|x\d+|e\d)$/i;
/** A figure and a unit, as "24g" and "30cm3". */
const WITH_UNIT = /^\d[\d.,/]*(?:-?\d[\d.,/]*)?(?:[a-z°µ%‰/"']+[23]?)?$/i;

const MIXED = /[\p{L}\d.,°µ%‰/-]*(?:\p{L}\d|\d\p{L})[\p{L}\d.,°µ%‰/"'-]*/gu;

export type OddContext = {
  /** Words of the conversation: foreign letters in them may be repeated. */
  readonly known: string;
  readonly hasUnit: (rest: string) => boolean;
};

const mixedWord = (word: string, hasUnit: OddContext['hasUnit']): boolean => {
  const bare = word.replace(/^[.,/-]+|[.,/-]+$/g, '');
  if (bare.split('/').every((part) => FORMULA.test(part))) return false;
  return !bare.split('-').every((part) => {
    if (/^\p{L}*$/u.test(part) || FORMULA.test(part) || !/\p{L}/u.test(part)) return true;
    const unit = /^[\d.,]+(.*)$/.exec(part)?.[1] ?? '';
    return WITH_UNIT.test(part) && hasUnit(unit);
  });
};

/**
 * Why a sentence cannot be read for certain; null where it can.
 * @param shown as it would be shown, markup gone
 * @param words its plain words
 */
export const oddIn = (
  shown: string,
  words: string,
  { known, hasUnit }: OddContext,
): string | null => {
  if (/&(?:#x?[\da-f]+|[a-z]{2,31});?/i.test(shown)) return 'entity';
  if (/<[a-z/!?]/i.test(shown)) return 'tag';
  if (/^\s*\[[^\]]+\]:/.test(shown)) return 'link definition';
  if (/\\[^\s]/.test(shown)) return 'escape';
  if (/\d\s*[*_`~]+\s*\d|\d\s*[*_`~]+\s*[a-z%°]{1,3}\b/i.test(shown) && /\d[*_`~]+\d/.test(shown))
    return 'figure cut by marks';
  if (/[\p{M}]/u.test(words)) return 'marks on letters';
  if (/(?![\d])\p{N}/u.test(words)) return 'figures of another script';
  const foreign = words.match(/(?![\p{Script=Latin}µμ°])\p{L}+/gu) ?? [];
  if (foreign.some((word) => !known.includes(word))) return 'letters of another script';
  if ((words.match(MIXED) ?? []).some((word) => mixedWord(word, hasUnit)))
    return 'letters in a figure';
  if (/\d\s+\d/.test(words.replace(/\d{1,3}(?: \d{3})+(?!\d)/g, '0')))
    return 'figures without a word';
  if (/\d\s*\^|\d\s*\*\*|\d\s*[x×*]\s*10\s*\^?-?\d|\d[.,]\d+[.,]\d/.test(words)) return 'powers';
  if (/(?:(?<![\p{L}'])\p{L}[\s.-]+){4,}\p{L}(?!\p{L})/u.test(words)) return 'spaced letters';
  if (/[^\s]{41,}/.test(words)) return 'a very long word';
  if ((words.match(FOREIGN) ?? []).length > 0) return 'numbers of another language';
  const count = words.split(/\s+/).length;
  if (count >= 7 && (words.match(ENGLISH) ?? []).length * 8 < count) return 'another language';
  return null;
};
