import { said, uncited } from '@nishiki/knowledge/statement';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../chat/answer.ts';
import { hostedReply, questionOf } from './testing/conversation.ts';
import { scripted } from './testing/scripted.ts';

/** Fact sheets as the embedded expert gives them, and answers of another hand over them. */
const quarantine = answerOf({
  skill: 'q',
  intent: 'health',
  lead: [
    said(
      'New koi stay apart for 21 days when they come from this country, for 42 when they are imported, and longer if anything is found.',
      'uf-khv',
    ),
  ],
  now: [
    uncited('Day 1: No food, a lid, quiet, photos of each fish, and a test of the tank.'),
    said(
      'Days 2 to 4: Salt as support: up by 0.1 % a day to 0.3 %, dissolved first, with a salt meter, no zeolite.',
      'uf-ich',
    ),
    uncited(
      'Days 3 to 5: Scrape skin and gills. Flukes found: first course of praziquantel, by the dose calculator; nothing found, nothing given.',
    ),
    uncited(
      'Days 14 to 35: At 20 to 24 °C, brought up slowly: warm enough for KHV to show itself. Have a vet test for KHV.',
    ),
    uncited(
      '500 to 1,000 litres or more, a mature filter, a heater, air and a tight cover: new fish jump. Measure its volume.',
    ),
  ],
  why: [
    said(
      'KHV travels with fish, water and equipment: own net, bowl and bucket, pond first and quarantine last.',
      'uf-khv',
    ),
  ],
  call: [
    uncited(
      'Deaths, sick gills, sunken eyes or fish lying as if asleep: move nothing and report it as a suspicion of KHV.',
    ),
  ],
  never: [
    uncited('No treatment against everything, just in case: scrape, and treat only what is there.'),
    uncited('No two treatments at once. Salt counts as one, unless the label allows it.'),
  ],
});
const nitrite = answerOf({
  skill: 'n',
  intent: 'water',
  lead: [
    said(
      'Nitrite of 0.8 mg/l is too high: act today. 9 kg of salt in your 9,000 litres (0.1 %) guards the gills while the filter catches up.',
      'uf-khv',
    ),
  ],
  now: [
    uncited('Change 30 to 50 % of the water, dechlorinated and within 2 °C.'),
    uncited('Stop feeding until nitrite is under 0.2 mg/l, and aerate strongly.'),
    uncited('Take zeolite out before the salt goes in. Dissolve the salt in pond water first.'),
    uncited('Test nitrite daily.'),
  ],
  why: [
    said(
      'Nitrite makes the blood unable to carry oxygen; chloride keeps it out at the gills.',
      'uf-khv',
    ),
  ],
  never: [uncited('Do not clean the filter now.')],
});
const overQuarantine = `A new koi should stay in quarantine for **21 days** if it comes from this country, or **42 days** if it is imported [uf-khv]. Extend that if anything is found.

**How to go about it**

1. **Set up the tank.** You need 500 to 1,000 litres or more with a mature filter, a heater, good aeration and a tight cover, because new fish jump.
2. **Day 1.** Offer no food, keep things quiet, photograph each fish and test the tank.
3. **Days 2 to 4.** Raise the salt by 0.1 % a day up to 0.3 %, dissolved beforehand and checked with a salt meter [uf-ich]. Leave out zeolite.
4. **Days 3 to 5.** Take a scrape of the skin and gills. Only if flukes are found is a first course of praziquantel given, with the dose from the dose calculator.
5. **Days 14 to 35.** Bring the temperature slowly up to 20–24 °C, which is warm enough for KHV to show. Ask a vet to test for KHV.

**Keep it separate**

- Use a separate net, bowl and bucket, since KHV travels with fish, water and equipment [uf-khv].
- Look after the pond first and the quarantine last.

**Do not**

- Do not treat against everything just in case.
- Do not use two treatments at once; salt counts as one.

If you see deaths, sick gills, sunken eyes or fish lying as if asleep, do not move any fish and report it as suspected KHV.

I hope your new koi settle in well!`;
const overNitrite = `A nitrite of 0.8 mg/l is too high, so please act today.

**Do now**

1. Change 30–50 % of the water with dechlorinated water that is within 2 °C of the pond.
2. Remove any zeolite, then dissolve 9 kg of salt in pond water and add it to your 9,000 litres [uf-khv]. That is 0.1 %.
3. Stop feeding until the nitrite is below 0.2 mg/l.
4. Aerate strongly.

**Why**

Nitrite stops the blood from carrying oxygen, and the chloride in salt keeps it out at the gills [uf-khv].

**What next**

Test the nitrite every day. Please do not clean the filter at the moment, because it is still catching up.

| Value | Yours |
| --- | --- |
| Nitrite | 0.8 mg/l |
| Salt | 9 kg |`;

describe('an answer that says in its own words what was given', () => {
  it.each([
    ['How do I quarantine a new koi?', quarantine, overQuarantine],
    ['My nitrite is 0.8, pond 9000 litres. What now?', nitrite, overNitrite],
  ])('is shown whole: %s', async (ask, sheet, answer) => {
    const reply = await hostedReply(scripted([[...answer]]), {
      question: questionOf([ask]),
      answers: [sheet],
    });
    expect(reply.faults).toEqual([]);
    expect(reply.meta).toMatchObject({ by: 'hosted', notice: null });
    expect(reply.text).toBe(answer.replaceAll('[uf-khv]', '[1]').replaceAll('[uf-ich]', '[2]'));
  });
});
