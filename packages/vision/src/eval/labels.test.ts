import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isKnown, normaliseLabel } from './aliases.ts';
import { readLabels, UsageError } from './labels.ts';

const folder = mkdtempSync(join(tmpdir(), 'labels-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (text: string): string => {
  const path = join(folder, `${text.length}.json`);
  writeFileSync(path, text);
  return path;
};

describe('labels', () => {
  it.each([
    ['Kohaku', 'kohaku'],
    ['Hikari Muji', 'hikari-muji'],
    ['ki-utsuri', 'utsuri'],
    ['Shiro_Bekko', 'bekko'],
    ['KOROMO', 'goromo'],
    ['Taishō Sanke', 'sanke'],
    ['ogon', 'hikari-muji'],
    ['goshiki', 'goshiki'],
    ['Yamato-Nishiki', 'hikari-moyo'],
    ['chagoi', 'kawarimono'],
    ['kin-ginrin', 'kin-ginrin'],
  ])('%s is %s', (written, meant) => expect(normaliseLabel(written)).toBe(meant));

  it('knows the classes of the engine and no trait but tancho', () => {
    expect(isKnown('tancho')).toBe(true);
    expect(isKnown('goshiki')).toBe(true);
    expect(isKnown('kin-ginrin')).toBe(false);
  });

  it('reads base and traits of the written rule', () => {
    const file = fileWith(
      JSON.stringify({
        photos: [
          { file: 'a.jpg', base: 'sanke', traits: ['tancho', 'maruten'], doubtful: true, group: 2 },
          { file: 'b.jpg', base: 'not-readable', traits: [], doubtful: false },
          { file: 'c.jpg', base: 'goshiki', traits: ['ginrin'], doubtful: false },
        ],
      }),
    );
    // A fish with the trait tancho is ranked as tancho; traits without a model are left out.
    expect(readLabels('/photos', file)).toMatchObject([
      { file: 'a.jpg', label: 'tancho', traits: ['tancho'], doubtful: true, group: '2' },
      { file: 'c.jpg', label: 'goshiki', traits: ['ginrin'], doubtful: false, group: 'c.jpg' },
    ]);
  });

  it('takes the file for a missing group', () => {
    const file = fileWith(
      '{"photos":[{"file":"a.jpg","label":"Showa"},{"file":"b.jpg","label":"x","group":7}]}',
    );
    const photos = readLabels('/photos', file);
    expect(photos[0]).toMatchObject({ label: 'showa', group: 'a.jpg' });
    expect(photos[0].path).toBe(join('/photos', 'a.jpg'));
    expect(photos[1].group).toBe('7');
  });

  it.each(['{', '[]', '{"photos":[{"file":"a.jpg"}]}'])('says what is wrong with %s', (text) => {
    expect(() => readLabels('/photos', fileWith(text))).toThrow(UsageError);
  });

  it('says that a file is missing', () => {
    expect(() => readLabels('/photos', join(folder, 'none.json'))).toThrow(/cannot be read/);
  });
});
