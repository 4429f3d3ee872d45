import { everyGate } from '@nishiki/koi-science/treatments/dose';
import { gateIds, gates, type GateId } from '@nishiki/koi-science/treatments/gates';
import type { Situation } from '@nishiki/koi-science/treatments/situation';
import { describe, expect, it } from 'vitest';
import { conditionById } from '../conditions/catalogue.ts';
import { sourceById } from '../sources.ts';
import { allowedPairs, doseFor, treatments } from './catalogue.ts';

/** Everything known and in order: whatever may be dosed at all, may be dosed here. */
const fine: Situation = {
  volume: { litres: 12_000, low: 11_800, high: 12_200, how: 'measured' },
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

/** For each gate: a situation that it must stop. Written from facts B.4 and its matrix. */
const shut: Record<GateId, Partial<Situation>> = {
  'no-reportable-disease': { reportable: true },
  'volume-known': { volume: { litres: 0, low: 0, high: 0, how: 'measured' } },
  'volume-measured': { volume: { litres: 12_000, low: 9600, high: 14_400, how: 'estimated' } },
  'nothing-else': { earlier: [{ id: 'something', daysAgo: 1 }] },
  'not-distressed': { distressed: true },
  aerated: { aerated: false },
  watched: { watched: false },
  'peroxide-ready': { peroxideReady: false },
  'uv-off': { uvOff: false },
  confirmed: { confirmed: false },
  'no-ammonia': { nh3: 0.015 },
  'little-ammonia': { nh3: 0.03 },
  'no-nitrite': { nitrite: 0.05 },
  'little-nitrite': { nitrite: 0.3 },
  'water-tested': {},
  oxygen: { oxygen: 4.9 },
  buffered: { kh: 50 },
  hard: { gh: 40 },
  'not-acid': { ph: 6.8 },
  'no-thiosulphate': { thiosulphate: true },
  'no-zeolite': { zeolite: true },
  'no-salt': { salt: 0.1 },
  'no-salt-treatment': { salt: 0.11 },
  'salt-wanted': { salt: 0.3 },
  'most-27': { celsius: 28 },
  'most-30': { celsius: 31 },
  'least-10': { celsius: 9 },
  'least-12.5': { celsius: 12 },
  'not-with-sensitive': { companions: ['tench'] },
  'not-with-goldfish': { companions: ['goldfish'] },
};
const unknown: Partial<Situation> = Object.fromEntries(Object.keys(fine).map((key) => [key, null]));

const dosed = treatments.filter((treatment) => treatment.give);
const gatesOf = (id: string): GateId[] => [
  ...everyGate,
  ...(treatments.find((treatment) => treatment.id === id)?.gates ?? []),
];

describe('treatments', () => {
  it.each(treatments.map(({ id }) => [id]))(
    '%s leads to conditions and sources that exist',
    (id) => {
      const entry = treatments.find((treatment) => treatment.id === id)!;
      for (const condition of entry.against) expect(conditionById(condition)?.id).toBe(condition);
      for (const { sourceIds, uncited } of entry.statements) {
        expect(sourceIds.length > 0 || uncited === true).toBe(true);
        for (const source of sourceIds) expect(sourceById(source)?.id).toBe(source);
      }
    },
  );

  it.each(dosed.map(({ id }) => [id]))('%s is dosed where everything is in order', (id) => {
    const dose = doseFor(id, fine);
    expect(dose.kind).toBe('dose');
    if (dose.kind !== 'dose') return;
    expect(dose.amount.low).toBeGreaterThan(0);
    expect(dose.amount.high).toBeGreaterThanOrEqual(dose.amount.low);
    expect(dose.steps.length).toBeGreaterThan(1);
    expect(dose.amount.formula).toMatch(/=/);
  });

  const cases = dosed.flatMap(({ id }) => gateIds.map((gate) => [id, gate] as const));
  it.each(cases)('%s: no dose past the gate %s, if it is one of its own', (id, gate) => {
    const dose = doseFor(id, { ...fine, ...shut[gate] });
    if (gate === 'water-tested')
      return expect(doseFor(id, { ...fine, nh3: null }).kind).toBe('find-out');
    if (gatesOf(id).includes(gate)) expect(dose.kind).toBe('refused');
  });

  it.each(dosed.map(({ id }) => [id]))('%s is not dosed while nothing is known', (id) => {
    const dose = doseFor(id, { ...fine, ...unknown });
    expect(dose.kind).toBe('find-out');
    if (dose.kind === 'find-out') expect(dose.questions.length).toBeGreaterThan(3);
  });

  it('asks one question for each thing that one of its gates needs and nobody knows', () => {
    for (const { id } of dosed)
      for (const key of Object.keys(fine) as (keyof Situation)[]) {
        const situation = { ...fine, [key]: null };
        const needs = gatesOf(id).some((gate) => gates[gate].pass(situation) === 'unknown');
        expect([id, key, doseFor(id, situation).kind]).toEqual([
          id,
          key,
          needs ? 'find-out' : 'dose',
        ]);
      }
  });

  const pairs = dosed.flatMap(({ id }) => treatments.map((other) => [id, other.id] as const));
  it.each(pairs)('%s within a week of %s: only a listed pair', (id, other) => {
    const dose = doseFor(id, { ...fine, earlier: [{ id: other, daysAgo: 6.9 }] });
    const listed =
      id !== other && allowedPairs.some((pair) => pair.includes(id) && pair.includes(other));
    expect(dose.kind).toBe(listed ? 'dose' : 'refused');
    expect(doseFor(id, { ...fine, earlier: [{ id: other, daysAgo: 7 }] }).kind).toBe('dose');
  });

  it('gives no number for what has none, whatever is known', () => {
    for (const { id, give } of treatments)
      if (!give) expect([id, doseFor(id, fine).kind]).toEqual([id, 'refused']);
  });
});

describe('doses of the facts', () => {
  it('scenario 4: 12,000 l take 24 to 30 g of praziquantel, again every 5 to 7 days at 18 °C', () => {
    const dose = doseFor('praziquantel', { ...fine, salt: 0.1, companions: ['goldfish'] });
    if (dose.kind !== 'dose') throw new Error(dose.kind);
    expect([dose.amount.low, dose.amount.high, dose.amount.unit]).toEqual([24, 30, 'g']);
    expect(dose.repeat).toMatch(/5 to 7 days/);
  });
  it('scenario 4: and 24 g of permanganate with 264 ml of peroxide; none on an estimate, with nitrite, above 27 °C', () => {
    const dose = doseFor('permanganate', { ...fine, salt: 0.1, companions: ['goldfish'] });
    if (dose.kind !== 'dose') throw new Error(dose.kind);
    expect([dose.amount.low, dose.amount.high]).toEqual([24, 24]);
    expect(dose.steps.join(' ')).toMatch(/264 ml of 3 % hydrogen peroxide/);
    for (const gate of ['volume-measured', 'no-nitrite', 'most-27'] as const)
      expect(doseFor('permanganate', { ...fine, ...shut[gate] }).kind).toBe('refused');
  });
  it('formalin bath: 250 mg/l up to 21 °C, 150 above', () => {
    const at = (celsius: number) => {
      const dose = doseFor('formalin', { ...fine, celsius });
      return dose.kind === 'dose' ? dose.amount.high / 12 : null;
    };
    expect([at(21), at(21.1), at(27), at(27.1)]).toEqual([250, 150, 150, null]);
  });
  it.each([
    [25, 4],
    [18, 6],
    [10, 10],
  ])('FMG at %d °C: 300 ml for 12,000 l, %d days apart', (celsius, days) => {
    const dose = doseFor('fmg', { ...fine, celsius });
    if (dose.kind !== 'dose') throw new Error(dose.kind);
    expect(dose.amount.high).toBe(300);
    expect(dose.repeat).toContain(` ${days} days apart`);
  });
  it('an estimated volume is dosed at its low end, a fifth less', () => {
    const estimated = { ...fine, ...shut['volume-measured'] };
    const prazi = doseFor('praziquantel', estimated);
    const salt = doseFor('salt', estimated);
    if (prazi.kind !== 'dose' || salt.kind !== 'dose') throw new Error('no dose');
    expect([prazi.amount.low, prazi.amount.high]).toEqual([19.2, 24]);
    expect(salt.amount.high).toBeCloseTo(28.8, 9);
  });
  it('salt to 0.3 %: 36 kg for 12,000 l over three days, less where some is in the water', () => {
    const dose = doseFor('salt', fine);
    if (dose.kind !== 'dose') throw new Error(dose.kind);
    expect(dose.amount.high).toBeCloseTo(36, 9);
    expect(dose.steps.join(' ')).toMatch(/over 3 days/);
    const partly = doseFor('salt', { ...fine, salt: 0.1 });
    expect(partly.kind === 'dose' && partly.amount.high).toBeCloseTo(24, 9);
  });
});
