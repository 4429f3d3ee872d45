import { describe, expect, it } from 'vitest';
import { conditionById } from '../conditions/catalogue.ts';
import { sourceById } from '../sources.ts';
import { treatmentById } from '../treatments/catalogue.ts';
import { varietyNames } from '../varieties/names.ts';
import { articleById, articles } from './catalogue.ts';
import { articleSchema, topics } from './schema.ts';
import { statementsOf } from './statements.ts';

const said = articles.flatMap((article) =>
  statementsOf(article).map((statement) => ({ id: article.id, ...statement })),
);

describe('articles', () => {
  it.each(articles.map((article) => [article.id, article] as const))(
    '%s fits the schema',
    (_, article) => {
      expect(articleSchema.safeParse(article).error?.issues ?? []).toEqual([]);
      expect(article.points.length).toBeGreaterThanOrEqual(3);
      expect(article.points.length).toBeLessThanOrEqual(7);
    },
  );

  it('are at least 150, and 8 for every topic', () => {
    expect(articles.length).toBeGreaterThanOrEqual(150);
    for (const topic of topics) {
      const own = articles.filter((article) => article.topic === topic);
      expect(own.length, topic).toBeGreaterThanOrEqual(8);
    }
  });

  it('have ids and questions of their own', () => {
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    const questions = articles.map(({ question }) => words(question).join(' '));
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
  });

  it('lead on to entries that exist, never to themselves', () => {
    for (const { id, related } of articles) {
      const { varieties = [], conditions = [], treatments = [], articles: others = [] } = related;
      const lost = [
        ...varieties.filter((variety) => !Object.hasOwn(varietyNames, variety)),
        ...conditions.filter((condition) => !conditionById(condition)),
        ...treatments.filter((treatment) => !treatmentById(treatment)),
        ...others.filter((other) => other === id || !articleById(other)),
      ];
      expect(lost, id).toEqual([]);
      for (const list of [varieties, conditions, treatments, others])
        expect(new Set(list).size, id).toBe(list.length);
    }
  });

  it('name only sources that exist, and mark what has none', () => {
    for (const { id, text, sourceIds, uncited } of said) {
      expect(
        sourceIds.filter((source) => !sourceById(source)),
        `${id}: ${text}`,
      ).toEqual([]);
      expect(uncited === true, `${id}: ${text}`).toBe(sourceIds.length === 0);
    }
  });

  it('are found by id', () => {
    expect(articleById('disease-khv')?.topic).toBe('diseases');
    expect(articleById('toString')).toBeUndefined();
  });

  it('have at least three keywords each, none twice', () => {
    for (const { id, keywords } of articles) {
      expect(keywords.length, id).toBeGreaterThanOrEqual(3);
      expect(new Set(keywords.map((word) => word.toLowerCase())).size, id).toBe(keywords.length);
    }
  });
});

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.% ]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

const SHINGLE = 3;
const shingles = (text: string): Set<string> => {
  const all = words(text);
  return new Set(
    Array.from({ length: Math.max(1, all.length - SHINGLE + 1) }, (_, at) =>
      all.slice(at, at + SHINGLE).join(' '),
    ),
  );
};

/** Part of the shorter text's shingles that the other has too. */
const overlap = (a: Set<string>, b: Set<string>): number =>
  [...a].filter((shingle) => b.has(shingle)).length / Math.min(a.size, b.size);

const MOST_ALIKE = 0.5;

const alike = (texts: readonly string[]): string[] => {
  const sets = texts.map(shingles);
  const where = new Map<string, number[]>();
  sets.forEach((set, at) => {
    for (const shingle of set) where.set(shingle, [...(where.get(shingle) ?? []), at]);
  });
  const found = new Set<string>();
  for (const places of where.values())
    for (const a of places)
      for (const b of places) {
        const [one, two] = [sets[a], sets[b]];
        if (a < b && one && two && overlap(one, two) >= MOST_ALIKE)
          found.add(`${texts[a]} / ${texts[b]}`);
      }
  return [...found];
};

describe('repetition', () => {
  it('is found where there is some', () => {
    const text = 'Take zeolite out before any salt goes into the pond.';
    expect(alike([text, 'Take zeolite out before any salt goes into the water.'])).toHaveLength(1);
    expect(alike([text, 'Salt is taken out again by water changes alone.'])).toEqual([]);
  });

  it('no two statements say nearly the same', () => {
    expect(alike(said.map(({ text }) => text))).toEqual([]);
  });
});

/** Amounts that may stand in a text: the one dilution that first aid needs. */
const firstAid = /1 kg in 1,000 l(?:itres)?\b/g;
/** What is measured in water, as "0.05 mg/l of NH3": a reading, not something given. */
const readings =
  /[\d.,]+ mg\/l of (?:carbonate hardness|chlorine|chloride|oxygen|NH3|ammonia|nitrite|nitrate)/g;
const perVolume =
  /\d\s*(?:mg|g|kg|ml|grams?|kilograms?|millilitres?)\s*(?:\/|per|in|to|for|for each)\s*(?:an?\s|\d|l\b|litre|m3|m³|cubic|gallon)/i;
const remedy =
  /permanganate|formalin|praziquantel|malachite|FMG|chloramine-T|peroxide|bicarbonate|thiosulphate|emamectin|flubendazole|diflubenzuron|copper|clove/i;
const amount = /\d\s*(?:mg|g|ml|grams?|millilitres?)\b/i;

/** Each looked at: none of these tells a keeper how much to give. */
const noDose: readonly string[] = [
  'Count weight, not heads: about 2 kg for 1,000 litres is the most in a garden.',
];

const isDose = (text: string): boolean => {
  const rest = text.replace(firstAid, '').replace(readings, '');
  return perVolume.test(rest) || (remedy.test(rest) && amount.test(rest));
};

describe('doses', () => {
  it.each([
    'Give 2 g of permanganate.',
    'Add 25 ml to 1,000 litres.',
    'Use 2 mg/l for the pond.',
    '3 kg in 1,000 litres are right.',
  ])('"%s" would be found', (text) => {
    expect(isDose(text)).toBe(true);
  });

  it('none stands in an article', () => {
    const found = said.filter(({ text }) => isDose(text)).map(({ text }) => text);
    expect(found.filter((text) => !noDose.includes(text))).toEqual([]);
    // A text that was changed is looked at again.
    expect(noDose.filter((text) => !found.includes(text))).toEqual([]);
  });
});

describe('safety', () => {
  const of = (id: string): string => {
    const article = articleById(id);
    if (!article) throw new RangeError(`no article ${id}`);
    return statementsOf(article)
      .map(({ text }) => text)
      .join(' ');
  };

  it('KHV and SVC are to be reported, with the number of England and Wales', () => {
    for (const id of ['disease-khv', 'disease-svc', 'emergency-many-deaths'])
      expect(of(id), id).toMatch(/report|Inspectorate/i);
    expect(of('law-whom-to-call')).toContain('01305 206700');
    expect(of('law-whom-to-call')).toMatch(/Scotland.*Northern Ireland.*Anywhere else/);
  });

  it('ammonia is never judged without pH and temperature', () => {
    expect(of('ammonia-is-one-dangerous')).toMatch(/pH and temperature/);
    for (const id of ['ammonia-what-to-do', 'ammonia-do-not-raise-ph', 'emergency-ph-crash'])
      expect(of(id), id).toMatch(/pH/);
  });

  it('no antibiotic stands beside an amount', () => {
    const antibiotic = /antibiotic|tetracycline|florfenicol|enrofloxacin|oxolinic|baytril/i;
    expect(said.filter(({ text }) => antibiotic.test(text) && /\d/.test(text))).toEqual([]);
  });
});
