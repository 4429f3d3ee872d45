import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

export const growths: ConditionEntry[] = [
  {
    id: 'papilloma',
    name: 'Papilloma and similar skin growths',
    alsoKnown: ['Wart', 'Lymphocystis'],
    group: 'growth',
    severity: 'low',
    signs: [...typical('cauliflower-growth'), ...sometimes('lump', 'off-food')],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said(
        'Benign growths, from flat and smooth to large with a rough, lumpy surface.',
        'wildgoose-papillomas',
      ),
      said('They trouble the fish only where they hinder its feeding.', 'wikivet-papilloma'),
      said('In koi one has been described that turned malignant.', 'vetrec-papilloma'),
    ],
    firstAction: uncited('Watch it: a photo each month, from the same side.'),
    treatment: said(
      'None is usually needed; a vet can remove one that is in the way.',
      'wikivet-papilloma',
    ),
    confirmedBy: uncited('A piece of it examined in a laboratory.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'internal-tumour',
    name: 'Internal tumour',
    alsoKnown: ['Tumour of liver, ovary or testes', 'Sarcoma'],
    group: 'growth',
    severity: 'high',
    signs: [
      ...typical('swollen-belly'),
      ...often('lethargic', 'off-food'),
      ...sometimes('lump', 'thin-body', 'egg-heavy-female', 'apart', 'floats-or-sinks'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said('The belly swells over weeks or months while appetite fades.', 'wildgoose-tumours'),
      said(
        'Common in koi from four years on, mostly of the liver or the gonads.',
        'wildgoose-tumours',
      ),
      said('The swelling may lie on one side, as seen from above.', 'koionline-swelling'),
    ],
    firstAction: uncited('Take photos from above each week, and ask a vet for a scan.'),
    treatment: said('Most cannot be operated on, and the outlook is poor.', 'wildgoose-tumours'),
    confirmedBy: said('An X-ray or an ultrasound scan.', 'wildgoose-tumours'),
    notifiable: [],
    photoShows: true,
  },
];
