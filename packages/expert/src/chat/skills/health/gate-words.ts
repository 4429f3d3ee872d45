import type { GateId } from '@nishiki/koi-science/treatments/gates';
import type { TreatmentEntry } from '@nishiki/knowledge/treatments/schema';

/** What a gate asks for, as a part of a sentence; the gates themselves say it in full. */
const words: Readonly<Partial<Record<GateId, string>>> = {
  'volume-measured': 'a measured volume',
  'not-distressed': 'no fish that gasps',
  watched: 'somebody watching all the time',
  'peroxide-ready': '3 % hydrogen peroxide at hand',
  'uv-off': 'the UV lamp off',
  confirmed: 'a scrape that showed it',
  'no-ammonia': 'no ammonia',
  'little-ammonia': 'hardly any ammonia',
  'no-nitrite': 'no nitrite',
  'little-nitrite': 'hardly any nitrite',
  oxygen: 'at least 5 mg/l of oxygen',
  buffered: 'carbonate hardness (KH) of 4 °dKH or more',
  hard: 'water that is not soft',
  'not-acid': 'pH 7 or more',
  'no-thiosulphate': 'no dechlorinator within two days',
  'no-zeolite': 'zeolite taken out',
  'no-salt': 'no salt in the water',
  'no-salt-treatment': 'no more than 0.1 % of salt in the water',
  'most-27': 'at most 27 °C',
  'most-30': 'at most 30 °C',
  'least-10': 'at least 10 °C',
  'least-12.5': 'at least 12.5 °C',
  'not-with-sensitive': 'no orfe, tench, rudd or sturgeon',
  'not-with-goldfish': 'no goldfish or orfe',
};

/** What must be so before a treatment is given, in one line; empty where nothing special is asked. */
export const needsOf = ({ gates }: Pick<TreatmentEntry, 'gates'>): string =>
  gates.flatMap((id) => words[id] ?? []).join(', ');
