import type { SignId, WaterReading } from '@nishiki/contract/condition';
import { describe, expect, it } from 'vitest';
import { findingsOf } from './findings.ts';
import { urgentSteps } from './urgent.ts';

const urgent = (water: WaterReading, ...seen: SignId[]) =>
  urgentSteps(
    findingsOf(
      [],
      seen.map((id) => ({ id, present: true })),
      water,
    ),
    water,
  );
const placeOf = (steps: string[], words: RegExp): number =>
  steps.findIndex((step) => words.test(step));

describe('what to do now', () => {
  it('is nothing where nothing is urgent', () => {
    const well = { temperature: 20, ph: 7, ammonia: 0, nitrite: 0, oxygen: 8, kh: 7 };
    expect(urgent(well)).toEqual({ steps: [], severity: null });
    expect(urgent({}, 'flashing', 'deaths').steps).toEqual([]);
  });

  it('comes in the order of facts D.1 task 1', () => {
    const { steps, severity } = urgent(
      { temperature: 22, ph: 8.4, ammonia: 2, nitrite: 0.5 },
      'gasping',
    );
    expect(severity).toBe('critical');
    const places = [
      /^Air on/,
      /^Stop feeding/,
      /dechlorinator/,
      /water change of 30 to 50 %/,
      /Do not raise the pH/,
      /^Salt .*0\.1 %/,
      /Never use potassium permanganate or formalin/,
      /12 to 24 hours/,
    ].map((words) => placeOf(steps, words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(steps.join(' ')).toMatch(/one change of 76 %.*split it/);
    expect(steps.join(' ')).toMatch(/never change all the water/);
  });

  it('asks for air where fish gasp, whatever was measured', () => {
    const { steps } = urgent({ temperature: 28 }, 'gasping', 'at-dawn');
    expect(steps[0]).toMatch(/^Air on now.*oxygen/);
    expect(steps[1]).toBe('Stop feeding.');
    expect(steps.join(' ')).toMatch(/Test what is still unknown: ammonia, nitrite, pH, KH\./);
    expect(steps.join(' ')).not.toMatch(/water change|salt/i);
  });

  it('names salt for nitrite only with a measured volume', () => {
    const salt = urgent({ nitrite: 2 }).steps.find((step) => /salt/i.test(step));
    expect(salt).toMatch(/0\.1 %.*1 kg for each 1,000 litres: only on a measured volume.*zeolite/);
    expect(urgent({ temperature: 28 }, 'gasping').steps.join()).not.toMatch(/salt/i);
  });

  it('dechlorinates first where it began after tap water went in', () => {
    const { steps } = urgent({}, 'after-top-up', 'gills-frayed');
    expect(placeOf(steps, /^Shut the tap.*dechlorinator \(sodium thiosulphate\)/)).toBe(2);
    // More tap water would bring more chlorine.
    expect(steps.join(' ')).not.toMatch(/water change/);
    expect(placeOf(urgent({}, 'after-top-up', 'deaths').steps, /^Shut the tap/)).toBe(2);
    expect(urgent({}, 'after-top-up').steps).toEqual([]);
  });

  it('puts ammonia before pH where the buffer is used up', () => {
    const { steps, severity } = urgent({ kh: 1, ph: 5.8 });
    expect(severity).toBe('critical');
    const rule = placeOf(steps, /Do not raise the pH while there is ammonia, or before you/);
    const down = placeOf(
      steps,
      /^Test for ammonia\. If there is any, get it down first.*Only when it is at nothing/,
    );
    expect(rule).toBeGreaterThan(-1);
    expect(rule).toBeLessThan(down);
    const clean = urgent({ kh: 1, ph: 7, ammonia: 0 }).steps;
    expect(clean.join()).not.toMatch(/Do not raise/);
    expect(placeOf(clean, /small steps.*1 °dKH a day/)).toBeGreaterThan(-1);
    for (const list of [steps, clean])
      expect(placeOf(list, /nor any other medicine, and never change all/)).toBeGreaterThan(-1);
  });

  it('changes water gently where a rise of the pH would set ammonia free', () => {
    const acid = urgent({ nitrite: 3, ammonia: 3, ph: 6.3, temperature: 15 }).steps;
    expect(placeOf(acid, /small parts only, hours apart.*test the pH after each/i)).toBe(3);
    expect(acid.join(' ')).not.toMatch(/30 to 50 %/);
    // Without ammonia nothing is set free.
    const free = urgent({ nitrite: 3, ammonia: 0, ph: 6.3, temperature: 15 }).steps;
    expect(placeOf(free, /30 to 50 %/)).toBe(3);
  });

  it('warns of ammonia that acid water hides, before anybody raises the pH', () => {
    const { steps, severity } = urgent({ ammonia: 8, ph: 6.2, temperature: 18 });
    expect(severity).toBe('high');
    expect(placeOf(steps, /^Do not raise the pH/)).toBe(1);
    expect(placeOf(steps, /^Get the ammonia down first/)).toBe(2);
    // 0.3 mg/l would be 0.03 mg/l of NH3 at pH 8.5 and 18 °C (facts B.1): no emergency.
    expect(urgent({ ammonia: 0.3, ph: 6.2, temperature: 18 }).steps).toEqual([]);
    expect(urgent({ ammonia: 8, ph: 6.8, temperature: 18 }).steps).toEqual([]);
  });

  it('says not to raise the pH where nobody tested for ammonia', () => {
    expect(placeOf(urgent({ nitrite: 3 }).steps, /^Do not raise the pH/)).toBeGreaterThan(-1);
  });

  it('brings a high pH down, and adds no hardness to it', () => {
    const { steps, severity } = urgent({ ph: 9.8, ammonia: 0 });
    expect(severity).toBe('critical');
    expect(steps.join(' ')).toMatch(/Bring the pH down slowly.*no acid/);
    expect(steps.join(' ')).not.toMatch(/dKH a day/);
  });

  it('names no change of all the water, however much ammonia there is', () => {
    const steps = urgent({ ammonia: 20, ph: 9.8, temperature: 30 }).steps.join(' ');
    expect(steps).toMatch(/one change of nearly all the water: that is too much at once/);
    expect(steps).not.toMatch(/100 %/);
  });

  it('counts the salt that is in the water already', () => {
    expect(urgent({ nitrite: 2 }).steps.join()).toMatch(
      /0\.1 %, with what is in the water already/,
    );
  });

  it('takes cold water seriously, but not for a matter of minutes', () => {
    const { steps, severity } = urgent({ temperature: 2 });
    expect(severity).toBe('high');
    expect(steps.join(' ')).toMatch(/slowly/);
    expect(steps.join(' ')).not.toMatch(/Air on/);
    expect(urgent({ temperature: 31 }).steps[0]).toMatch(/^Air on/);
  });
});
