import { describe, expect, it } from 'vitest';
import { readCase } from './read-case.ts';
import { replyTo } from './reply.ts';

const answersTo = (text: string) => replyTo(readCase({ turns: [{ role: 'keeper', text }] }));
const all = (text: string): string =>
  answersTo(text)
    .flatMap(({ lead, now, why, numbers }) => [...lead, ...now, ...why, ...numbers])
    .map((line) => line.text)
    .join(' ');

describe('an answer of two parts', () => {
  it.each([
    'scales sticking out like a pine cone, fat belly. can i put epsom salts in the whole pond?',
    'ammonia 1, ph 8.5, 25C, what water change gets it to 0.05?',
    'How much salt for 0.3 % in 5000 litres, and what do I feed at 20 C for 12 kg of koi?',
  ])('“%s” asks back once at most', (text) => {
    expect(answersTo(text).filter(({ ask }) => ask !== null).length).toBeLessThanOrEqual(1);
  });

  it('refuses first, and says what the fish may have', () => {
    const answers = answersTo(
      'scales sticking out like a pine cone, fat belly. can i put epsom salts in the whole pond?',
    );
    expect(answers[0]?.skill).toBe('refusal');
    expect(answers[1]?.why.map(({ text }) => text).join(' ')).toMatch(/dropsy/i);
  });
});

describe('chlorine that came in solid', () => {
  it('is taken out, and no tap is blamed', () => {
    const said = all('my kid threw pool chlorine tablets into the pond, fish are acting crazy');
    expect(said).toMatch(/Take out all of it/);
    expect(said).toMatch(/dechlorinat/i);
    expect(said).not.toMatch(/Close the tap/);
  });
});

describe('ammonia in acid water', () => {
  it('is never met with a third of fresh tap water at once', () => {
    const said = all('ammonia is 3 and ph 6.0, should i raise the ph with baking soda?');
    expect(said).toMatch(/Under pH 7 only a tenth|small parts/);
    expect(said).not.toMatch(/(?<!At pH 7 or more )[Cc]hange a third to a half/);
  });
});
