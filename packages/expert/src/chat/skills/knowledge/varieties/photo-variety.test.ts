import type { AnalysisDraft } from '@nishiki/domain/ports';
import { describe, expect, it } from 'vitest';
import { readCase } from '../../../read-case.ts';
import { replyTo } from '../../../reply.ts';
import { photoVariety } from './photo-variety.ts';

/** Of a photo only what the answers read. */
const draftOf = (changes: Partial<AnalysisDraft>): AnalysisDraft =>
  ({
    outcome: 'identified',
    headline: 'Kohaku',
    description: 'White with red.',
    confidence: 93,
    candidates: [{ id: 'kohaku', name: 'Kohaku', probability: 0.93, tellsApart: ['No black.'] }],
    retake: [],
    showQuality: { rating: null, strengths: [], improvements: [] },
    evidence: { marks: [] },
    ...changes,
  }) as unknown as AnalysisDraft;

const asked = (text: string, photo: AnalysisDraft) =>
  readCase({ turns: [{ role: 'keeper', text }], photo });
const said = (text: string, photo: AnalysisDraft): string =>
  replyTo(asked(text, photo))
    .flatMap(({ lead, why }) => [...lead, ...why])
    .map((line) => line.text)
    .join(' ');

describe('a photo in the chat', () => {
  it('is named where the photo says firmly what it is', () => {
    expect(said('What koi is this?', draftOf({ headline: 'Kohaku' }))).toMatch(/Kohaku/);
  });

  it('without words is named, and searched for disease', () => {
    const answers = replyTo(asked('  ', draftOf({ headline: 'Kohaku' })));
    expect(answers.map(({ skill }) => skill)).toContain('photo-variety');
    expect(answers.map(({ skill }) => skill)).toContain('health-photo');
  });

  it('that is no koi is worth nothing', () => {
    const photo = draftOf({ outcome: 'not_koi', headline: 'Not a koi', candidates: [] });
    expect(photoVariety.answer(asked('which koi is this', photo)).worth).toBe(false);
  });
});
