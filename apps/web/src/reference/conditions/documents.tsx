import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { conditionAddress } from '@nishiki/knowledge/reference/addresses';
import type { ReferenceDocument } from '../document.ts';
import { choosing } from './by-group.tsx';
import { ConditionPage } from './condition-page.tsx';
import { ConditionsPage } from './list-page.tsx';

/** For a list of search results: what it is, in one sentence, and what the page answers. */
const descriptionOf = (condition: Condition): string => {
  const long = `${condition.name}: what to do first, signs, look-alikes, proof. ${choosing(condition).text}`;
  return long.length < 200
    ? long
    : `${condition.name} in koi: what to do first, signs seen and unseen, look-alikes, proof and treatment.`;
};

export const conditionDocuments: readonly ReferenceDocument[] = [
  {
    path: '/conditions',
    title: 'Conditions: what is wrong with my koi?',
    description:
      'Diseases, parasites, water troubles and injuries of koi, by what you see and by name, each with what to do first, look-alikes and what would prove it.',
    body: () => <ConditionsPage />,
  },
  ...conditions.map((condition) => ({
    path: conditionAddress(condition.id),
    title: `${condition.name}: first action, signs, treatment`,
    description: descriptionOf(condition),
    body: () => <ConditionPage condition={condition} />,
  })),
];
