import { describe, expect, it } from 'vitest';
import { conditions } from './catalogue.ts';
import { treatmentRules } from './rules.ts';
import { signs } from './signs.ts';
import { statementsOf } from './statements.ts';

const advice = conditions.flatMap(({ id, firstAction, treatment }) => [
  { id, text: firstAction.text },
  { id, text: treatment.text },
]);
const everything = [
  ...conditions.flatMap((condition) => statementsOf(condition).map(({ text }) => text)),
  ...conditions.flatMap(({ name, alsoKnown }) => [name, ...alsoKnown]),
  ...treatmentRules.map(({ text }) => text),
  ...signs.flatMap(({ label, question, where }) => [label, question, where]),
];

/** Amounts of a substance: 2 mg/l, 0.3 %, 25 mL, 10 g. Degrees and lengths are none. */
const amount = /\d\s?(mg|µg|g|kg|ml|l|ppm|ppt|%|drops?|tablets?)(?![a-z])/i;

describe('advice', () => {
  it.each(advice.filter(({ text }) => amount.test(text)).map(({ id, text }) => [id, text]))(
    'of %s gives an amount for a measured volume only',
    (_, text) => {
      expect(text).toContain('measured volume');
    },
  );

  it('gives an amount for nothing but salt against nitrite', () => {
    expect(advice.filter(({ text }) => amount.test(text)).map(({ id }) => id)).toEqual([
      'nitrite-poisoning',
    ]);
  });

  it('names no antibiotic, and leaves the choice to a vet', () => {
    for (const text of everything) {
      expect(text).not.toMatch(
        /cycline|floxacin|florfenicol|penicillin|sulfa|oxolinic|nitrofur|kanamycin/i,
      );
    }
    for (const { id, text } of advice.filter(({ text }) => /antibiotic/i.test(text))) {
      expect(text, id).toMatch(/\bvet\b/);
      expect(text, id).not.toMatch(/\d/);
    }
  });

  it('names a medicine only with a vet or a label, and for a measured volume', () => {
    const medicines = /formalin|malachite|permanganate|praziquantel|emamectin|chloramine-T/i;
    for (const { id, text } of advice.filter(({ text }) => medicines.test(text))) {
      expect(text, id).toMatch(/\bvet\b|\blabel\b/);
      if (!/\bvet (decides|chooses)\b/.test(text)) expect(text, id).toContain('measured volume');
    }
  });

  it('names formalin and permanganate with a vet or not while fish gasp, and malachite not in the cold', () => {
    for (const { id, text } of advice.filter(({ text }) => /formalin|permangan/i.test(text)))
      expect(text, id).toMatch(/Never .*while fish gasp|with a vet/);
    for (const { id, text } of advice.filter(({ text }) => /malachite/i.test(text)))
      expect(text, id).toMatch(/10 °C/);
    expect(treatmentRules.map(({ text }) => text).join(' ')).toMatch(
      /malachite green.*orfe, rudd, tench or sturgeon/,
    );
  });

  it('tells no one to change water without dechlorinator against nitrite or ammonia', () => {
    for (const id of ['nitrite-poisoning', 'ammonia-poisoning'])
      expect(advice.find((one) => one.id === id)?.text, id).toMatch(/with dechlorinated water/);
  });

  it('raises no hardness while there is ammonia', () => {
    for (const { id, text } of advice.filter(({ text }) => /raise .*hardness/i.test(text)))
      expect(text, id).toMatch(/^Once there is no ammonia/);
  });

  it('names nothing that is not authorised or is for a vet alone', () => {
    for (const text of everything) {
      expect(text).not.toMatch(/trichlorfon|organophosph|diflubenzuron|eugenol|clove oil/i);
    }
  });

  it('raises no temperature against a disease', () => {
    for (const { id, text } of advice) {
      expect(text, id).not.toMatch(/(raise|heat|warm).{0,30}(2[5-9]|3\d) ?°C/i);
    }
  });

  it('promises nothing to be proved by a photo', () => {
    for (const { id, confirmedBy } of conditions) {
      expect(confirmedBy.text, id).not.toMatch(/^(a|the) photo/i);
    }
  });
});

describe('a suspected notifiable disease', () => {
  const notifiable = conditions.filter((condition) => condition.notifiable.length > 0);

  it.each(notifiable.map((condition) => [condition.id, condition] as const))(
    '%s: no cure, no movement, a report',
    (_, { firstAction, treatment }) => {
      expect(firstAction.text).toMatch(/stop every movement/i);
      expect(firstAction.text).toMatch(/report the suspicion/i);
      expect(treatment.text).toMatch(/no cure/i);
    },
  );

  it('and what may be one moves no fish to another place', () => {
    for (const { id, text } of advice.filter(({ id }) => ['khv', 'svc', 'cev'].includes(id))) {
      expect(text, id).not.toMatch(/isolat|quarantine|separate|hospital|rehome|sell/i);
    }
  });
});

it('is written in British English', () => {
  const american =
    /\b(colou?rless|color|gray|behavior|tumor|tumors|mold|septicemia|viremia|anemia|hemorrhag\w*|labor|favor|center|liter|liters|meter|\w+ized|\w+izing|fiber|esophagus|anesthe\w*|diarrhea|pediatric|mustache|edema)\b/i;
  // The name of a virus, as its discoverers spelt it, and meters that measure.
  const allowed = /carp edema virus|oxygen meter/gi;
  for (const text of everything) expect(text.replace(allowed, '')).not.toMatch(american);
});
