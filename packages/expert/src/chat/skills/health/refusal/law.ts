import { said, uncited } from '@nishiki/knowledge/statement';
import type { DangerId } from '../../../message.ts';
import type { Refusal } from './refusals.ts';
import { stopMovement } from '../reporting.ts';

const deadFish = uncited('Keep dead fish in sealed bags, cold and not frozen, for the laboratory.');

/** Wishes that would spread a disease, or are against a law. Whom to call is added by the country. */
export const lawRefusals: Readonly<
  Record<
    Extract<
      DangerId,
      'move-fish-with-suspicion' | 'hide-notifiable' | 'heat-for-khv' | 'release-fish'
    >,
    Refusal
  >
> = {
  'move-fish-with-suspicion': {
    no: said(
      'No: move none and give none away, not even those that look well. With a virus such as KHV healthy-looking fish and survivors carry it, for life, and would infect the next pond.',
      'wildgoose-khv',
    ),
    instead: [
      stopMovement,
      uncited('Report the suspicion by telephone now; you need no proof.'),
      uncited('Air on and test the water while you wait: that helps the fish where they are.'),
      deadFish,
    ],
  },
  'hide-notifiable': {
    no: said(
      'No: the law asks you to report it at the mere suspicion, from a garden pond too. Keeping it back can be fined, in England and Wales with up to £5,000.',
      'govuk-report',
      'bsava-khv',
    ),
    instead: [
      stopMovement,
      uncited(
        'The call costs nothing. Say where the pond is, how many fish died and when, the temperature, and what was new.',
      ),
      deadFish,
    ],
  },
  'heat-for-khv': {
    no: uncited(
      'No: there is no cure for KHV, and warm water only hides its signs; survivors remain carriers, and warm water holds less oxygen for sick gills.',
    ),
    instead: [
      said('There is no cure and no treatment.', 'wildgoose-khv'),
      stopMovement,
      uncited('Report the suspicion by telephone now; you need no proof.'),
      uncited('Air on full, no food, and test the water.'),
    ],
  },
  'release-fish': {
    no: said(
      'No: do not release koi. They carry disease such as KHV into wild waters, and in England putting fish there without consent is an offence.',
      'skemnews-release',
    ),
    instead: [
      said(
        'Rehome healthy fish by a shop, a garden centre, a club or an advertisement.',
        'skemnews-release',
      ),
      uncited('Tell the new owner their history. Sick or suspect fish are given to nobody.'),
    ],
  },
};
