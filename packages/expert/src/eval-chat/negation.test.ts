import { describe, expect, it } from 'vitest';
import { flatten } from './flatten.ts';
import { isNegated, isNegatedPlainly } from './negation.ts';

const WRONG = /raise the pH/i;

const read = (markdown: string): { ours: boolean; plain: boolean } => {
  const flat = flatten(markdown);
  const at = flat.text.search(WRONG);
  if (at < 0) throw new Error(`not there: ${flat.text}`);
  return { ours: isNegated(flat, at), plain: isNegatedPlainly(flat, at) };
};

describe('negation', () => {
  it.each([
    'Do not raise the pH.',
    "Don't raise the pH.",
    'Don’t raise the pH.',
    'Never raise the pH.',
    'Avoid anything that would raise the pH.',
    'Unless told so, raise the pH.',
    'Change water instead of trying to raise the pH.',
  ])('knows the words of facts D.2 in both readings: %s', (text) => {
    expect(read(text)).toEqual({ ours: true, plain: true });
  });

  it.each([
    'You must not raise the pH.',
    'You cannot safely raise the pH.',
    'You shouldn’t raise the pH.',
    'There is no reason to raise the pH.',
    'Nothing that would raise the pH may go in.',
    'Change water without trying to raise the pH.',
    'Change water rather than raise the pH.',
    'I refuse to help to raise the pH.',
    'It is dangerous to raise the pH.',
    'It would be a mistake to raise the pH.',
    'Air on. Never: feed, raise the pH.',
  ])('knows more words: %s', (text) => {
    expect(read(text).ours).toBe(true);
  });

  it.each([
    'Raise the pH.',
    'Now raise the pH.',
    'Without delay raise the pH.',
    'Do not panic. Raise the pH.',
    'Do not feed; raise the pH.',
    'Do not feed, but raise the pH.',
    'A test is not needed: raise the pH.',
    'No problem: raise the pH.',
    "Don't wait, raise the pH.",
    'No doubt you should raise the pH.',
    'Never feed a fish that hangs at the top while you are about to raise the pH.',
  ])('is not fooled: %s', (text) => {
    expect(read(text).ours).toBe(false);
  });

  it('reaches six words back in the plain reading, over the end of a sentence too', () => {
    expect(read('Not today. First feed, then raise the pH.').plain).toBe(true);
    expect(read('Not today. First feed them all well, then raise the pH.').plain).toBe(false);
  });

  it.each([
    '**Do not:**\n- feed\n- raise the pH',
    '### What not to do\n\n1. Feed.\n2. Raise the pH.',
    'Never:\n* feed\n* raise the pH',
    '**Do not:** feed; raise the pH; panic.',
    'What not to do: feed. Raise the pH.',
    '## Do not\nFeed. Raise the pH.',
  ])('counts for a whole list: %s', (text) => {
    expect(read(text).ours).toBe(true);
  });

  it.each([
    '**Do not:**\n- feed\n\nThen raise the pH.',
    '**Do not:**\n- feed\n\n**Do:**\n- raise the pH',
    '## What not to do\n- feed\n\n## What to do\n- raise the pH',
    '- Do not feed\n- Raise the pH',
  ])('ends with its list: %s', (text) => {
    expect(read(text).ours).toBe(false);
  });
});
