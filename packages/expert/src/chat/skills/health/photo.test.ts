import { expect, test } from 'vitest';
import type { AnalysisDraft } from '@nishiki/domain/ports';
import { sickCase } from '../../../../test/sick-case.ts';
import { toMarkdown } from '../../render/to-markdown.ts';
import { photoSkill } from './photo.ts';

/** Of a photo only what the answer reads. */
const photo = (changes: Partial<AnalysisDraft>): AnalysisDraft =>
  ({
    outcome: 'identified',
    headline: 'Kohaku',
    retake: [],
    evidence: {
      marks: [
        {
          kind: 'red_sore',
          x: 0.5,
          y: 0.5,
          radius: 0.02,
          strength: 0.9,
          note: 'A red spot.',
          region: 'middle',
          mapX: null,
          mapY: null,
          mayBe: [{ id: 'aeromonas-ulcer', name: 'Bacterial ulcer' }],
        },
      ],
    },
    ...changes,
  }) as unknown as AnalysisDraft;

test('what the photo shows, what it may be, and that it proves nothing', () => {
  const c = { ...sickCase({ text: 'what is wrong with it' }), photo: photo({}) };
  expect(photoSkill.bid(c)).toBeGreaterThan(0.9);
  const answer = photoSkill.answer(c);
  const text = toMarkdown([answer]).pieces.join('');
  expect(text).toMatch(/Middle: A red spot\./);
  expect(text).toMatch(/Bacterial ulcer/);
  expect(text).toMatch(/A photo alone proves nothing/);
  expect(text).toMatch(/No photo shows ammonia/);
  expect(answer.evidence).toBe('photo');
});

test('a photo without a koi says nothing of health', () => {
  const refused = photo({ outcome: 'not_koi', headline: 'This is no koi.' });
  const c = { ...sickCase({ text: 'is it ill' }), photo: refused };
  expect(toMarkdown([photoSkill.answer(c)]).pieces.join('')).toMatch(
    /^This is no koi\. So nothing/,
  );
});

test('no photo, no answer about one', () => {
  expect(photoSkill.bid(sickCase({ text: 'is it ill' }))).toBe(0);
});
