import { describe, expect, it } from 'vitest';
import { changesOf, clashes, edited, rebased, type Preferences } from './draft.ts';

const base: Preferences = {
  display_name: 'Aiko',
  avatar: { kind: 'koi', variety: 'kohaku', seed: 7 },
  country: 'GB-ENG',
  units: 'metric',
  time_zone: 'Europe/London',
};
const draft = (changes: Partial<Preferences>): Preferences => ({ ...base, ...changes });

describe('what was edited', () => {
  it('is nothing at first', () => {
    expect(edited(draft({}), base)).toEqual([]);
    expect(changesOf(draft({}), base)).toEqual({});
  });

  it('sends the edited fields and no other', () => {
    expect(changesOf(draft({ units: 'uk', country: null }), base)).toEqual({
      units: 'uk',
      country: null,
    });
  });

  it('takes spaces around a name for nothing, and nothing but spaces for no name', () => {
    expect(edited(draft({ display_name: ' Aiko ' }), base)).toEqual([]);
    expect(changesOf(draft({ display_name: '  ' }), base)).toEqual({ display_name: null });
    expect(edited({ ...base, display_name: '' }, { ...base, display_name: null })).toEqual([]);
  });

  it('knows a koi by variety and seed, and an own picture by being one', () => {
    expect(edited(draft({ avatar: { kind: 'koi', variety: 'kohaku', seed: 8 } }), base)).toEqual([
      'avatar',
    ]);
    const photo = (url: string) => draft({ avatar: { kind: 'photo', url } });
    expect(edited(photo('/photos/a?signed=1'), photo('/photos/a?signed=2'))).toEqual([]);
  });
});

describe('when the profile was changed elsewhere', () => {
  const stored = { ...base, country: 'JP' };

  it('keeps what was entered here upon what is stored there', () => {
    const mine = draft({ units: 'uk' });
    expect(clashes(mine, base, stored)).toEqual([]);
    expect(rebased(mine, base, stored)).toEqual({ ...base, country: 'JP', units: 'uk' });
  });

  it('names the fields that both changed', () => {
    expect(clashes(draft({ country: 'US' }), base, stored)).toEqual(['country']);
  });

  it('does not mind when both say the same', () => {
    expect(clashes(draft({ country: 'JP' }), base, stored)).toEqual([]);
  });
});
