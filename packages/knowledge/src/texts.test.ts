import { describe, expect, it } from 'vitest';
import { articles } from './articles/catalogue.ts';
import { statementsOf as articleStatements } from './articles/statements.ts';
import { calculators } from './calculators/catalogue.ts';
import { authorityFor, countriesRead, elsewhere } from './conditions/authorities.ts';
import { conditions } from './conditions/catalogue.ts';
import { treatmentRules } from './conditions/rules.ts';
import { statementsOf } from './conditions/statements.ts';
import { judgingCaveat, judgingLimits } from './judging.ts';
import { photoTips } from './photography.ts';
import { doubtIds, goldfishHint, retakeAdvice, retakeFor } from './retake.ts';
import { criteria } from './scoring/criteria.ts';
import { faults } from './scoring/faults.ts';
import { sizeNote, unseenNote } from './scoring/limits.ts';
import { sourceSchema } from './source.ts';
import { sourceById, sources } from './sources.ts';
import { treatments } from './treatments/catalogue.ts';
import { catalogue } from './varieties/catalogue.ts';
import { judgedForms } from './varieties/judged-forms.ts';
import { judgedByClass } from './varieties/judged.ts';
import { modifiers } from './varieties/modifiers.ts';
import { pairs } from './varieties/pairs.ts';
import { statementSchema } from './varieties/schema.ts';
import { waterParameters } from './water/catalogue.ts';
import { statementsOf as waterStatements } from './water/statements.ts';

const statements = [
  ...photoTips.map(({ tip }) => tip),
  goldfishHint,
  judgingCaveat,
  ...judgingLimits,
  ...Object.values(modifiers).map(({ meaning }) => meaning),
  ...Object.values(criteria).map(({ wanted }) => wanted),
  ...Object.values(faults).map(({ meaning }) => meaning),
  sizeNote,
  unseenNote,
  ...treatmentRules,
  ...countriesRead.map((country) => authorityFor(country).duty),
  elsewhere.duty,
];

describe('statements outside the catalogue', () => {
  it.each(statements.map((s) => [s.text, s] as const))('%s', (_, statement) => {
    expect(statementSchema.safeParse(statement).success).toBe(true);
    expect(statement.sourceIds.filter((id) => !sourceById(id))).toEqual([]);
    expect(statement.uncited === true).toBe(statement.sourceIds.length === 0);
  });
});

describe('retake advice', () => {
  it('has a sentence without alarm for every doubt', () => {
    for (const doubt of doubtIds) {
      expect(retakeFor(doubt)).toBe(retakeAdvice[doubt]);
      expect(retakeAdvice[doubt].length).toBeLessThanOrEqual(220);
      expect(retakeAdvice[doubt]).not.toContain('!');
    }
    expect(retakeFor('toString')).toBeUndefined();
  });
});

describe('sources', () => {
  it('are well formed and unique', () => {
    for (const source of sources)
      expect(sourceSchema.safeParse(source).success, source.id).toBe(true);
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
  });

  it('are all used', () => {
    const used = new Set(
      [
        ...statements,
        ...catalogue.flatMap(({ features }) => features),
        ...pairs.flatMap(({ tells }) => tells),
        ...[...Object.values(judgedByClass), ...Object.values(judgedForms)].flat(),
        ...conditions.flatMap(statementsOf),
        ...treatments.flatMap((treatment) => treatment.statements),
        ...articles.flatMap(articleStatements),
        ...waterParameters.flatMap(waterStatements),
        ...calculators.flatMap(({ facts, limits }) => [...facts, ...limits]),
      ].flatMap(({ sourceIds }) => sourceIds),
    );
    expect(sources.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});
