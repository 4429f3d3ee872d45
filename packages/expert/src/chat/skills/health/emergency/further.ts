import { said, uncited } from '@nishiki/knowledge/statement';
import type { FurtherKind } from './kinds.ts';
import type { Plan } from './plan.ts';
import { accidents } from './further-accidents.ts';
import { causes } from './further-causes.ts';

const noFood = uncited('Stop feeding.');
const noMedicine = uncited('No medicine, no permanganate, no formalin now.');

/** Emergencies of weather and water that the page of first aid does not have. */
const ofTheWater: Readonly<
  Record<Extract<FurtherKind, 'ph-crash' | 'leak' | 'heat' | 'cold' | 'ice'>, Plan>
> = {
  'ph-crash': {
    opening: uncited(
      'This is an emergency: the pH has crashed, since the carbonates (KH) that hold it are used up. Do not lift it quickly: small steps, and ammonia first.',
    ),
    steps: [
      uncited('Air on full: it drives out carbon dioxide, and sore gills need the oxygen.'),
      noFood,
      uncited(
        'Test ammonia now. Acid water holds it harmless; a fast rise of the pH would turn it into poison.',
      ),
      uncited(
        'Change only about 10 % of the water at a time, dechlorinated, hours apart. Test pH and ammonia after each.',
      ),
      uncited(
        'When no ammonia is left bring KH back by at most 1 °dKH a day, with bicarbonate dissolved first.',
      ),
    ],
    never: [
      uncited('No bicarbonate, lime or chalk in one go, and none while there is ammonia.'),
      uncited('No large water change with hard tap water.'),
      noMedicine,
    ],
    call: [uncited('A vet: fish lie on their sides, or skin and eyes stay milky.')],
    after: [
      said(
        'A crash mostly happens at night: test pH and KH at dawn and in the afternoon.',
        'aquameds-ph',
      ),
      uncited('Expect ammonia and nitrite for weeks: the filter has suffered too.'),
      uncited('Look for the cause: soft tap water, long rain, sludge, too much food.'),
    ],
  },
  heat: {
    opening: uncited(
      'This is an emergency: above about 28 °C koi suffer, and the warmer the water is the less oxygen it holds. Cool it slowly, and aerate it now.',
    ),
    steps: [
      uncited('Air on full, day and night: pumps, fountain, waterfall. Dawn is the worst hour.'),
      noFood,
      uncited('Shade the pond: a sheet, a sail or boards over part of it.'),
      uncited(
        'Bring it down by at most 1 °C an hour and 3 °C a day: small changes of dechlorinated water, a little at a time.',
      ),
      uncited(
        'Test ammonia with pH and temperature: warmth makes more of it poisonous. Test oxygen at dawn.',
      ),
    ],
    never: [
      uncited(
        'No bags of ice, and no hose of cold tap water: a sudden fall shocks the fish, and chlorine burns them.',
      ),
      uncited(
        'No medicine in warm water: most take oxygen, and permanganate and formalin are forbidden above 27 °C.',
      ),
    ],
    call: [uncited('A vet: fish lie on their sides, or still gasp with all the air on.')],
    after: [
      uncited('Feed again, and little, once it is below 26 °C and the oxygen is good at dawn.'),
    ],
  },
  cold: {
    opening: uncited(
      'Water this cold is dangerous for koi: leave them in peace, keep the deep water still, and let nothing change quickly.',
    ),
    steps: [
      noFood,
      said(
        'Raise the pump so that the lowest 30 to 60 cm, where the warmer water lies, stay undisturbed.',
        'pondwarehouse-winter',
      ),
      uncited(
        'Turn waterfalls off: they cool the pond. Keep gentle air near the surface, and a hole in any ice.',
      ),
      uncited(
        'Cover what you can. A heater may bring it back by at most 1 °C an hour and 3 °C a day.',
      ),
    ],
    never: [
      uncited('No hot water into the pond, and no fish put into warm water at once.'),
      uncited('Lay hands on no fish, and give no medicine: below 10 °C most do harm or nothing.'),
    ],
    call: [uncited('A vet: a fish lies on its side. It can be warmed in a tank only, slowly.')],
    after: [uncited('Look once a day, and test ammonia, pH and KH once a month.')],
  },
  ice: {
    opening: said(
      'Never break the ice by blows. For a day or so there is no danger; after several days oxygen runs short, so melt a hole with a pan of hot water.',
      'pond-guy-ice',
    ),
    steps: [
      said('Set a pan of hot water on the ice until it has melted through.', 'pond-guy-ice'),
      uncited(
        'Keep the hole open with a floating heater, or gentle air near the surface, not from the deepest point.',
      ),
      said(
        'Turn a running waterfall off, or watch it: ice can dam it and the pond be pumped empty.',
        'utah-winter',
      ),
      uncited('Sweep snow from part of the ice, and stay off it. Stop feeding.'),
    ],
    never: [
      said(
        'No hammer, no spade, no stamping: a blow on the ice can do the fish great damage.',
        'utah-winter',
      ),
      uncited('Do not pour boiling water into the pond.'),
    ],
    call: [
      uncited('A vet: fish hang under the hole and gasp, or lie on their sides after the thaw.'),
    ],
    after: [uncited('Test ammonia and pH after the thaw, before you feed again.')],
  },
  leak: {
    opening: uncited(
      'Switch pumps and waterfalls off now. If the level holds, the leak is in the plumbing; if it falls on, in the pond.',
    ),
    steps: [
      uncited('Give air by a separate air pump.'),
      uncited('Let water in only as fast as it is needed, with dechlorinator for all of it.'),
      uncited('Close the valves one by one, and mark the level every half hour.'),
      uncited(
        'Have a vat or paddling pool ready, filled from the pond, covered and aired, before fish lie on their sides.',
      ),
      noFood,
    ],
    never: [uncited('No tap water without dechlorinator, however fast the level falls.')],
    call: [uncited('A vet: fish lie on their sides.')],
    after: [uncited('A pond stops falling at the height of the hole: look along that line.')],
  },
};

export const furtherPlans: Readonly<Record<FurtherKind, Plan>> = {
  ...ofTheWater,
  ...accidents,
  ...causes,
};
