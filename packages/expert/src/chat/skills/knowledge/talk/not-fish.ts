import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import { askedText } from '../asked.ts';

const pet =
  /\b(dogs?|pupp(y|ies)|cats?|kittens?|horses?|rabbits?|chickens?|ducks?|birds?|tortoises?|hamsters?)\b/;
const person =
  /\b(my|our|the|a) (child|children|kids?|baby|toddler|son|daughter|husband|wife|mother|father|neighbour|hand|finger|eye|eyes|skin)\b|\bi (swallowed|drank|breathed|inhaled|got .{0,20}(in|on) my)\b/;
const hurt =
  /\b(ate|eaten|eat|drank|drink|drunk|swallow\w*|lick\w*|bit|chew\w*|sick|vomit\w*|throw\w* up|poison\w*|burn\w*|splash\w*|inhal\w*|breath\w*|fell in|stung|ill)\b/;
/** A remedy for fish, taken by somebody. */
const forOneself =
  /\bcan i (take|swallow|drink|inject)\b(?!.*\b(photo|picture|off|out|them|it|from|water)\b)|\b(my own (worms|infection|wound|body)|for (humans?|myself|people)|on myself|human use)\b/;
/** What other animals do to koi is another question. */
const toKoi =
  /\b(ate|eats?|eating|bit|attack\w*|took|killed|caught|hurt) (my |the |our |a |all |two |one )?(koi|fish)\b(?! (food|pellets?|treats?|meal|medicine|salt))/;

/** Harm to people or to other animals: to a doctor or a vet, at once. */
export const notFish: Skill = {
  id: 'not-fish',
  bid: (c) => {
    const text = askedText(c);
    if (forOneself.test(text)) return 0.95;
    if (!hurt.test(text) || toKoi.test(text)) return 0;
    if (person.test(text)) return 0.93;
    return pet.test(text) &&
      /\b(my|our|the) \w*/.test(text) &&
      !/\b(heron|scare|keep out|net)\b/.test(text)
      ? 0.92
      : 0;
  },
  answer: (c) => {
    const text = askedText(c);
    const isPerson = person.test(text) || forOneself.test(text);
    const animal = pet.exec(text)?.[0] ?? 'other animals';
    return answerOf({
      skill: 'not-fish',
      intent: 'general',
      lead: [
        uncited(
          isPerson
            ? 'I know koi, not people: ask a doctor, pharmacist or poison line now, and have the packet of what it was at hand. After a splash rinse with plenty of clean water first.'
            : `I know koi, not ${animal}: ring a vet, and have the packet of what it took at hand.`,
        ),
      ],
      worth: false,
    });
  },
};
