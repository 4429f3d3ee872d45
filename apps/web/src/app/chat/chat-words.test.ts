import type { AnswerMeta } from '@nishiki/contract/chat';
import { describe, expect, it } from 'vitest';
import { chatCost, chatCostWords, sentWords } from './chat-cost.ts';
import { joinedBack } from './composer-draft.ts';
import { sends } from './enter-sends.ts';
import { safeAddress } from './safe-address.ts';
import { spoken, withSources } from './said-words.ts';

const plain = { photo: false, voice: false };

// Token costs of platform.md 9: 1 a message, 5 with an image, 1 spoken.
describe('what a message costs', () => {
  it('is one token, five with a photo', () => {
    expect(chatCost(plain)).toBe(1);
    expect(chatCost({ ...plain, photo: true })).toBe(5);
    expect(chatCost({ ...plain, voice: true })).toBe(1);
  });
  it('is said before it is sent', () => {
    const tokens = { kind: 'tokens', left: 3 } as const;
    expect(chatCostWords(tokens, plain)).toBe('1 token, 5 with a photo. You have 3.');
    expect(chatCostWords(tokens, { ...plain, photo: true })).toBe(
      'This needs 5 tokens, you have 3',
    );
    expect(chatCostWords({ kind: 'unlimited' }, plain)).toBe('Your plan has unlimited messages');
    expect(chatCostWords({ kind: 'tries', left: 0 }, plain)).toBeNull();
  });
  it('is followed by what remains', () => {
    expect(sentWords({ kind: 'tokens', left: 1 })).toBe('Message sent. 1 token remaining.');
    expect(sentWords({ kind: 'unlimited' })).toBeNull();
  });
});

describe('words that come back', () => {
  it('stand before what was typed meanwhile', () => {
    expect(joinedBack('first', '')).toBe('first');
    expect(joinedBack('first', 'second')).toBe('first\nsecond');
    expect(joinedBack('', 'second')).toBe('second');
  });
});

describe('Enter', () => {
  const key = {
    key: 'Enter',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    composing: false,
  };
  it('sends, except with Shift and while a word is put together', () => {
    expect(sends(key, true)).toBe(true);
    expect(sends({ ...key, shiftKey: true }, true)).toBe(false);
    expect(sends({ ...key, composing: true }, true)).toBe(false);
    expect(sends({ ...key, key: 'a' }, true)).toBe(false);
  });
  it('begins a line where that was chosen; with Ctrl it still sends', () => {
    expect(sends(key, false)).toBe(false);
    expect(sends({ ...key, ctrlKey: true }, false)).toBe(true);
  });
});

describe('addresses in an answer', () => {
  it.each(['/water/ammonia', '/first-aid#gasping', 'https://example.org/a', '#source-3'])(
    'keeps %s',
    (address) => expect(safeAddress(address)).toBe(address),
  );
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'mailto:a@example.org',
    'relative',
    '#elsewhere',
    'https://',
    '',
  ])('leads nowhere for %s', (address) => expect(safeAddress(address)).toBe(''));
});

describe('an answer in words', () => {
  const meta = {
    sources: [{ number: 1, title: 'Koi health', url: 'https://example.org/k', kind: 'book' }],
  } as unknown as AnswerMeta;
  it('is copied with its sources', () => {
    expect(withSources('Do this [1].', meta)).toBe(
      'Do this [1].\n\nSources\n[1] Koi health, https://example.org/k',
    );
    expect(withSources('Do this.', null)).toBe('Do this.');
  });
  it('is read out without signs', () => {
    expect(spoken('## First\n\n- **Aerate** now [1]\n- see [water](/water)')).toBe(
      'First\nAerate now\nsee water',
    );
  });
});
