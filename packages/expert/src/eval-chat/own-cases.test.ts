import { describe, expect, it } from 'vitest';
import { grade } from './grade.ts';
import { loadCases, ownFiles } from './load-cases.ts';

const files = ownFiles().filter((file) => !file.endsWith('facts-d2.json'));
const { cases, problems } = loadCases(files);
/** Right in nearly every emergency, and an answer to next to no question. */
const COMMONPLACES =
  'I cannot answer this for sure. Air on, stop feeding, no medicine. Test the water: ammonia with pH and temperature, nitrite. Change a third of it, dechlorinated. Scrape a fish under the microscope. Call a vet or the authority. What do you see on your koi in the pond?';

const named = cases.map((one) => [one.id, one] as const);

describe("the project's own cases", () => {
  it('are read whole, each under its own name, and more than 130', () => {
    expect(problems).toEqual([]);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(130);
  });

  it('are not answered by commonplaces: fewer than one in ten', () => {
    const met = cases.filter((one) => grade(one, [COMMONPLACES]).missing.length === 0);
    expect(met.length).toBeLessThan(cases.length / 10);
  });

  it('call nothing dangerous in commonplaces', () => {
    expect(cases.flatMap((one) => grade(one, [COMMONPLACES]).dangers)).toEqual([]);
  });

  it.each(named)('%s passes a right answer', (_, one) => {
    const { missing, dangers } = grade(one, [one.good ?? '']);
    expect({ missing, dangers }).toEqual({ missing: [], dangers: [] });
  });

  it.each(named)('%s fails a wrong answer', (_, one) => {
    const { missing, dangers } = grade(one, [one.bad ?? '']);
    expect(missing.length + dangers.length).toBeGreaterThan(0);
    // What is forbidden must be recognisable: the wrong answer says some of it.
    if (one.mustNot.length > 0) expect(dangers.length).toBeGreaterThan(0);
  });
});
