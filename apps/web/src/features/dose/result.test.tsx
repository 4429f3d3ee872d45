import { gates } from '@nishiki/koi-science/treatments/gates';
import { calculators } from '@nishiki/knowledge/calculators/catalogue';
import { doseFor, treatments } from '@nishiki/knowledge/treatments/catalogue';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { amountWords } from './amount-words.ts';
import { answersIn, searchOf, unitOf, yesNoIds, type Answers } from './answers.ts';
import { askedFor, gatesOf, questionIds, type QuestionId } from './asked.ts';
import { numberQuestions, type NumberId } from './numbers.ts';
import { questionsOf, resultOf } from './result.ts';
import { ResultView } from './result-view.tsx';
import { situationIn } from './situation.ts';

/** Scenario D.1 4: 12,000 l measured, 18 °C, koi and goldfish, 0.1 % of salt; the rest in order. */
const scenario4: Answers = {
  volume: '12000',
  how: 'measured',
  temperature: '18',
  ph: '7.8',
  ammonia: '0',
  nitrite: '0',
  oxygen: '9',
  kh: '7',
  gh: '9',
  salt: '0.1',
  fish: 'some',
  kinds: 'goldfish',
  earlier: 'none',
  thiosulphate: 'no',
  zeolite: 'no',
  distressed: 'no',
  aerated: 'yes',
  watched: 'yes',
  peroxide: 'yes',
  uvoff: 'yes',
  confirmed: 'yes',
  reportable: 'no',
};
/** As scenario 4, without salt: in order for every treatment. */
const fine: Answers = { ...scenario4, salt: '0', temperature: '18' };
const dosed = treatments.filter(({ give }) => give !== undefined);
const ids = dosed.map(({ id }) => id);
const kindOf = (answers: Answers): string => resultOf(answers).kind;

const isNumber = (id: QuestionId): id is NumberId => Object.hasOwn(numberQuestions, id);

const readAs = (answers: Answers, name: string): string =>
  answers[name] ?? (name.endsWith('-unit') ? unitOf(answers, name.slice(0, -5) as NumberId) : '');

/** A number with the unit of an amount, as none must be shown without its dose. */
const AMOUNT = /\d\s?(g|kg|ml|oz|lb|UK|US)\b/;
const shown = (answers: Answers): string => {
  const result = resultOf(answers);
  if (result.kind === 'choose') throw new Error('no treatment');
  return renderToStaticMarkup(<ResultView result={result} />).replaceAll(/<[^>]+>/g, ' ');
};

const typed = fc.oneof(
  fc.constantFrom('', '0', '0.05', '0.3', '5', '7', '18', '29', '12000', '8,4', '-1', '84', 'x'),
  fc.string({ maxLength: 6 }),
);
const yesNo = fc.constantFrom('', 'yes', 'no', 'perhaps');
const fields: Record<string, fc.Arbitrary<string>> = {
  treatment: fc.constantFrom(...treatments.map(({ id }) => id)),
  how: fc.constantFrom('', 'measured', 'estimated', 'guessed'),
  fish: fc.constantFrom('', 'none', 'some'),
  kinds: fc.constantFrom('', 'goldfish', 'tench.orfe', 'pike'),
  earlier: fc.constantFrom('', 'none', 'some'),
  given1: fc.constantFrom('', 'salt', 'formalin', 'other'),
  days1: fc.constantFrom('', '0', '6.9', '7', 'x'),
  ...Object.fromEntries(Object.keys(numberQuestions).map((id) => [id, typed])),
  ...Object.fromEntries(yesNoIds.map((id) => [id, yesNo])),
};
/** All in order, but for a few answers: so that doses come out as well as refusals. */
const nearlyFine: fc.Arbitrary<Answers> = fc
  .record({
    treatment: fields.treatment as fc.Arbitrary<string>,
    spoilt: fc.subarray(Object.keys(fields).filter((name) => name !== 'treatment')),
    all: fc.record(fields),
    few: fc.boolean(),
  })
  .map(({ treatment, spoilt, all, few }) => ({
    ...fine,
    ...Object.fromEntries(spoilt.slice(0, few ? 1 : 30).map((name) => [name, all[name] ?? ''])),
    treatment,
  }));

describe('no amount without every gate open', () => {
  it('for generated answers', () => {
    const found = { dose: 0, refused: 0, 'find-out': 0, choose: 0 };
    fc.assert(
      fc.property(nearlyFine, (answers) => {
        const result = resultOf(answers);
        found[result.kind]++;
        if (result.kind !== 'dose') return true;
        const situation = situationIn(answers);
        return gatesOf(result.treatment).every((gate) => gates[gate].pass(situation) === 'open');
      }),
      { numRuns: 1500 },
    );
    // The answers reach all three, or this would show nothing.
    expect(Math.min(found.dose, found.refused, found['find-out'])).toBeGreaterThan(50);
  });

  it('and what is shown without a dose holds no amount', () => {
    fc.assert(
      fc.property(nearlyFine, (answers) => {
        const isDose = resultOf(answers).kind === 'dose';
        return AMOUNT.test(shown(answers)) === isDose;
      }),
      { numRuns: 150 },
    );
  });

  it.each(ids)(
    '%s: each answer that is asked is needed, and one that cannot be read is none',
    (id) => {
      const whole = { ...fine, treatment: id };
      expect(kindOf(whole)).toBe('dose');
      for (const question of questionsOf(whole)) {
        expect([question, kindOf({ ...whole, [question]: '' })]).toEqual([question, 'find-out']);
        if (!isNumber(question)) continue;
        for (const bad of ['8,4', '-1', 'eight', '1e3', '99999999'])
          expect([question, bad, kindOf({ ...whole, [question]: bad })]).toEqual([
            question,
            bad,
            'find-out',
          ]);
      }
    },
  );

  it.each(ids)('%s: what is not asked changes nothing', (id) => {
    const treatment = dosed.find((each) => each.id === id)!;
    const unasked = questionIds.filter((question) => !askedFor(treatment).includes(question));
    const changes = fc.record(Object.fromEntries(unasked.map((name) => [name, fields[name]!])));
    fc.assert(
      fc.property(changes, (change) => {
        const [one, other] = [fine, { ...fine, ...change }].map((answers) =>
          doseFor(id, situationIn(answers)),
        );
        return JSON.stringify(one) === JSON.stringify(other);
      }),
    );
  });

  it('what nobody answered is found out, in the order of the page, each with its question', () => {
    for (const treatment of ids) {
      const result = resultOf({ treatment });
      if (result.kind !== 'find-out') throw new Error(result.kind);
      const asked = doseFor(treatment, situationIn({}));
      expect(asked.kind === 'find-out' && asked.questions.length).toBe(result.missing.length);
      const places = result.missing.map(({ question }) => questionIds.indexOf(question));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it('treatments without a number ask nothing and give none', () => {
    for (const { id, give } of treatments)
      if (give === undefined) {
        expect(questionsOf({ ...fine, treatment: id })).toEqual([]);
        expect([id, kindOf({ ...fine, treatment: id })]).toEqual([id, 'refused']);
        expect(shown({ ...fine, treatment: id })).not.toMatch(AMOUNT);
      }
  });
});

describe('the worked examples under the form', () => {
  const examples = calculators.find(({ id }) => id === 'dose')?.examples ?? [];
  it.each(examples)('$title', ({ inputs, answers }) => {
    const result = resultOf(answersIn(`?${new URLSearchParams(inputs).toString()}`));
    if (result.kind !== 'dose') throw new Error(JSON.stringify(result));
    expect({ [result.treatment.name]: amountWords(result.dose.amount) }).toEqual(answers);
  });
});

describe('scenario 4 of the facts', () => {
  it('12,000 l, 18 °C, goldfish, 0.1 % of salt: 24 to 30 g of praziquantel', () => {
    const text = shown({ ...scenario4, treatment: 'praziquantel' });
    expect(text).toContain('24 to 30 g');
    expect(text).toContain('2 to 2.5 mg/l x 12,000 l');
    expect(text).toMatch(/5 to 7 days, two or three times/);
  });
  it('24 g of permanganate with 264 ml of peroxide at hand', () => {
    const text = shown({ ...scenario4, treatment: 'permanganate' });
    expect(text).toContain('24 g');
    expect(text).toContain('264 ml of hydrogen peroxide');
  });
  it.each([
    ['an estimated volume', { how: 'estimated' }],
    ['nitrite', { nitrite: '0.1' }],
    ['28 °C', { temperature: '28' }],
  ])('no permanganate with %s', (_, change) => {
    expect(kindOf({ ...scenario4, ...change, treatment: 'permanganate' })).toBe('refused');
  });
  it('no flubendazole or closantel with goldfish', () => {
    expect(shown({ ...scenario4, treatment: 'flubendazole' })).not.toMatch(AMOUNT);
  });
});

describe('what answers mean', () => {
  it('NH3 is computed from all three, as in the facts: 2 mg/l at pH 8.4 and 22 °C is 0.206', () => {
    const tested = { ammonia: '2', ph: '8.4', temperature: '22' };
    expect(situationIn(tested).nh3?.toFixed(3)).toBe('0.206');
    for (const name of ['ph', 'temperature', 'ammonia'])
      expect(situationIn({ ...tested, [name]: '' }).nh3).toBeNull();
  });
  it('gallons are told apart', () => {
    const litres = (unit: string) =>
      situationIn({ volume: '1000', 'volume-unit': unit, how: 'measured' }).volume?.litres;
    expect([litres('uk-gal'), litres('us-gal'), litres('m3'), litres('gal')]).toEqual([
      4546.09,
      3785.411784,
      1_000_000,
      undefined,
    ]);
  });
  it('litres are no volume until it is said how they were found', () => {
    expect(situationIn({ volume: '12000' }).volume).toBeNull();
    const { volume } = situationIn({ volume: '10000', how: 'estimated' });
    expect([volume?.low, volume?.high]).toEqual([8000, 12000]);
  });
  it('a half told history is none', () => {
    const told = { earlier: 'some', given1: 'salt', days1: '3' };
    expect(situationIn(told).earlier).toEqual([{ id: 'salt', daysAgo: 3 }]);
    expect(situationIn({ ...told, given2: 'formalin' }).earlier).toBeNull();
    expect(situationIn({ ...told, days1: 'x' }).earlier).toBeNull();
    expect(situationIn({ earlier: 'some' }).earlier).toBeNull();
  });
  it('something else given this week stops every treatment', () => {
    for (const treatment of ids)
      expect(kindOf({ ...fine, treatment, earlier: 'some', given1: 'other', days1: '6' })).toBe(
        'refused',
      );
  });
});

describe('the address', () => {
  it('brings back every answer as it was typed', () => {
    fc.assert(
      fc.property(fc.record(fields), (answers) => {
        const there = { ...answers, 'volume-unit': 'us-gal' };
        const back = answersIn(searchOf(there));
        expect(JSON.stringify(situationIn(back))).toBe(JSON.stringify(situationIn(there)));
        return Object.entries(back).every(([name, value]) => readAs(there, name) === value);
      }),
    );
  });
  it('carries the unit with its number', () => {
    expect(searchOf({ volume: '3000', 'volume-unit': 'uk-gal', how: 'measured' })).toBe(
      '?volume=3000_uk-gal&how=measured',
    );
    expect(searchOf({ volume: '3000' })).toBe('?volume=3000_l');
  });
  it('drops what is no answer, and reads no number whose unit is not told', () => {
    expect(answersIn('?aerated=perhaps&how=guessed&x=1')).toEqual({});
    for (const search of ['?volume=3000_gal&how=measured', '?volume=3000&how=measured'])
      expect(situationIn(answersIn(search)).volume).toBeNull();
  });
});
