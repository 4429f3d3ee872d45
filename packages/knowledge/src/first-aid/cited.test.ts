import { volumeKnownAs } from '@nishiki/koi-science/volume';
import { describe, expect, it } from 'vitest';
import { authorityFor, countriesRead } from '../conditions/authorities.ts';
import { sourceById } from '../sources.ts';
import { amountFor } from './amounts.ts';
import { emergencies } from './catalogue.ts';
import { citedById, citedSources } from './cited.ts';
import { amountIds } from './schema.ts';

const named = new Set([
  ...emergencies
    .flatMap(({ steps, never, call, after }) => [
      ...steps.map(({ why }) => why),
      ...never,
      call.when,
      ...after,
    ])
    .flatMap(({ sourceIds }) => sourceIds),
  ...amountIds.flatMap((id) => amountFor(id, volumeKnownAs(1000, 'measured')).note.sourceIds),
  ...countriesRead.flatMap((country) => authorityFor(country).duty.sourceIds),
]);

describe('sources of first aid', () => {
  it('are all that it names, and no more', () => {
    expect(new Set(citedSources.map(({ id }) => id))).toEqual(named);
    expect(citedSources).toHaveLength(named.size);
    expect(citedById('nobody')).toBeUndefined();
  });

  it.each(citedSources.map((source) => [source.id, source] as const))(
    '%s stands as in the catalogue of sources',
    (id, source) => {
      expect(sourceById(id)).toMatchObject(source);
    },
  );
});
