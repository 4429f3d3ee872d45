import type { Diagnosis, WaterReading } from '@nishiki/contract/condition';
import { sees, type Findings } from './findings.ts';

type Told = {
  photoReadable: boolean;
  findings: Findings;
  water: WaterReading;
  conditions: Diagnosis['conditions'];
};

const wanted = [
  ['ammonia', 'ammonia'],
  ['ph', 'pH'],
  ['temperature', 'temperature'],
  ['nitrite', 'nitrite'],
  ['oxygen', 'oxygen'],
  ['kh', 'KH'],
] as const;

/** What would make the answer surer, the cheapest and most telling first: water, signs, photo, laboratory. */
export const raisesOf = ({ photoReadable, findings, water, conditions }: Told): string[] => {
  const { told } = findings;
  const missing = wanted.flatMap(([key, words]) => (water[key] === undefined ? [words] : []));
  return [
    ...(missing.length > 0 ? [`Test the water first: ${missing.join(', ')}.`] : []),
    ...(sees(findings, 'deaths') && !told.has('several-fish')
      ? ['Say whether several fish are affected: unusual deaths may have to be reported.']
      : []),
    ...(told.size === 0
      ? ['Watch the fish for ten minutes and answer the list of signs: yes, no, or leave it open.']
      : []),
    ...(photoReadable
      ? []
      : ['Send a photo that shows the whole fish from above, and one of the place from close by.']),
    conditions.length > 0
      ? 'Treat nothing until it is confirmed: a skin and gill scrape under a microscope, or a laboratory, tells what no photo and no list can. Then one treatment at a time, and no dose without a measured volume.'
      : 'Gills, parasites, bacteria and viruses are not seen in a photo: a skin and gill scrape under a microscope shows parasites, a laboratory the rest.',
  ];
};
