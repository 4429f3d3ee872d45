import type { ChatIntent } from '@nishiki/contract/chat';

/** Word beginnings that give a subject away, the weightiest subject first. */
const words: readonly (readonly [ChatIntent, RegExp])[] = [
  ['health', /\b(sick|ill|dying|dead|disease|parasit|fluke|ulcer|spots?\b|gasp|treat|medic|vet\b)/],
  ['water', /\b(water|ammonia|nitrite|nitrate|ph\b|kh\b|gh\b|oxygen|salt|chlor|temperature)/],
  ['breeding', /\b(breed|spawn|egg|fry\b|cross|genetic|cull)/],
  ['growth', /\b(grow|length|weigh|feed|food|size|big\b)/],
  ['show', /\b(show|judg|score|bench|compet)/],
  ['maintenance', /\b(filter|pump|clean|winter|spring|maint|pond|uv\b)/],
  ['identification', /\b(what koi|which koi|variet|identif|kohaku|sanke|showa|tancho|name)/],
];

/** What a message may be about, by its words alone: the expert reads the message itself. */
export const guessIntent = (text: string): ChatIntent =>
  words.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0] ?? 'general';
