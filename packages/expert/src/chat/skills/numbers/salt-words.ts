import { uncited, said } from '@nishiki/knowledge/statement';
import { answerOf, type Answer } from '../../answer.ts';

/** An answer about salt. */
export const saltAnswer = (parts: Partial<Answer>): Answer =>
  answerOf({
    skill: 'salt',
    intent: 'water',
    links: [{ label: 'Salt against nitrite', path: '/tools/nitrite' }],
    tools: ['salt_amount'],
    ...parts,
  });

/** Most that is read as per cent of salt for a pond where nobody says so. */
export const MOST_PERCENT = 0.6;

/** A short bath of one fish. */
export const dip = saltAnswer({
  lead: [
    said(
      'A dip: 2 to 3 % (20 to 30 g of salt in each litre), from 30 seconds up to 10 minutes at most, one strong adult at a time.',
      'uf-salt',
    ),
    uncited('Take it out as soon as it rolls or lies on its side.'),
  ],
  now: [
    uncited('In aerated pond water of the same temperature, all the salt dissolved first.'),
    said('Gentler: a bath of 0.5 to 1 % (5 to 10 g/l) for hours, with air.', 'uf-salt'),
    uncited('Stay beside it all the time, with a net in your hand and fresh pond water ready.'),
  ],
  numbers: [uncited('1 % = 10 g/l: 2 to 3 % of 50 litres = 1,000 to 1,500 g.')],
  never: [uncited('Never fry, small or weak fish, and never the whole pond at such strength.')],
});

/** Salt all the year. */
export const forever = saltAnswer({
  lead: [
    uncited(
      'No: salt is a treatment of weeks with an end, not a state of the pond. Without a reason 0.05 % or less is right; over 0.1 % lower it.',
    ),
    said('Use it for a reason and a time, and bring it down again.', 'marisa-salt'),
  ],
  now: [uncited('Take it out by several water changes, dechlorinated; nothing else removes salt.')],
  why: [
    uncited(
      'Standing salt breeds parasites that bear it, harms plants, and shuts out treatments that must not meet it.',
    ),
  ],
});

/** Salt against ammonia. */
export const myth = saltAnswer({
  lead: [
    uncited(
      'No: salt does not take ammonia away. Its chloride guards the gills against nitrite, at 0.1 %.',
    ),
  ],
  now: [
    uncited('Against ammonia: stop feeding, water change of 30 to 50 %, dechlorinated, and air.'),
    uncited('Test ammonia with pH and temperature, and find out why the filter does not cope.'),
  ],
  never: [
    said('No salt over zeolite: it gives back the ammonia that it holds.', 'fishdoc-zeolite'),
  ],
});
