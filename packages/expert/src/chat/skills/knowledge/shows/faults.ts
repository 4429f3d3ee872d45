import { questionAddress } from '@nishiki/knowledge/reference/addresses';
import { said, uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { describesLooks } from '../../../understand/fish/looks-told.ts';
import { askedText, tellsOfIllness } from '../asked.ts';
import { linkTo, varietiesOf } from '../varieties/names.ts';
import { describedFaults, type DescribedFault } from './fault-words.ts';

const asksJudged =
  /\b(?:bench\w*|shows?|showing|judg\w*|fault\w*|points?|mark(?:ed|s)? (?:down|off)|deduct\w*|penal\w*|disqualif\w*|compet\w*|enter\w*|class|prize|win|champion\w*)\b/;
const asksBad =
  /\b(?:matter\w*|bad|spoils?|ruin\w*|wreck\w*|a problem|a no ?no|still worth|count against|held against|hurt (?:his|her|its)|ok|okay|allowed|dealbreaker|deal breaker|good or)\b/;

const faultsIn = (c: Case): readonly DescribedFault[] => {
  const text = askedText(c);
  const found = describedFaults.filter(({ pattern }) => pattern.test(text));
  // A hood covers eyes and nose as well.
  const isHood = found.some(({ id }) => id === 'hood');
  return found.filter(({ id }) => !isHood || (id !== 'eye' && id !== 'nose'));
};

/** Marks that have a word of their own. */
const namesOf = (c: Case): readonly DescribedFault[] =>
  faultsIn(c).filter(({ id }) =>
    ['hood', 'nose', 'window', 'stray', 'thin-red', 'no-tail-stop'].includes(id),
  );

const leads = {
  out: 'Yes, that decides: with it a koi is not placed.',
  counts:
    'Yes, it counts against the fish, though a koi is judged as a whole and not by adding up faults.',
  excused: 'Not much: that alone does not put a fish out of a show, and it may be entered.',
} as const;

/** What a judge makes of something that is told of a fish. */
export const showFaults: Skill = {
  id: 'show-faults',
  bid: (c) => {
    const text = askedText(c);
    if (c.question.emergencies.length > 0) return 0;
    if (
      /\b(?:called|proper name|a name|word for|term for|do you call)\b/.test(text) &&
      namesOf(c).length > 0
    )
      return 0.95;
    const isAsked = asksJudged.test(text) || (asksBad.test(text) && varietiesOf(c).length > 0);
    if (!isAsked || faultsIn(c).length === 0) return 0;
    if (c.treatments.length > 0 || /\b(?:cross|spawn|breed)\w*\b/.test(text)) return 0;
    // A hood is of the pattern, whatever else is read from its words.
    const isPattern = faultsIn(c).some(({ id }) => id === 'hood');
    return tellsOfIllness(c) && !isPattern && !describesLooks(text) && !asksJudged.test(text)
      ? 0
      : 0.95;
  },
  answer: (c) => {
    const found = faultsIn(c);
    const weights = found.map(({ weight }) => weight);
    const gravest = weights.includes('out')
      ? 'out'
      : weights.includes('counts')
        ? 'counts'
        : 'excused';
    return answerOf({
      skill: 'show-faults',
      intent: 'show',
      lead: [
        uncited(
          namesOf(c).length > 0 && !asksJudged.test(askedText(c)) && !asksBad.test(askedText(c))
            ? 'Judges have a word for it.'
            : leads[gravest],
        ),
      ],
      points: [
        ...found.map(({ means }) => means),
        said(
          'Body is looked at first. A beautiful pattern wins nothing on a bad figure.',
          'pondshop-judging',
        ),
      ],
      unsure: [
        uncited(
          'The judges of the day decide; at a club show a fish with a fault may still be placed, so enter it and ask one.',
        ),
      ],
      links: [
        ...varietiesOf(c).slice(0, 1).map(linkTo),
        { label: 'Faults that judges name', path: questionAddress('judging', 'judging-faults') },
      ],
      tools: ['read_entry'],
      alone: true,
    });
  },
};
