import { MAX_MESSAGE } from '@nishiki/contract/chat';
import { expect, it } from 'vitest';
import { askWords } from './ask-words.ts';

const assessed = { severity_level: 'high', diagnosis: { headline: 'Possibly an ulcer' } } as const;

it('tells the chat what was found and seen, and leaves the question open', () => {
  expect(askWords(assessed, 'A red hole.')).toBe(
    'My koi was just assessed: Possibly an ulcer (high severity). I saw: A red hole.\n\nMy question: ',
  );
  expect(askWords(assessed, '')).not.toContain('I saw');
});

it('stays within a message, with room for the question', () => {
  expect(askWords(assessed, 'x'.repeat(MAX_MESSAGE)).length).toBeLessThan(MAX_MESSAGE - 50);
});
