import type { EmergencyId } from '@nishiki/knowledge/first-aid/schema';
import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';

const urgent: readonly (readonly [string, EmergencyId])[] = [
  ['HELP my koi are gasping', 'gasping'],
  ['fish piping at the surface at dawn', 'gasping'],
  ['they cant breath', 'gasping'],
  ['just got home and the fish are at the top', 'gasping'],
  ['ammonia off the charts', 'ammonia'],
  ['3 koi dead this morning', 'deaths'],
  ['lost two koi since monday', 'deaths'],
  ['my fish are dying', 'deaths'],
  ['left the hose on all night', 'chlorine'],
  ['topped up and forgot the dechlorinator', 'chlorine'],
  ['chlorine 0.5 in the pond', 'chlorine'],
  ['ammonia spike!', 'ammonia'],
  ['ammonia 1 ppm ph 8.5 25c', 'ammonia'],
  ['nitrite is 3 ppm', 'nitrite'],
  ['nitrites through the roof', 'nitrite'],
  ['power cut and the pump stopped', 'pump'],
  ['my pump has failed', 'pump'],
  ['koi jumped out of the pond', 'jumped'],
  ['found my koi on the patio', 'jumped'],
  ['i think my koi have KHV', 'khv'],
  ['white patches on the gills, sunken eyes, three dead', 'khv'],
  ['oxygen is 3 mg/l', 'gasping'],
];
const calm: readonly string[] = [
  'what is KHV?',
  'why do koi gasp at dawn?',
  'how do i prevent koi from jumping out?',
  'ammonia 0.25 ph 7.0 15c',
  'nitrite 0',
  'no gasping, no deaths',
  'Difference between Sanke and Showa?',
  'how long do koi live',
  'which pump do I need for 10000 litres',
];

describe('what must be helped at once', () => {
  test.each(urgent)('%s', (text, id) => {
    expect(understand(text).emergencies).toContain(id);
  });
  test.each(calm)('%s', (text) => {
    expect(understand(text).emergencies).toEqual([]);
  });
  test('fear is heard', () => {
    expect(understand('HELP!!! fish dying').panics).toBe(true);
    expect(understand('MY KOI ARE AT THE SURFACE').panics).toBe(true);
    expect(understand('what is a Showa?').panics).toBe(false);
  });
});
