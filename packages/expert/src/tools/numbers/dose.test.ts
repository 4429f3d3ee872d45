import { everyGate } from '@nishiki/koi-science/treatments/dose';
import { gateIds, gates } from '@nishiki/koi-science/treatments/gates';
import type { Situation } from '@nishiki/koi-science/treatments/situation';
import { volumeKnownAs } from '@nishiki/koi-science/volume';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { describe, expect, it } from 'vitest';
import { doseOfTreatment } from './dose.ts';
import { resultOf, type Worked } from './worked.ts';

const fine: Situation = {
  volume: volumeKnownAs(1000, 'measured'),
  celsius: 18,
  ph: 7.8,
  nh3: 0,
  nitrite: 0,
  oxygen: 9,
  kh: 120,
  gh: 150,
  salt: 0,
  companions: [],
  earlier: [],
  thiosulphate: false,
  zeolite: false,
  distressed: false,
  aerated: true,
  watched: true,
  peroxideReady: true,
  uvOff: true,
  confirmed: true,
  reportable: false,
};

/** What each fact may be: unknown, good, and bad in some way. */
const values: { readonly [K in keyof Situation]: readonly Situation[K][] } = {
  volume: [null, volumeKnownAs(1000, 'measured'), volumeKnownAs(1000, 'estimated')],
  celsius: [null, 18, 5, 29, 31],
  ph: [null, 7.8, 6.4],
  nh3: [null, 0, 0.015, 0.03],
  nitrite: [null, 0, 0.1, 0.5],
  oxygen: [null, 9, 4],
  kh: [null, 120, 40],
  gh: [null, 150, 40],
  salt: [null, 0, 0.1, 0.3],
  companions: [null, [], ['goldfish'], ['tench']],
  earlier: [null, [], [{ id: 'praziquantel', daysAgo: 2 }], [{ id: 'salt', daysAgo: 20 }]],
  thiosulphate: [null, false, true],
  zeolite: [null, false, true],
  distressed: [null, false, true],
  aerated: [null, false, true],
  watched: [null, false, true],
  peroxideReady: [null, false, true],
  uvOff: [null, false, true],
  confirmed: [null, false, true],
  reportable: [null, false, true],
};

/** Park and Miller's generator, so that each run tries the same situations. */
const createDice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
};

/** A weight or a volume of something that could be put into water. */
const amount = /\b\d[\d.,]* ?(?:g|kg|ml|lb|oz)\b/;
const textOf = (worked: Worked): string =>
  resultOf(worked)
    .statements.map(({ text }) => text)
    .join(' ');
const doseIn = (id: string, situation: Situation, isHowKnown = true): Worked =>
  doseOfTreatment(id, { situation, isHowKnown, units: 'metric' });
const dosed = treatments.filter(({ give }) => give);
const gatesOf = (id: string) => [
  ...everyGate,
  ...(treatments.find((one) => one.id === id)?.gates ?? []),
];

describe('amounts of treatments', () => {
  it.each(dosed.map(({ id }) => [id]))(
    '%s: no amount past a shut gate, in 2,000 situations',
    (id) => {
      const dice = createDice(7);
      const seen = { refused: 0, given: 0 };
      for (let round = 0; round < 2000; round += 1) {
        // Most facts good, so that not everything is refused for several reasons at once.
        const situation = Object.fromEntries(
          Object.entries(values).map(([key, list]) => [
            key,
            dice(8) === 0 ? list[dice(list.length)] : fine[key as keyof Situation],
          ]),
        ) as Situation;
        const isShut = gatesOf(id).some((gate) => gates[gate].pass(situation) === 'shut');
        const worked = doseIn(id, situation);
        if (isShut) {
          expect([id, worked.refused, situation]).toEqual([id, true, situation]);
          expect(textOf(worked)).not.toMatch(amount);
          seen.refused += 1;
        } else if (worked.refused !== true) seen.given += 1;
      }
      expect(seen.refused).toBeGreaterThan(100);
      expect(seen.given).toBeGreaterThan(100);
    },
  );

  it('names what is not known as a condition of the amount', () => {
    for (const { id } of dosed)
      for (const gate of gateIds.filter((one) => gatesOf(id).includes(one))) {
        const key = (Object.keys(fine) as (keyof Situation)[]).find(
          (one) => one !== 'volume' && gates[gate].pass({ ...fine, [one]: null }) === 'unknown',
        );
        if (!key) continue;
        const worked = doseIn(id, { ...fine, [key]: null });
        expect([id, key, worked.data['kind']]).toEqual([id, key, 'only-if']);
        expect(textOf(worked)).toMatch(/only if/i);
      }
  });

  it('without a volume there is a rate and no amount', () => {
    for (const { id } of dosed) {
      const worked = doseIn(id, { ...fine, volume: null });
      expect([id, worked.data['kind']]).toEqual([id, 'no-volume']);
      expect(textOf(worked)).toMatch(/how many litres/);
    }
  });

  it('what has no number gets none, and sends to a vet', () => {
    for (const { id, give } of treatments)
      if (!give) {
        const text = textOf(doseIn(id, fine));
        expect([id, /\bvet\b/.test(text), amount.test(text)]).toEqual([id, true, false]);
      }
  });

  it('12,000 l of which nobody said how they were found: 24 g of permanganate, only if measured', () => {
    const worked = doseIn(
      'permanganate',
      {
        ...(Object.fromEntries(
          Object.keys(fine).map((key) => [key, null]),
        ) as unknown as Situation),
        volume: volumeKnownAs(12_000, 'measured'),
      },
      false,
    );
    const text = textOf(worked);
    for (const said of [
      /24 g/,
      /2 mg\/l/,
      /264 ml of 3 %/,
      /exact volume: measured/,
      /27 °C/,
      /aeration/,
      /stay and watch/,
    ])
      expect(text).toMatch(said);
  });

  it('the repeat of the same course is allowed, a second agent is not', () => {
    const after = (id: string, daysAgo: number) =>
      doseIn('praziquantel', { ...fine, earlier: [{ id, daysAgo }] });
    expect(after('praziquantel', 6).refused).toBeUndefined();
    expect(textOf(after('praziquantel', 6))).toMatch(/last dose was 6 days ago/);
    expect(after('praziquantel', 2).refused).toBe(true);
    expect(after('fmg', 6).refused).toBe(true);
    expect(after('fmg', 7).refused).toBeUndefined();
  });

  it('formalin is for a tub and never for a pond', () => {
    expect(textOf(doseIn('formalin', { ...fine, volume: volumeKnownAs(200, 'measured') }))).toMatch(
      /\b50 ml\b/,
    );
    const pond = doseIn('formalin', { ...fine, volume: volumeKnownAs(9000, 'measured') });
    expect(pond.refused).toBe(true);
    expect(textOf(pond)).not.toMatch(amount);
  });
});
