import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import { askedText } from '../asked.ts';
import { isForeign } from './foreign.ts';

/** What nothing here is about, and what it can be asked instead. It costs nothing. */
export const offTopic: Skill = {
  id: 'off-topic',
  // Stands in wherever no other skill makes more of it.
  bid: (c) => {
    if (c.message.emergencies.length === 0 && isForeign(askedText(c))) return 0.95;
    return c.message.language === 'other' ? 0.2 : 0.26;
  },
  answer: (c) => {
    return answerOf({
      skill: 'off-topic',
      intent: c.message.intents[0] ?? 'general',
      lead: [
        uncited(
          isForeign(askedText(c))
            ? 'I can only help with koi: their varieties, health, water, feeding, growth, breeding and shows. Ask something else for the rest.'
            : 'I do not know that. I know koi: their varieties, health, water, feeding, growth, breeding and shows.',
        ),
        uncited(
          'For anything about your account or this site, ask Support. For a sick fish I cannot judge from here, ask a fish vet.',
        ),
      ],
      links: [{ label: 'Support', path: '/support' }],
      worth: false,
    });
  },
};
