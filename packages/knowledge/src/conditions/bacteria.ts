import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

export const bacteria: ConditionEntry[] = [
  {
    id: 'aeromonas-ulcer',
    name: 'Bacterial ulcer',
    alsoKnown: ['Ulcer disease', 'Hole in the side', 'Aeromonas'],
    group: 'bacteria',
    severity: 'high',
    signs: [
      ...typical('open-ulcer', 'red-sore'),
      ...often('missing-scales', 'apart'),
      ...sometimes('flashing', 'off-food', 'several-fish', 'new-fish', 'cotton-tufts'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      said(
        'An open crater with a whitish dead edge and a wide red zone around it; scales near it may be raised.',
        'fishdoc-ulcers',
      ),
      said(
        'The bacteria live in every pond and on healthy fish; something else lets them in.',
        'lavs-bacteria',
      ),
      said(
        'One wounded fish may just be hurt; sores on several fish point to bacterial disease.',
        'lfh-antibiotics',
      ),
    ],
    firstAction: uncited(
      'Test the water and set it right, then have skin and gills scraped for parasites. A deep sore, or one wider than 2 cm, needs a vet now.',
    ),
    treatment: said(
      'A vet cleans and dresses the sore under anaesthetic and goes on with an antibiotic. What let the bacteria in has to go as well.',
      'wildgoose-wounds',
      'lavs-bacteria',
    ),
    confirmedBy: uncited(
      'A swab from the edge of the sore, with a test of which antibiotic works.',
    ),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'septicaemia',
    name: 'Bacterial blood poisoning',
    alsoKnown: ['Septicaemia', 'Red pest'],
    group: 'bacteria',
    severity: 'high',
    signs: [
      ...typical('red-streaks'),
      ...often('pinpoint-bleeding', 'off-food', 'lethargic', 'apart'),
      ...sometimes('swollen-belly', 'pop-eye-both', 'pinecone-scales', 'open-ulcer', 'deaths'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said('Veins stand out red in fins and body; eyes may bulge.', 'lavs-bacteria'),
      said('Small pinpoint bleeding at the fin bases or on the skin.', 'uf-aeromonas'),
      said('No single sign is special to it.', 'uf-aeromonas'),
    ],
    firstAction: uncited('Test the water, add air, stop handling the fish, and call a vet today.'),
    treatment: uncited(
      'An antibiotic chosen and given by a vet. Clean, calm water is what a keeper can add.',
    ),
    confirmedBy: uncited('Bacteria grown by a laboratory from the blood or kidney.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'fin-rot',
    name: 'Fin rot',
    alsoKnown: ['Tail rot'],
    group: 'bacteria',
    severity: 'medium',
    signs: [
      ...typical('ragged-fins'),
      ...sometimes('red-streaks', 'cotton-tufts', 'clamped-fins', 'several-fish'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      said(
        'The edge of the fin frays and splits, with a whitish or red rim that moves towards the body.',
        'fishdoc-fin-rot',
      ),
      said(
        'With ulcers it is the bacterial trouble that a vet for koi sees most.',
        'lavs-bacteria',
      ),
      said('Stress or poor conditions come before nearly every case.', 'fishdoc-fin-rot'),
    ],
    firstAction: uncited('Test the water and set right what is off; feed little meanwhile.'),
    treatment: uncited(
      'Clean water heals most cases. If the rim reaches the base of the fin, or red streaks run into the body, ask a vet.',
    ),
    confirmedBy: uncited('A scrape of the edge under the microscope, which also shows parasites.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'mouth-rot',
    name: 'Mouth rot',
    alsoKnown: ['Cotton mouth', 'Columnaris of the mouth'],
    group: 'bacteria',
    severity: 'high',
    signs: [
      ...typical('mouth-pad'),
      ...often('off-food', 'apart'),
      ...sometimes('cotton-tufts', 'open-ulcer', 'ragged-fins', 'saddle-patch', 'lethargic'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      uncited('A white or grey pad on the lips first; the fish stops eating because it hurts.'),
      said('Sores on mouth and head, which may turn yellow and deep.', 'vetbook-columnaris'),
      uncited('A torn lip, from a net or a hook, often comes before it.'),
    ],
    firstAction: uncited(
      'Test the water and have the mouth looked at by a vet within a day: what is eaten away does not grow back.',
    ),
    treatment: uncited(
      'A vet cleans the sore and chooses the antibiotic after a swab. Do not try one product after another.',
    ),
    confirmedBy: uncited('A scrape or swab of the sore.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'columnaris',
    name: 'Columnaris',
    alsoKnown: ['Saddleback disease', 'Flavobacterium columnare'],
    group: 'bacteria',
    severity: 'high',
    signs: [
      ...typical('saddle-patch'),
      ...often('ragged-fins', 'grey-film', 'off-food'),
      ...sometimes('mouth-pad', 'cotton-tufts', 'open-ulcer', 'gills-necrotic', 'gasping'),
      ...sometimes('deaths', 'several-fish'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said(
        'Off-colour grey patches often begin near the dorsal fin, like a saddle.',
        'vetbook-columnaris',
      ),
      said('It is most common in warm water.', 'vetbook-columnaris'),
      said(
        'In some fish only the gills decay, and they gasp without a mark on the skin.',
        'uf-columnaris',
      ),
    ],
    firstAction: uncited(
      'Test the water, add air, and have a scrape looked at within a day: it moves fast in warm water.',
    ),
    treatment: uncited(
      'A vet decides on a bath or an antibiotic after the scrape. Do not try one product after another.',
    ),
    confirmedBy: uncited('A scrape in which the long, gliding bacteria are seen, or a culture.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'bacterial-gill-disease',
    name: 'Bacterial gill disease',
    alsoKnown: ['BGD'],
    group: 'bacteria',
    severity: 'high',
    signs: [
      ...typical('gasping'),
      ...often(
        'gill-cover-raised',
        'gills-pale',
        'gills-necrotic',
        'at-inlet',
        'lethargic',
        'off-food',
      ),
      ...sometimes('gills-frayed', 'apart', 'lying-on-bottom', 'deaths', 'several-fish'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said('Holes or scallops in the gills are its classic mark.', 'koicrisis-gills'),
      said(
        'Gill filaments are attacked by bacteria; caught late it is hard to turn.',
        'fishdoc-gills',
      ),
      said('A fall in oxygen, parasites or stale water commonly come first.', 'koivet-gills'),
    ],
    firstAction: uncited('Add as much air as you can, stop feeding, and test the water.'),
    treatment: uncited(
      'A vet decides after a gill scrape, on chloramine-T or an antibiotic. Nothing that takes oxygen out of the water may be used meanwhile.',
    ),
    confirmedBy: uncited('A gill scrape under the microscope. KHV has to be excluded first.'),
    notifiable: [],
    photoShows: false,
  },
];
