import type { HealthAssessor } from '@nishiki/domain/ports';
import { signsOf, waterFrom } from '../chat/skills/health/known.ts';
import { countryOf } from '../chat/skills/health/country.ts';
import { readCase } from '../chat/read-case.ts';
import { consult } from './consult.ts';

/** Puts a health assessment into words, by what the embedded expert understands and knows. */
export const createAssessor = () =>
  ({
    signsIn(words: string) {
      const c = readCase({ turns: [{ role: 'keeper', text: words }] });
      return {
        signs: [...signsOf(c)].map(([id, present]) => ({ id, present })),
        water: waterFrom(c.water),
        country: countryOf(c),
      };
    },
    consult,
  }) satisfies HealthAssessor;
