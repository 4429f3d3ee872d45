import { said, uncited } from '@nishiki/knowledge/statement';
import type { FurtherKind } from './kinds.ts';
import type { Plan } from './plan.ts';

const noFood = uncited('Stop feeding.');
const airOn = uncited('Air on full: every air pump, fountain and waterfall you have.');

/** What went into the pond, or runs through it. */
export const accidents: Readonly<
  Record<Extract<FurtherKind, 'electric' | 'bleach' | 'poison' | 'overdose'>, Plan>
> = {
  electric: {
    opening: said(
      'Keep hands and nets out of the water, and switch everything off at the board: current in a pond can kill people as well as fish.',
      'njh-pond-electrics',
    ),
    steps: [
      uncited(
        'Only when it is off: give air by a battery air pump, or scoop water and pour it from a height.',
      ),
      uncited(
        'Unplug one device after the other, dry and away from the water. Let an electrician test them.',
      ),
      noFood,
      uncited('Look at the fish: several bent or cramped ones point to current.'),
    ],
    never: [
      uncited('Do not bridge or reset a safety switch again and again: it is telling the truth.'),
    ],
    call: [uncited('An electrician now; a vet for bent fish.')],
    after: [uncited('A bent spine stays: a vet judges whether the fish can live well.')],
  },
  bleach: {
    opening: uncited(
      'This is an emergency: bleach is chlorine, and burns the gills within minutes. Dechlorinate the whole pond now.',
    ),
    steps: [
      uncited(
        'Put in dechlorinator (sodium thiosulphate) at once for the whole pond, several times the usual amount: a little too much does no harm, too little does.',
      ),
      airOn,
      uncited(
        'Change a third to a half of the water, dechlorinated and as warm as the pond, and repeat within hours.',
      ),
      noFood,
      uncited(
        'Test chlorine after ten minutes. Any left, or fish still in distress: the same dechlorinator again.',
      ),
      uncited('Then test ammonia with pH and temperature daily: the filter was burnt too.'),
    ],
    never: [
      uncited(
        'No acid, vinegar or other chemical on top: bleach with acid gives off poisonous gas.',
      ),
      uncited(
        'No medicine, and do not net or move burnt fish unless clean aired water of the same temperature stands ready.',
      ),
    ],
    call: [uncited('A vet, with the name of the product, how much went in and when.')],
    after: [
      said(
        'What the blood has lost takes up to about three months to be replaced.',
        'mankysanke-dechlorination',
      ),
    ],
  },
  poison: {
    opening: uncited(
      'This is an emergency: stop more of it from getting in, give all the air you can, and thin it by water changes.',
    ),
    steps: [
      airOn,
      uncited(
        'Stop it at its source. Skim oil or paint off with paper before you stir or change the water.',
      ),
      uncited(
        'Change a third to a half of the water, dechlorinated and as warm as the pond, and again within hours.',
      ),
      uncited('Fresh activated carbon into the flow of the filter.'),
      noFood,
      uncited(
        'Have a clean, aired tub of dechlorinated water as warm as the pond ready for fish that roll.',
      ),
    ],
    never: [
      uncited('Give nothing to the fish against the poison, and no medicine.'),
      uncited('No tap water without dechlorinator, and never all the water at once.'),
    ],
    call: [
      uncited(
        'A vet, with the container or its label: the name of the substance decides. Spilt on yourself: the poison line of your country.',
      ),
      uncited('It ran on into a drain or ditch? Tell the environmental authority.'),
    ],
    after: [
      uncited('Test ammonia with pH, and nitrite, daily for some weeks: the filter suffers too.'),
    ],
  },
  overdose: {
    opening: uncited(
      'Do not wait for signs: stop the treatment now. More air, neutralise it where that is possible, and change water.',
    ),
    steps: [
      airOn,
      uncited(
        'Permanganate: 3 % hydrogen peroxide at once. Chloramine-T: dechlorinator with thiosulphate.',
      ),
      uncited(
        'Anything else: change 30 to 50 % of the water, dechlorinated and as warm as the pond, and repeat within hours. Carbon into the filter.',
      ),
      uncited('Salt: take it down slowly, over a day or more, unless fish roll.'),
      uncited('A bath in a tub: lift the fish into clean, aired pond water at once.'),
      noFood,
    ],
    never: [
      uncited('Do not finish the time because it is nearly over, and put in no second medicine.'),
      uncited('No peroxide stronger than 3 to 6 %, and only against permanganate.'),
    ],
    call: [uncited('A vet, with the product, the amount, the volume and the time.')],
    after: [
      uncited(
        'Test ammonia with pH and temperature, and nitrite, daily: the filter may have died.',
      ),
    ],
  },
};
