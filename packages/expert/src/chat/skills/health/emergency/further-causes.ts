import { said, uncited } from '@nishiki/knowledge/statement';
import type { FurtherKind } from './kinds.ts';
import type { Plan } from './plan.ts';

const noFood = uncited('Stop feeding.');
const airOn = uncited('Air on full: every air pump, fountain and waterfall you have.');
const noMedicine = uncited('No medicine, no permanganate, no formalin.');
const noTap = uncited('No tap water without dechlorinator.');

/** Emergencies whose cause the keeper tells, or whose hour gives it away. */
export const causes: Readonly<
  Record<Extract<FurtherKind, 'wrong-salt' | 'overfed' | 'dawn' | 'collapsed' | 'stolen'>, Plan>
> = {
  'wrong-salt': {
    opening: uncited(
      'This is an emergency. Air first, then thin the wrong salt by changing water.',
    ),
    steps: [
      airOn,
      noFood,
      uncited(
        'Change 30 to 50 % of the water, dechlorinated and as warm as the pond, and repeat within hours.',
      ),
      uncited('Take zeolite out of the filter: in salt water it gives its ammonia back.'),
      uncited('Test ammonia with pH and temperature, and nitrite.'),
      uncited('Read the label: soda or rinse aid in it drives the pH up, so test the pH too.'),
    ],
    never: [uncited('Put no more of that salt in, and no other salt or medicine on top.'), noTap],
    call: [uncited('A vet, with the label of the packet: fish lie on their sides or roll.')],
    after: [uncited('Test ammonia and nitrite daily for a week.')],
  },
  overfed: {
    opening: uncited(
      'Net the food out now, before it rots: it is the rotting, more than the eating, that poisons the pond.',
    ),
    steps: [
      uncited('Scoop out all that floats, and take up what has sunk with a net or a pond vacuum.'),
      uncited('Stop feeding for several days; the fish have enough.'),
      uncited('Air on full: rotting food uses up oxygen, worst at dawn.'),
      uncited('Keep the filter running, and empty its settlement chamber or strainer often.'),
      uncited(
        'Test ammonia with pH and temperature, and nitrite, today and daily for a week or two.',
      ),
      uncited(
        'Water cloudy, or ammonia found: change 20 to 30 % a day, dechlorinated and as warm as the pond.',
      ),
    ],
    never: [uncited('Do not wash the filter in tap water.'), noMedicine],
    call: [uncited('A vet: fish gasp with all the air on, or lie on their sides.')],
    after: [uncited('Feed again, and little, once ammonia and nitrite stay at nothing.')],
  },
  dawn: {
    opening: said(
      'That is oxygen, not parasites, until it is shown otherwise: algae and fish use it up at night, and it is lowest just before daybreak. Big fish suffer first.',
      'uf-oxygen',
    ),
    steps: [
      uncited('Air on full all night, every night: air pump, waterfall, fountain.'),
      said(
        'Test oxygen at first light: under 5 mg/l may harm fish. Compare it with the afternoon.',
        'uf-oxygen',
      ),
      uncited('Stop feeding until dawn is good; then feed little, and only by day.'),
      uncited(
        'Thin the algae slowly: shade, a working UV lamp, 10 to 20 % water changes, dechlorinated.',
      ),
      uncited(
        'Test ammonia with pH and temperature, and nitrite: algae push the pH up by afternoon.',
      ),
      uncited('They hang there by day too, with good oxygen? Then have the gills scraped.'),
    ],
    never: [
      uncited('No algae killer: dying algae take the last of the oxygen.'),
      uncited('No medicine on a guess: most take oxygen.'),
    ],
    call: [uncited('A vet: fish gasp by day with all the air on, or lie on their sides.')],
    after: [],
  },
  collapsed: {
    opening: uncited(
      'This is an emergency: several fish off balance at once mean the water or the oxygen, until it is shown otherwise.',
    ),
    steps: [
      airOn,
      uncited(
        'Did tap water or anything else go in? Dechlorinate the whole pond now, and say what it was.',
      ),
      noFood,
      uncited('Test ammonia with pH and temperature, nitrite, and oxygen if you can.'),
      uncited(
        'Change a third of the water, dechlorinated and within 2 °C of the pond; only a tenth if the pH is under 7.',
      ),
      uncited('Feel no tingle? Current in the water bends fish: look at pumps and cables, dry.'),
      uncited(
        'Water all good, and new fish in the last weeks, sunken eyes or sick gills: stop all movement of fish and report it as a suspicion of KHV.',
      ),
    ],
    never: [noMedicine, uncited('Do not net or lift the fish.'), noTap],
    call: [uncited('A vet now.')],
    after: [],
  },
  stolen: {
    opening: uncited(
      'Without flow the oxygen runs out, fast in warm water, and the bacteria of the filter die within hours. Give air another way first, even while the fish look well.',
    ),
    steps: [
      uncited(
        'Give air: an air pump, a borrowed pump, a hose that splashes pond water, or scoop and pour from a height.',
      ),
      uncited('Stop feeding until the filter has run for some days.'),
      uncited(
        'Keep the filter media wet with pond water and open to the air; never dry, never rinsed under the tap.',
      ),
      uncited('Borrow or buy a pump today: a koi club or dealer often lends one.'),
      said(
        'Until it runs, change 10 to 30 % of the water a day, dechlorinated and as warm as the pond.',
        'pond-guy-power',
      ),
      said(
        'Test ammonia and nitrite daily, now and for two weeks after: expect them as in a new pond.',
        'gardeners-bible-power',
      ),
      uncited('Before the start drain foul water from the filter to waste, not into the pond.'),
    ],
    never: [
      uncited('Touch no cut cable: switch it off at the board first.'),
      uncited('No medicine now.'),
    ],
    call: [uncited('A vet: fish gasp or lie on their sides although the water splashes.')],
    after: [],
  },
};
