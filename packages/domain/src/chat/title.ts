import { MAX_TITLE } from '@nishiki/contract/chat';

const WITHOUT_WORDS = 'A photo';

/** What a conversation is called after its first message, at most 80 characters, cut between words. */
export const titleOf = (words: string): string => {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line === '') return WITHOUT_WORDS;
  if (line.length <= MAX_TITLE) return line;
  const whole = line.slice(0, MAX_TITLE);
  const gap = whole.lastIndexOf(' ');
  // By characters, so that none is cut in two.
  const cut = gap > MAX_TITLE / 2 ? whole.slice(0, gap) : [...whole].slice(0, -2).join('');
  return `${cut.trimEnd()}…`;
};
