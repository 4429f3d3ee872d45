import type { Diagnosis, RankedCondition } from '@nishiki/contract/condition';
import type { ReportFacts } from '@nishiki/domain/analysis/report-facts';
import { describe, expect, it } from 'vitest';
import { draft, nothingFound, searchDraft } from '../../test/test-parts.ts';
import { blocksOf } from './blocks.ts';

const facts = (given: Partial<ReportFacts['analysis']>, more: Partial<ReportFacts> = {}) => ({
  analysis: { ...draft('identified'), id: 'x', photo: null, ...given },
  createdAt: new Date(0),
  photo: null,
  seen: [],
  notSeen: [],
  scoreCaveat: 'Caveat.',
  ...more,
});
const textOf = (given: ReportFacts): string =>
  blocksOf(given)
    .flatMap(({ title, lines = [], points = [] }) => [title, ...lines, ...points])
    .join('\n');

const condition = (name: string): RankedCondition => ({
  ...{ id: name, name, severity: 'high', share: 0.3, fit: 'partial', uncited: false },
  ...{ speaksFor: ['White grains'], speaksAgainst: [], ask: [], lookAlikes: [], sources: [] },
  ...{ firstAction: 'Test the water.', treatment: 'Salt.', confirmedBy: 'A skin scrape.' },
});

describe('the report', () => {
  it('numbers the marks as they are numbered on the photo, with what they are', () => {
    const mark = { x: 0.5, y: 0.5, radius: 0.1, strength: 1 };
    const { evidence } = draft('identified');
    const blocks = blocksOf(
      facts({
        evidence: {
          ...evidence,
          marks: [
            { ...mark, kind: 'red_sore', note: 'On the back.' },
            { ...mark, kind: 'ragged_fin', note: 'Left.' },
          ],
        },
      }),
    );
    expect(blocks.find(({ numbered }) => numbered)?.points).toEqual([
      'Red sore. On the back.',
      'Ragged fin. Left.',
    ]);
  });

  it.each([
    ['photo', 'the photo alone, the weakest level of evidence'],
    ['signs', 'the signs that the keeper looked for'],
    ['water', 'a water test'],
  ] as const)('tells on what a search stands: %s', (evidence, words) => {
    const diagnosis: Diagnosis = { ...nothingFound, evidence };
    expect(textOf(facts({ ...searchDraft('identified'), diagnosis }))).toContain(words);
  });

  it('tells what was seen and not seen, the first three conditions and what would prove them', () => {
    const conditions = ['White spot', 'Flukes', 'Costia', 'Lice'].map(condition);
    const given = facts(
      { ...searchDraft('identified'), diagnosis: { ...nothingFound, conditions } },
      { seen: ['Gasping'], notSeen: ['Flashing'] },
    );
    const text = textOf(given);
    expect(text).toContain('Seen: Gasping');
    expect(text).toContain('Looked for, and not there: Flashing');
    expect(text).toContain('3. Costia: fits in part, high severity');
    expect(text).toContain('What would prove it: A skin scrape.');
    expect(text).not.toContain('Lice');
  });

  it('says nothing of a fish where none was read', () => {
    const titles = blocksOf(facts({ ...draft('not_koi') })).map(({ title }) => title);
    expect(titles).toEqual(['The photo itself']);
  });
});
