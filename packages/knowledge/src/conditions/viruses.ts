import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

/** KHV and SVC are notifiable in all four nations of the United Kingdom. */
const unitedKingdom = ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'];

export const viruses: ConditionEntry[] = [
  {
    id: 'khv',
    name: 'Koi herpesvirus disease (KHV)',
    alsoKnown: ['CyHV-3', 'Carp nephritis and gill necrosis virus'],
    group: 'virus',
    severity: 'critical',
    signs: [
      ...typical('gills-necrotic', 'sunken-eyes'),
      ...often(
        'deaths',
        'several-fish',
        'lethargic',
        'at-inlet',
        'excess-mucus',
        'pale-rough-patches',
        'new-fish',
      ),
      ...sometimes('gasping', 'off-food', 'gills-pale', 'apart', 'loss-of-balance', 'grey-film'),
    ],
    temperature: { from: 16, to: 29 },
    waterCause: null,
    commonness: 'occasional',
    features: [
      said(
        'White or dead patches on the gills, sunken eyes, rough patches of skin and slime that comes off.',
        'bsava-khv',
      ),
      said('The signs usually appear in water of 16 to 28 °C.', 'bsava-khv'),
      said('It spreads by infected fish, by their water and by equipment.', 'wildgoose-khv'),
      said('Most of the fish of a pond may die, often 70 to 100 in a hundred.', 'wildgoose-khv'),
      said('Common carp and koi fall ill; goldfish and other fish usually do not.', 'uf-khv'),
    ],
    firstAction: uncited(
      'Stop every movement of fish, water and nets on or off the site, report the suspicion to the authority at once, and add air. Keep dead fish cold for the laboratory.',
    ),
    treatment: said('There is no treatment and no cure.', 'wildgoose-khv'),
    confirmedBy: uncited(
      'A laboratory test (PCR) ordered by the authority or a vet. No photo can prove or exclude it.',
    ),
    notifiable: unitedKingdom,
    photoShows: true,
  },
  {
    id: 'svc',
    name: 'Spring viraemia of carp (SVC)',
    alsoKnown: ['Rhabdovirus carpio'],
    group: 'virus',
    severity: 'critical',
    signs: [
      ...typical('swollen-belly'),
      ...often(
        'deaths',
        'several-fish',
        'pop-eye-both',
        'pinpoint-bleeding',
        'dark-skin',
        'protruding-vent',
        'trailing-casts',
        'gills-pale',
        'lethargic',
        'loss-of-balance',
      ),
      ...sometimes('new-fish', 'apart', 'red-streaks'),
    ],
    temperature: { from: 5, to: 17 },
    waterCause: null,
    commonness: 'rare',
    features: [
      said(
        'Dark skin, swollen eyes and belly, pale gills, trailing pale droppings and a vent that stands out.',
        'freeline-svc',
      ),
      said('Pinpoint bleeding inside, and bleeding of the skin.', 'naca-svc'),
      said(
        'It breaks out when spring water rises above 5 °C; most die between 10 and 15 °C.',
        'freeline-svc',
      ),
      said('One or more of the signs may be missing, above all early and late.', 'freeline-svc'),
    ],
    firstAction: uncited(
      'Stop every movement of fish, water and nets on or off the site, and report the suspicion to the authority at once. Keep dead fish cold for the laboratory.',
    ),
    treatment: uncited('There is no treatment and no cure.'),
    confirmedBy: uncited(
      'Virus found in a laboratory ordered by the authority. Nothing that a keeper sees can prove it.',
    ),
    notifiable: unitedKingdom,
    photoShows: true,
  },
  {
    id: 'cev',
    name: 'Koi sleepy disease (CEV)',
    alsoKnown: ['Carp edema virus disease'],
    group: 'virus',
    severity: 'critical',
    signs: [
      ...typical('lying-on-bottom', 'lethargic'),
      ...often(
        'several-fish',
        'gills-swollen',
        'gills-pale',
        'sunken-eyes',
        'excess-mucus',
        'deaths',
        'new-fish',
      ),
      ...sometimes('open-ulcer', 'pale-rough-patches', 'off-food', 'gasping'),
    ],
    temperature: { from: 15, to: 25 },
    waterCause: null,
    commonness: 'occasional',
    features: [
      said('Adults lie motionless on the bottom; the young hang just under the surface.', 'uf-cev'),
      said('Disturbed, they swim a little, then sink and fall over again.', 'cafishvet-cev'),
      said(
        'Skin may be swollen, eroded or bleeding, with much slime on skin and gills.',
        'laboklin-cev',
      ),
      said('Mostly at 15 to 25 °C, and also in much colder water.', 'laboklin-cev'),
    ],
    firstAction: said(
      'Let no fish, water or net leave. Add air, keep the pond quiet, and ask a vet for a test that also looks for KHV. In England and Wales unusual deaths must be reported.',
      'govuk-report',
      'cafishvet-cev',
    ),
    treatment: uncited(
      'Nothing kills the virus. Clean water, much air and rest; a vet decides on salt and on what has set in after it.',
    ),
    confirmedBy: said('A PCR test in a laboratory, together with KHV and SVC.', 'cafishvet-cev'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'carp-pox',
    name: 'Carp pox',
    alsoKnown: ['Fish pox', 'CyHV-1'],
    group: 'virus',
    severity: 'low',
    signs: [...typical('wax-drops'), ...sometimes('several-fish', 'lump')],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      said(
        'Smooth growths that look like drops of white candle wax. A herpesvirus causes them.',
        'wildgoose-papillomas',
      ),
      said(
        'Flat or slightly raised, never fluffy, and often on the edges of fins.',
        'aquameds-pox',
      ),
      said(
        'Once held for a disease of cold water, it is now seen at any time of the year.',
        'wildgoose-papillomas',
      ),
    ],
    firstAction: said(
      'Leave it alone and do not scrape it: that would set the virus free in the pond.',
      'koiclinic-pox',
    ),
    treatment: said(
      'None is needed. It rarely does harm and often goes by itself within months.',
      'wildgoose-papillomas',
    ),
    confirmedBy: uncited('The look is enough in most cases; a vet can have a piece examined.'),
    notifiable: [],
    photoShows: true,
  },
];
