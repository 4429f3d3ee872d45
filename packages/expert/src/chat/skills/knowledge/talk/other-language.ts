import { library } from '../../../../library/library.ts';
import { uncited } from '@nishiki/knowledge/statement';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import {
  conditionAddress,
  treatmentAddress,
  varietyAddress,
  waterAddress,
} from '@nishiki/knowledge/reference/addresses';
import { answerOf, type Skill } from '../../../answer.ts';

/** Written in another language: answers in English and says so, by the names it recognised. */
export const otherLanguage: Skill = {
  id: 'other-language',
  bid: (c) => (c.message.language === 'other' && c.message.emergencies.length === 0 ? 0.86 : 0),
  answer: (c) => {
    const { varieties, conditions, treatments, waters } = c.message;
    const paths = [
      ...conditions.map(conditionAddress),
      ...waters.map(waterAddress),
      ...treatments.map(treatmentAddress),
      ...varieties.map(varietyAddress),
    ];
    const known = paths.flatMap((path) => library().at(path) ?? []).slice(0, 2);
    const urgent = conditions.some((id) => conditionById(id)?.severity === 'critical');
    return answerOf({
      skill: 'other-language',
      intent: c.message.intents[0] ?? 'general',
      lead: [
        uncited(
          'I answer in English only. Please write your question in English, or with short words and numbers.',
        ),
        ...known.map(({ entry, short, more }) => {
          // Of a water value what to aim at says more than what it is.
          const said = entry.kind === 'water' ? (more[0] ?? short) : short;
          return { ...said, text: `${entry.title}: ${said.text}` };
        }),
        ...(urgent
          ? [uncited('This can be urgent: First Aid has the steps for the first minutes.')]
          : []),
      ],
      links: [
        { label: 'First Aid', path: '/first-aid' },
        ...known.map(({ entry }) => ({ label: entry.title, path: entry.path })),
      ],
      worth: known.length > 0 && varieties.every((id) => varietyById(id)),
    });
  },
};
