import type { Message } from '../message.ts';

const anotherFish =
  /\b(?:another|a different|different|other|second|next|new) (?:one of my )?(?:question|koi|fish|pond|problem|issue|thing|topic|subject)\b(?! (?:are|is) (?:fine|ok|okay|well|normal|healthy))|\b(?:unrelated|separate(?:ly)?|changing (?:the )?subject|on another note|new question|forget (?:that|it)|start (?:again|over))\b/i;
const others =
  /\b(?:the )?other (?:koi|fish)\b(?: \w+){0,3} (?:fine|ok|okay|well|healthy|normal|too|as well|also)\b/i;

/** Whether it turns to another fish or another matter, so that what ailed the last one no longer counts. */
export const isNewCase = ({ text }: Message): boolean =>
  anotherFish.test(text) && !others.test(text);
