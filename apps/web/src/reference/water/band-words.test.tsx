import { bands } from '@nishiki/koi-science/bands';
import { waterBands } from '@nishiki/knowledge/water/bands';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BandBar } from './band-bar.tsx';
import { BandTable } from './band-table.tsx';
import { levelRange, levelsOf, otherRanges } from './band-words.ts';

describe('bands in words', () => {
  it.each([
    ['temperature', 'ideal', '18 to 25 °C'],
    ['temperature', 'watch', '10 to under 18, or over 25 to 27 °C'],
    ['temperature', 'emergency', 'under 4, or over 29 °C'],
    ['ph', 'ideal', '7.0 to 8.5'],
    ['ph', 'emergency', 'under 6.0, or over 9.5'],
    ['ammonia', 'ideal', 'under 0.01 mg/l'],
    ['ammonia', 'act', 'over 0.02 to under 0.05 mg/l'],
    ['ammonia', 'emergency', 'from 0.05 mg/l'],
    ['nitrite', 'ideal', '0 mg/l'],
    ['nitrite', 'emergency', 'over 1 mg/l'],
    ['oxygen', 'ideal', 'from 7 mg/l'],
    ['oxygen', 'emergency', 'under 5 mg/l'],
    ['kh', 'watch', '70 to under 100, or over 150 mg/l CaCO3'],
    ['nitrate', 'act', 'over 50 mg/l'],
    ['nitrate', 'emergency', ''],
    ['chlorine', 'emergency', 'from 0.02 mg/l'],
    ['copper', 'ideal', ''],
  ] as const)('%s, %s: %s', (id, level, words) => {
    expect(levelRange(id, level)).toBe(words);
  });

  it('the same in the units of kits and countries', () => {
    expect(otherRanges('temperature', 'ideal')).toEqual(['64 to 77 °F']);
    expect(otherRanges('kh', 'ideal')).toEqual(['5.6 to 8.4 °dKH']);
    expect(otherRanges('nitrite', 'ideal')).toEqual(['0 mg/l as NO2-N']);
    expect(otherRanges('nitrite', 'emergency')).toEqual(['over 0.3 mg/l as NO2-N']);
    expect(otherRanges('ph', 'ideal')).toEqual([]);
  });
});

describe('drawn bands', () => {
  const judged = waterParameters.filter(({ id }) => waterBands[id] !== null);

  it.each(judged.map(({ id, name }) => [id, name] as const))(
    'of %s show every edge, and the table every level',
    (id, name) => {
      const drawn = renderToStaticMarkup(<BandBar id={id} name={name} />);
      const table = renderToStaticMarkup(<BandTable id={id} name={name} />);
      const labels = [...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, label]) => Number(label));
      const found = waterBands[id];
      if (found === null) throw new Error(id);
      const edges = [found.ideal, found.watch, found.act]
        .flatMap(({ low, high }) => [low, high])
        .filter((edge) => Number.isFinite(edge) && edge !== found.floor);
      for (const edge of edges) expect(labels, String(edge)).toContain(edge);
      expect(labels).toEqual([...labels].sort((a, b) => a - b));
      for (const level of levelsOf(id)) expect(table).toContain(levelRange(id, level));
    },
  );

  it('are koi-science’s own where an analysis judges them', () => {
    for (const [id, of] of [
      ['temperature', 'temperature'],
      ['ph', 'ph'],
      ['ammonia', 'nh3'],
      ['nitrite', 'nitrite'],
      ['oxygen', 'oxygen'],
      ['kh', 'kh'],
    ] as const) {
      const { ideal, watch, act } = bands[of];
      expect(waterBands[id]).toMatchObject({ ideal, watch, act });
    }
  });
});
