import type { GateId } from '@nishiki/koi-science/treatments/gates';

/** What each gate wants, as a part of "only if ...". */
export const conditionWords: Readonly<Record<GateId, string>> = {
  'no-reportable-disease': 'nothing points to KHV or SVC',
  'volume-known': 'the volume is known, filter and pipes included',
  'volume-measured': 'you know the exact volume: measured, not estimated',
  'water-tested': 'ammonia and nitrite were tested today',
  'nothing-else': 'nothing else went into the water for 7 days',
  aerated: 'strong aeration runs',
  'not-distressed': 'no fish gasps, rolls or jumps',
  watched: 'you stay and watch the fish all the time',
  'peroxide-ready': '3 % hydrogen peroxide stands ready to neutralise it',
  'uv-off': 'the UV lamp is off',
  confirmed: 'a scrape under the microscope confirmed what it is for',
  'no-ammonia': 'ammonia tests at nothing',
  'little-ammonia': 'NH3 is at most 0.02 mg/l',
  'no-nitrite': 'nitrite tests at nothing',
  'little-nitrite': 'nitrite is at most 0.2 mg/l',
  oxygen: 'oxygen is at least 5 mg/l',
  buffered: 'KH is at least 4 °dKH',
  hard: 'GH is at least 3.4 °dGH (60 mg/l)',
  'not-acid': 'pH is at least 7',
  'no-thiosulphate': 'no dechlorinator went in for two days',
  'no-zeolite': 'zeolite is out of the filter',
  'no-salt': 'there is no salt in the water (0.05 % at most)',
  'no-salt-treatment': 'salt is at most 0.1 %',
  'salt-wanted': 'the water holds less than 0.3 % of salt',
  'most-27': 'the water is not over 27 °C',
  'most-30': 'the water is not over 30 °C',
  'least-10': 'the water is at least 10 °C',
  'least-12.5': 'the water is at least 12.5 °C',
  'not-with-sensitive': 'no orfe, tench, rudd or sturgeon lives there',
  'not-with-goldfish': 'no goldfish or orfe lives there',
};

/** Of two gates that ask the same, the stricter one; what must be measured comes first. */
const implied: Readonly<Partial<Record<GateId, GateId>>> = {
  'volume-known': 'volume-measured',
  'water-tested': 'no-ammonia',
  'no-salt-treatment': 'no-salt',
};
const first: readonly GateId[] = [
  'volume-measured',
  'volume-known',
  'confirmed',
  'no-ammonia',
  'no-nitrite',
  'water-tested',
];

/** Each condition once, the volume and the proof first. */
export const conditionsOf = (ids: readonly GateId[]): string[] => {
  const own = ids.filter((id) => {
    const stricter = implied[id];
    return !(stricter && ids.includes(stricter));
  });
  const rank = (id: GateId): number => (first.includes(id) ? first.indexOf(id) : first.length);
  return [...own].sort((a, b) => rank(a) - rank(b)).map((id) => conditionWords[id]);
};
