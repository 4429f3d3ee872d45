import { describe, expect, it } from 'vitest';
import { emptyDraft, hasTold, withAnswer, withWater } from './draft.ts';
import { parseDraft } from './parse-draft.ts';
import { questionOf, toldWords, waterProblem } from './question.ts';

const told = withWater(
  withWater(withAnswer(withAnswer(emptyDraft, 'gasping', true), 'flashing', false), 'ph', '8,4'),
  'temperature',
  '68',
  '°F',
);

describe('questionOf', () => {
  it('tells nothing but the photo where nothing was entered', () => {
    expect(questionOf(emptyDraft)).toEqual({ analysisType: 'disease-detection' });
  });

  it('tells what was seen, what was looked for in vain, and water in our units', () => {
    expect(questionOf({ ...told, country: 'JP' })).toEqual({
      analysisType: 'disease-detection',
      signs: [
        { id: 'gasping', present: true },
        { id: 'flashing', present: false },
      ],
      water: { ph: 8.4, temperature: 20 },
      country: 'JP',
    });
  });

  it('leaves out an answer that was taken back and a value that was emptied', () => {
    const back = withWater(withAnswer(told, 'gasping', null), 'ph', ' ');
    expect(questionOf(back)).toMatchObject({
      signs: [{ id: 'flashing', present: false }],
      water: { temperature: 20 },
    });
  });

  it('never sends what cannot be', () => {
    const wrong = withWater(told, 'ph', '74');
    expect(questionOf(wrong).water).toEqual({ temperature: 20 });
    expect(waterProblem(wrong)).toContain('pH lies between');
    expect(waterProblem(told)).toBeNull();
  });
});

describe('toldWords', () => {
  it('counts what was told', () => {
    expect(toldWords(told)).toBe('2 signs and 2 water values');
    expect(toldWords(withAnswer(emptyDraft, 'deaths', false))).toBe('one sign');
    expect(toldWords(emptyDraft)).toBeNull();
  });
});

describe('parseDraft', () => {
  it('gives back what was kept', () => {
    expect(parseDraft(JSON.stringify({ ...told, country: 'JP' }))).toEqual({
      ...told,
      country: 'JP',
    });
  });

  it('drops what this page does not know', () => {
    const strange = {
      answers: { gasping: 'yes', flashing: true, unheard: true },
      water: { ph: 7, oxygen: { text: '8' }, salt: { text: '1' } },
      country: 7,
    };
    expect(parseDraft(JSON.stringify(strange))).toEqual({
      answers: { flashing: true },
      water: { oxygen: { text: '8' } },
      country: null,
    });
    for (const text of [null, '', '[]', 'null', '{"answers":[]}', '{'])
      expect(parseDraft(text)).toEqual(emptyDraft);
  });
});

it('knows whether anything was told', () => {
  expect(hasTold(emptyDraft)).toBe(false);
  expect(hasTold(withWater(emptyDraft, 'ph', '  '))).toBe(false);
  expect(hasTold(withWater(emptyDraft, 'ph', '7.4'))).toBe(true);
  expect(hasTold(withAnswer(emptyDraft, 'gasping', false))).toBe(true);
  expect(hasTold(withAnswer(withAnswer(emptyDraft, 'gasping', true), 'gasping', null))).toBe(false);
});
