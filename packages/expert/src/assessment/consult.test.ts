import type { AnalysisDraft } from '@nishiki/domain/ports';
import { recommendationSchema } from '@nishiki/contract/chat';
import type { SeenSign, WaterReading } from '@nishiki/contract/condition';
import { describe, expect, test } from 'vitest';
import { diagnose } from '../condition/diagnose.ts';
import { consult } from './consult.ts';

const today = new Date('2026-04-28T21:00:00Z');

/** A draft with what was told; of the photo only what the words read. */
const draft = (signs: SeenSign[], water: WaterReading = {}, country: string | null = null) =>
  ({
    outcome: 'identified',
    headline: 'Kohaku',
    retake: [],
    evidence: { marks: [] },
    diagnosis: diagnose({ marks: [], photoReadable: true, signs, water, country }),
  }) as unknown as AnalysisDraft;

const seen = (...ids: SeenSign['id'][]): SeenSign[] => ids.map((id) => ({ id, present: true }));

describe('gasping in poisoned water', () => {
  const water = { temperature: 22, ph: 8.4, ammonia: 2, nitrite: 0.5 };
  const result = consult(draft(seen('gasping', 'several-fish'), water), today);

  test('is critical, and the steps are due today', () => {
    expect(result.severity).toBe('critical');
    expect(result.recommendations[0]).toMatchObject({
      title: 'Emergency steps, now',
      priority: 'urgent',
      due_date: '2026-04-28',
    });
  });

  test('is tested again tomorrow, and photographed in a week', () => {
    const dates = Object.fromEntries(result.recommendations.map((r) => [r.title, r.due_date]));
    expect(dates['Test the water again']).toBe('2026-04-29');
    expect(dates['Follow-up photo']).toBe('2026-05-05');
  });

  test('stands on the third level, and says what is above', () => {
    expect(result.analysis).toMatch(/Level 3 of 4/);
    expect(result.analysis).toMatch(/a laboratory/);
    expect(result.analysis).toMatch(/0\.206 mg\/l/);
  });
});

test('a suspicion of KHV: report it today, with the number of the country', () => {
  const khv = seen('gills-necrotic', 'sunken-eyes', 'deaths');
  const { severity, analysis, recommendations } = consult(
    draft(khv, { temperature: 22 }, 'GB-ENG'),
    today,
  );
  expect(severity).toBe('critical');
  expect(analysis).toMatch(/01305 206700/);
  const report = recommendations.find(({ title }) => title.startsWith('Report it'));
  expect(report?.due_date).toBe('2026-04-28');
  expect(report?.description).toMatch(/01305 206700/);
});

test('nothing found: no alarm, no claim of health, and the water is still to be tested', () => {
  const { severity, analysis, recommendations } = consult(draft([]), today);
  expect(severity).toBe('low');
  expect(analysis).toMatch(/Nothing found does not mean healthy/);
  expect(recommendations.map(({ title }) => title)).toContain('Test the water');
});

test('something that must be confirmed is confirmed before it is treated', () => {
  const { recommendations } = consult(draft(seen('flashing', 'excess-mucus')), today);
  expect(recommendations.map(({ title }) => title)).toContain(
    'Have it confirmed before any treatment',
  );
});

test('every recommendation fits the contract, the soonest first', () => {
  const { recommendations } = consult(draft(seen('open-ulcer', 'several-fish')), today);
  for (const one of recommendations) expect(recommendationSchema.safeParse(one).success).toBe(true);
  const dates = recommendations.map(({ due_date }) => due_date);
  expect(dates).toEqual([...dates].sort());
});

test('a draft without a diagnosis is answered as nothing found', () => {
  const bare = { ...draft([]), diagnosis: undefined } as unknown as AnalysisDraft;
  expect(consult(bare, today).analysis).toMatch(/Nothing can be said/);
});
