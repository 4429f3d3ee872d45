import { said, uncited } from '@nishiki/knowledge/statement';
import type { DangerId } from '../../../message.ts';
import type { Refusal } from './refusals.ts';

const testFirst = uncited(
  'Test ammonia together with pH and temperature, and nitrite: poor water causes most of what looks like disease.',
);
const scrape = uncited(
  'Have a skin and gill scrape looked at under a microscope, by a vet, a koi dealer or somebody from a club. Only what was found is treated.',
);
const vet = uncited(
  'A vet who sees fish: some advise by telephone and have a swab sent in. A koi club or dealer often knows one.',
);

/** Wishes for medicines and chemicals. */
export const medicineRefusals: Readonly<
  Record<
    Extract<
      DangerId,
      | 'antibiotic-dose'
      | 'banned-agent'
      | 'euthanasia'
      | 'two-at-once'
      | 'oxidiser-on-estimate'
      | 'treat-gasping'
      | 'treat-unconfirmed'
      | 'wrong-salt'
      | 'copper'
      | 'bleach'
      | 'overdose'
      | 'no-water-test'
      | 'human-medicine'
      | 'other-poison'
    >,
    Refusal
  >
> = {
  'antibiotic-dose': {
    no: said(
      'No: I give no dose of an antibiotic, by injection, in food or in the water. It is prescription only, and is chosen by a vet after a swab.',
      'lfh-antibiotics',
      'govuk-small-animals',
    ),
    instead: [
      testFirst,
      uncited(
        'Keep the water clean and well aired: skin heals in good water, and no medicine works in bad.',
      ),
      scrape,
    ],
    never: [
      uncited(
        'No leftovers, no tablets from another animal: the wrong one breeds bacteria that nothing kills, in the pond and on your hands.',
      ),
    ],
    call: [vet],
  },
  'banned-agent': {
    no: uncited(
      'No: I give no amount for this. It is poisonous to fish, water life and people, and not authorised or tightly regulated for fish.',
    ),
    instead: [
      uncited(
        'Lift lice and anchor worms off with tweezers, the fish held in water, and disinfect the spot.',
      ),
      said(
        'For the pond there are products with emamectin against lice and anchor worm, used by their label; ask a vet.',
        'springer-emamectin',
      ),
      testFirst,
    ],
    call: [vet],
  },
  euthanasia: {
    no: uncited(
      'I am sorry, that is a hard moment. I give no amount and no method: done wrongly it leaves the fish suffering. A vet ends a koi’s life humanely, often at the pond.',
    ),
    instead: [
      uncited('Until then: quiet, shade, plenty of air, clean water and no handling.'),
      testFirst,
      uncited(
        'Ask the vet first whether it can still be helped: many koi that look lost recover in clean water.',
      ),
    ],
    never: [
      uncited('No freezing, no alcohol, no drying out, no flushing away: each means suffering.'),
    ],
    call: [vet],
  },
  'two-at-once': {
    no: said(
      'No, never two treatments at once: together they burn gills or poison each other’s water, and that kills fish. One at a time.',
      'north-wales-treatments',
    ),
    instead: [
      said(
        'Wait 7 to 10 days after the last one, or make two large dechlorinated water changes, before the next.',
        'north-wales-treatments',
      ),
      testFirst,
      uncited(
        'If the first did not help, have a new scrape looked at: perhaps it was the wrong one.',
      ),
    ],
    never: [
      uncited(
        'Never permanganate together with any dye or formalin, never malachite green with salt, never oxidisers in water that holds ammonia or nitrite. Salt counts as a treatment, unless the label says that both may be used.',
      ),
    ],
  },
  'oxidiser-on-estimate': {
    no: said(
      'No: not on an estimated volume. An estimate can be a fifth wrong, and an overdose of this kills every fish, so I name no amount.',
      'selectkoi-permanganate',
    ),
    instead: [
      uncited(
        'Measure the volume first: dissolve a weighed amount of salt, read the rise with a salt meter, or fill through a water meter. Tell me both readings and I work it out.',
      ),
      testFirst,
      scrape,
    ],
    never: [
      uncited(
        'Not above 27 °C, not with ammonia or nitrite in the water, and not while any fish gasps.',
      ),
    ],
  },
  'treat-gasping': {
    no: said(
      'No: no permanganate, formalin or other medicine on fish that gasp. Permanganate adds no oxygen, formalin takes it away, and sick gills do not bear either.',
      'uf-permanganate',
      'uf-formalin',
    ),
    instead: [
      uncited('Air on: every air pump, fountain and waterfall you have. Stop feeding.'),
      testFirst,
      uncited(
        'Ammonia or nitrite found: change 30 to 50 % of the water, dechlorinated, as warm as the pond, and repeat.',
      ),
    ],
  },
  'treat-unconfirmed': {
    no: uncited(
      'No: not before it is confirmed. Several troubles look the same on the fish and need different treatments, and the wrong one harms more fish than it helps.',
    ),
    instead: [testFirst, scrape],
    never: [
      uncited('No treatment of the whole pond on a guess, and never two, to be on the safe side.'),
    ],
  },
  'wrong-salt': {
    no: uncited(
      'No: not that salt. Only pure sodium chloride, without iodine and without anti-caking agents, goes into a koi pond; potassium chloride harms fish, and dishwasher, road and pool salts hold other things.',
    ),
    instead: [
      uncited(
        'Pond salt, or pure salt for curing or water softeners whose label says sodium chloride and nothing else.',
      ),
      uncited(
        'Until you have it: change a third to a half of the water, dechlorinated and as warm as the pond, air on, and stop feeding. That helps against nitrite as well.',
      ),
    ],
    never: [uncited('No salt while zeolite is in the filter: it gives its ammonia back.')],
  },
  copper: {
    no: said(
      'No: no copper in a koi pond. It kills koi in water with little carbonate hardness, and it stays in filter and mud.',
      'bioworld-copper',
    ),
    instead: [
      uncited(
        'Against algae: shade, a UV lamp of the right size, less food, more plants, and blanketweed pulled out by hand.',
      ),
      uncited('Add air at night: dense algae use up the oxygen by dawn.'),
    ],
  },
  bleach: {
    no: said(
      'No, never with fish in it: bleach is chlorine, and 0.3 mg/l of it kills most fish fairly fast.',
      'koinet-chlorine',
    ),
    instead: [
      uncited(
        'Pull blanketweed out by hand or wind it onto a stick; shade the pond, use UV against green water, and feed less.',
      ),
      uncited(
        'Rinse filter media in pond water only: chlorine kills the bacteria that clean your pond.',
      ),
    ],
    call: [uncited('It is in already? Dechlorinate the whole pond now, air on, and tell me.')],
  },
  overdose: {
    no: uncited(
      'No: more than the label or the measured dose does not work better; it burns gills and kills fish.',
    ),
    instead: [
      testFirst,
      uncited(
        'If it did not help, have a new scrape looked at: the wrong product at any strength does nothing.',
      ),
    ],
    call: [
      uncited(
        'It is in already? Do not wait for signs: say what and how much, and I tell you how to undo it.',
      ),
    ],
  },
  'no-water-test': {
    no: uncited(
      'Not without a test: poor water causes most of what looks like disease, and a treatment in bad water kills.',
    ),
    instead: [
      uncited(
        'Today: ammonia, nitrite, pH and temperature. Strips cost little, and most koi shops test a jar of pond water.',
      ),
      uncited(
        'Until you have them: more air, no food, and a change of a fifth to a third with dechlorinated water, which does no harm unless the pH has crashed.',
      ),
    ],
  },
  'human-medicine': {
    no: uncited(
      'No: medicine for people is not for fish, and fish medicine is not for people. I name no dose for either: ask a doctor or a pharmacist for yourself, a vet for the fish.',
    ),
    instead: [
      uncited(
        'For the fish: test the water first, and say what you see. That tells more than any tablet.',
      ),
    ],
  },
  'other-poison': {
    no: uncited(
      'No: it poisons fish and water life. I do not help to put it into water with animals, which is cruel, and in most countries an offence.',
    ),
    instead: [
      uncited(
        'Unwanted fish, weed or visitors at a pond: tell me what the trouble is, and I look for a way that harms nothing.',
      ),
    ],
  },
};
