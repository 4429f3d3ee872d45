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
    expect(placeOf(steps, /dechlorinator \(sodium thiosulphate\) into the pond now/)).toBe(2);
    expect(urgent({}, 'after-top-up').steps).toEqual([]);
  });

  it('puts ammonia before pH where the buffer is used up', () => {
    const { steps, severity } = urgent({ kh: 1, ph: 5.8 });
    expect(severity).toBe('critical');
    expect(placeOf(steps, /Do not raise the pH while there is ammonia/)).toBeLessThan(
      placeOf(steps, /small steps.*ammonia first/),
    );
    expect(urgent({ kh: 1, ph: 7, ammonia: 0 }).steps.join()).not.toMatch(/Do not raise/);
  });

  it('takes cold water seriously, but not for a matter of minutes', () => {
    const { steps, severity } = urgent({ temperature: 2 });
    expect(severity).toBe('high');
    expect(steps.join(' ')).toMatch(/slowly/);
    expect(steps.join(' ')).not.toMatch(/Air on/);
    expect(urgent({ temperature: 31 }).steps[0]).toMatch(/^Air on/);
  });
});
