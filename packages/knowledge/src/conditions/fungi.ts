import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

export const fungi: ConditionEntry[] = [
  {
    id: 'saprolegnia',
    name: 'Water mould (fungus)',
    alsoKnown: ['Saprolegnia', 'Cotton wool disease'],
    group: 'fungus',
    severity: 'medium',
    signs: [
      ...typical('cotton-tufts'),
      ...often('open-ulcer', 'missing-scales'),
      ...sometimes('lethargic', 'apart', 'ragged-fins'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      said(
        'Compact tufts of fine threads that can be seen without a microscope.',
        'fishdoc-fungus',
      ),
      said('It mainly grows where the skin was already damaged.', 'fishdoc-fungus'),
      uncited('Algae can turn older tufts green, silt turns them brown.'),
    ],
    firstAction: uncited('Look for the wound or parasite underneath, and test the water.'),
    treatment: uncited(
      'A vet or an experienced keeper cleans the spot. Only if it spreads, one pond treatment by its label, on a measured volume.',
    ),
    confirmedBy: uncited('A tuft under the microscope: broad threads without cross walls.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'branchiomycosis',
    name: 'Gill rot',
    alsoKnown: ['Branchiomycosis'],
    group: 'fungus',
    severity: 'high',
    signs: [
      ...typical('gasping', 'gills-necrotic'),
      ...often('at-inlet', 'lethargic', 'deaths', 'several-fish'),
      ...sometimes('gills-pale', 'off-food'),
    ],
    temperature: { from: 20, to: 35 },
    waterCause: null,
    commonness: 'rare',
    features: [
      said('The gills look marbled, with pale parts that are dying.', 'uf-gill-rot'),
      said('It comes with stress: low pH, low oxygen or a thick bloom of algae.', 'uf-gill-rot'),
      said('The mould grows best in very warm water, from about 25 °C up.', 'uf-gill-rot'),
    ],
    firstAction: uncited('Add air, stop feeding and take out rotting matter.'),
    treatment: said(
      'A vet decides. Move no fish; good conditions, with less waste, are the best control.',
      'uf-gill-rot',
    ),
    confirmedBy: said(
      'Gill tissue under the microscope of somebody trained, where the threads are seen.',
      'uf-gill-rot',
    ),
    notifiable: [],
    photoShows: false,
  },
];
