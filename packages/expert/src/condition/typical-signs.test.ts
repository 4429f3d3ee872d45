import { signIds, type SignId, type WaterReading } from '@nishiki/contract/condition';
import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { signIds as knownSignIds } from '@nishiki/knowledge/conditions/sign-ids';
import { describe, expect, it } from 'vitest';
import { findingsOf } from './findings.ts';
import { rankConditions } from './rank-conditions.ts';

it('contract and knowledge base have the same signs', () => {
  expect(knownSignIds).toEqual(signIds);
});

/** A case of each, put together by hand from the table of the facts (B.5) and its look-alikes. */
const cases: Record<string, [SignId[], WaterReading?]> = {
  khv: [['gills-necrotic', 'sunken-eyes', 'pale-rough-patches'], { temperature: 22 }],
  svc: [['swollen-belly', 'pop-eye-both', 'protruding-vent', 'dark-skin'], { temperature: 12 }],
  cev: [['lying-on-bottom', 'several-fish', 'sunken-eyes', 'gills-swollen'], { temperature: 20 }],
  'carp-pox': [['wax-drops'], { temperature: 8 }],
  'aeromonas-ulcer': [['red-sore', 'open-ulcer']],
  septicaemia: [['red-streaks', 'pinpoint-bleeding', 'off-food']],
  'fin-rot': [['ragged-fins']],
  columnaris: [['saddle-patch', 'ragged-fins'], { temperature: 24 }],
  'mouth-rot': [['mouth-pad']],
  'bacterial-gill-disease': [['gill-cover-raised', 'gills-pale', 'gasping']],
  saprolegnia: [['cotton-tufts']],
  branchiomycosis: [['gills-necrotic', 'gasping'], { temperature: 24 }],
  'white-spot': [['white-grains', 'flashing'], { temperature: 18 }],
  costia: [['grey-film', 'clamped-fins']],
  trichodina: [['grey-film', 'flashing']],
  chilodonella: [['grey-film', 'lying-on-bottom', 'flashing'], { temperature: 7 }],
  epistylis: [['cotton-tufts', 'red-sore']],
  'skin-flukes': [['excess-mucus', 'flashing', 'jumping']],
  'gill-flukes': [['gill-cover-raised', 'gasping', 'flashing']],
  leeches: [['visible-worm']],
  'anchor-worm': [['visible-thread', 'red-sore'], { temperature: 20 }],
  'fish-louse': [['visible-disc', 'flashing', 'jumping']],
  'gill-maggot': [['white-commas-on-gills']],
  'intestinal-worms': [['thin-body']],
  'blood-fluke': [['gills-pale', 'gills-swollen']],
  'eye-fluke': [['cloudy-eye']],
  myxobolus: [['lump']],
  dermocystidium: [['lump', 'red-sore']],
  'ammonia-poisoning': [['gasping', 'red-streaks'], { ammonia: 2, ph: 8.4, temperature: 22 }],
  'nitrite-poisoning': [['gasping', 'gills-brown'], { nitrite: 2, oxygen: 8, temperature: 20 }],
  'chlorine-burn': [['after-top-up', 'gills-frayed', 'darting']],
  'ph-crash': [['darting', 'grey-film'], { ph: 5.8, kh: 1 }],
  'low-oxygen': [['gasping', 'at-inlet', 'at-dawn']],
  'gas-bubbles': [['bubbles']],
  dropsy: [['pinecone-scales', 'swollen-belly', 'pop-eye-both']],
  'pop-eye-one-side': [['pop-eye-one']],
  'pop-eye-both-sides': [['pop-eye-both']],
  'cloudy-eye': [['cloudy-eye']],
  buoyancy: [['floats-or-sinks']],
  'egg-retention': [['swollen-belly', 'egg-heavy-female', 'off-food']],
  'predator-wounds': [['stab-wounds']],
  'jump-injury': [['missing-scales', 'jumping']],
  'spawning-injury': [['missing-scales', 'ragged-fins', 'egg-heavy-female']],
  'spinal-injury': [['bent-spine']],
  sunburn: [['sunburnt-back']],
  papilloma: [['cauliflower-growth']],
  'internal-tumour': [['swollen-belly', 'lump', 'off-food']],
  hikui: [['eaten-red']],
  shimi: [['dark-specks']],
  'breeding-tubercles': [['white-grains', 'male-in-spring']],
  'carrying-eggs': [['swollen-belly', 'egg-heavy-female']],
};

describe('a case of each condition', () => {
  it('is there for all of them', () => {
    expect(Object.keys(cases).sort()).toEqual(conditions.map(({ id }) => id).sort());
  });
  it.each(Object.entries(cases))('%s is among the first three', (id, [seen, water]) => {
    const signs = seen.map((sign) => ({ id: sign, present: true }));
    const ranked = rankConditions(conditions, findingsOf([], signs, water));
    expect(ranked.slice(0, 3).map(({ condition }) => condition.id)).toContain(id);
  });
});
