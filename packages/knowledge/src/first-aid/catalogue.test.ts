import { describe, expect, it } from 'vitest';
import { sourceById } from '../sources.ts';
import type { Statement } from '../statement.ts';
import { emergencies } from './catalogue.ts';
import { amountIds, emergencyIds, emergencySchema, type Emergency } from './schema.ts';

const named = emergencies.map((emergency) => [emergency.id, emergency] as const);
const statementsOf = ({ steps, never, call, after }: Emergency): Statement[] => [
  ...steps.map(({ why }) => why),
  ...never,
  call.when,
  ...after,
];
/** Everything that tells a keeper to do something; `never` is left out. */
const orders = ({ steps, call, after }: Emergency): string[] => [
  ...steps.flatMap(({ do: order, why }) => [order, why.text]),
  call.when.text,
  ...after.map(({ text }) => text),
];
const at = ({ steps }: Emergency, wanted: RegExp): number =>
  steps.findIndex(({ do: order }) => wanted.test(order));
const emergency = (id: Emergency['id']): Emergency => {
  const found = emergencies.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('emergencies', () => {
  it('are those that were asked for, each once', () => {
    expect(emergencies.map(({ id }) => id)).toEqual([...emergencyIds]);
  });

  it.each(named)('%s is well formed and its sources are there', (_, one) => {
    expect(emergencySchema.safeParse(one).error?.issues ?? []).toEqual([]);
    for (const { text, sourceIds, uncited } of statementsOf(one)) {
      expect(
        sourceIds.filter((id) => !sourceById(id)),
        text,
      ).toEqual([]);
      expect(uncited === true, text).toBe(sourceIds.length === 0);
    }
  });

  it.each(named)('%s has orders under 140 characters that differ from each other', (_, one) => {
    const texts = one.steps.map(({ do: order }) => order);
    for (const text of texts) expect(text.length, text).toBeLessThan(140);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(named)('%s leads on to another emergency only', (id, { steps }) => {
    for (const { see } of steps) expect(see).not.toBe(id);
  });
});

describe('the order of first aid', () => {
  it('gives air before anything else to fish that gasp, or whose gills are harmed', () => {
    for (const id of ['gasping', 'deaths', 'ammonia', 'nitrite'] as const)
      expect(at(emergency(id), /^air on/i), id).toBe(0);
  });

  it('closes the tap and binds the chlorine before all else, and gives air before food is spoken of', () => {
    const one = emergency('chlorine');
    expect(at(one, /^close the tap/i)).toBe(0);
    expect(at(one, /dechlorinate the whole pond/i)).toBe(1);
    expect(at(one, /^air on/i)).toBe(2);
  });

  it('switches the current off before a hand goes into the water', () => {
    expect(at(emergency('pump'), /^switch the pump off at the wall/i)).toBe(0);
    expect(at(emergency('pump'), /another way/i)).toBe(1);
  });

  it.each(named)('%s stops the feeding within the ten minutes', (_, one) => {
    expect(at(one, /stop feeding/i)).toBeGreaterThanOrEqual(0);
  });

  it('stops movement and reports a suspicion of KHV before anything else', () => {
    const one = emergency('khv');
    expect(at(one, /stop all movement/i)).toBe(0);
    expect(at(one, /report the suspicion/i)).toBe(1);
    expect(one.call.whom).toBe('authority');
    expect(orders(one).join(' ')).not.toMatch(/heat the pond|raise the temperature|30 °C/i);
    expect(one.never.map(({ text }) => text).join(' ')).toMatch(/no cure/);
  });

  it('stops movement and telephones when several died', () => {
    const one = emergency('deaths');
    expect(at(one, /stop all movement/i)).toBeGreaterThan(0);
    expect(at(one, /^telephone/i)).toBeGreaterThan(0);
    expect(one.call.whom).toBe('authority');
  });

  it('takes zeolite out before salt goes in', () => {
    const one = emergency('nitrite');
    expect(at(one, /zeolite/i)).toBeLessThan(at(one, /^dissolve plain salt/i));
    expect(at(one, /zeolite/i)).toBeGreaterThanOrEqual(0);
  });
});

describe('what first aid never says', () => {
  it.each(named)('%s orders no medicine', (_, one) => {
    for (const text of orders(one))
      expect(text).not.toMatch(
        /permangan|formalin|malachite|praziquantel|chloramine-T|antibiotic|medicine|anaesthe|clove/i,
      );
  });

  it.each(named)(
    '%s tells of amounts in no order: they are worked out for the litres',
    (_, one) => {
      for (const { do: order } of one.steps)
        expect(order).not.toMatch(/\d\s?(mg|g|kg|ml|l|litres|drops?)(?![a-z])/i);
    },
  );

  it.each(named)('%s asks for pH and temperature wherever ammonia is tested', (_, one) => {
    for (const text of orders(one).filter((words) => /\btest\b.*ammonia/i.test(words)))
      expect(text).toMatch(/pH/);
    for (const { do: order } of one.steps.filter((step) => /\btest\b.*ammonia/i.test(step.do)))
      expect(order).toMatch(/temperature|pH under 7/);
  });

  it('raises no pH while there is ammonia, and says so', () => {
    for (const one of emergencies)
      for (const text of orders(one))
        expect(text).not.toMatch(/raise the pH|bicarbonate|baking soda|\blime\b/i);
    expect(
      emergency('ammonia')
        .never.map(({ text }) => text)
        .join(' '),
    ).toMatch(/never raise the pH/i);
  });

  it('says that medicine is not for now, in every emergency', () => {
    for (const { id, never } of emergencies)
      expect(never.map(({ text }) => text).join(' '), id).toMatch(
        /no medicine|no treatment|bury or bin/i,
      );
  });

  it('puts no two things into the water at once', () => {
    // The amounts that are substances: dechlorinator and salt.
    for (const { id, amounts } of emergencies)
      expect(amounts.filter((amount) => amount !== 'change').length, id).toBeLessThanOrEqual(1);
    expect(amountIds).toEqual(['dechlorinator', 'salt', 'change']);
  });

  it('changes water in small parts only where acid may hide ammonia', () => {
    const one = emergency('ammonia');
    expect(one.steps[at(one, /third to a half/)]?.do).toMatch(/^pH 7 or more/);
    expect(at(one, /pH under 7.*a tenth/)).toBeGreaterThan(0);
  });
});
