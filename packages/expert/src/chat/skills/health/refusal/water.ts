import { said, uncited } from '@nishiki/knowledge/statement';
import type { DangerId } from '../../../message.ts';
import type { Refusal } from './refusals.ts';

const change = uncited(
  'At pH 7 or more change a third to a half of the water, dechlorinated and within 2 °C of the pond, and repeat it in a few hours if it is still needed. Under pH 7 only a tenth at a time, hours apart, and test pH and ammonia after each: tap water raises the pH.',
);
const airAndFood = uncited('Air on full, and stop feeding.');

/** Wishes for the water. */
export const waterRefusals: Readonly<
  Record<
    Extract<
      DangerId,
      'raise-ph-with-ammonia' | 'whole-water-change' | 'break-ice' | 'tap-water-untreated'
    >,
    Refusal
  >
> = {
  'raise-ph-with-ammonia': {
    no: said(
      'No: do not raise the pH while there is ammonia. It turns the ammonia into its poisonous form (NH3), within minutes.',
      'uf-ammonia',
    ),
    instead: [
      airAndFood,
      change,
      uncited('Only when ammonia is at nothing bring KH back, by at most 1 °dKH a day.'),
    ],
    never: [uncited('No bicarbonate, lime, chalk or pH-plus today.')],
  },
  'whole-water-change': {
    no: uncited(
      'No: never all of it at once. The jump in temperature, pH and hardness, and chlorine in so much tap water, kill fish that the old water had not killed.',
    ),
    instead: [
      airAndFood,
      change,
      uncited('Test ammonia with pH and temperature, and nitrite, before and after.'),
    ],
    never: [uncited('No tap water without dechlorinator, and no filter washed in tap water.')],
  },
  'break-ice': {
    no: said(
      'No, never by blows: to the fish below, a blow on the ice is like sitting inside a drum, and can do them great damage.',
      'utah-winter',
    ),
    instead: [
      said('Melt a hole with a pan of hot water set on the ice.', 'pond-guy-ice'),
      uncited(
        'Keep it open with a floating pond heater, or gentle air near the surface, not from the deepest point.',
      ),
      said(
        'A day or so under ice does no harm; after several days oxygen runs short and gases gather.',
        'pond-guy-ice',
      ),
    ],
    never: [uncited('Do not pour boiling water in, step on the ice, or feed.')],
  },
  'tap-water-untreated': {
    no: said(
      'No: not without dechlorinator. Chlorine in tap water burns the gills; 0.3 mg/l kills most fish fairly fast.',
      'koinet-chlorine',
    ),
    instead: [
      uncited('Every litre of tap water needs it, also a small top-up each day.'),
      uncited(
        'Put dechlorinator in before or while the tap water runs, by its label, for the new water; for the whole pond where fish already suffer.',
      ),
      said(
        'Standing removes chlorine only slowly, and chloramine stays for days.',
        'koinet-chlorine',
      ),
      uncited('Keep the new water within 2 °C of the pond.'),
    ],
    call: [
      uncited(
        'It is in already? Close the tap, dechlorinate the whole pond now, and give all the air you have.',
      ),
    ],
  },
};
