import { uncited } from '@nishiki/knowledge/statement';
import { inSentence } from '../../../../condition/names.ts';
import type { Line } from '../../../answer.ts';
import type { Suspicion } from '../suspicion.ts';

const abbreviated: Readonly<Record<string, string>> = {
  khv: 'KHV (koi herpesvirus)',
  svc: 'SVC (spring viraemia of carp)',
};

/** What is suspected, that it must be reported, and that nothing leaves the pond. */
export const openingOf = (suspicion: Suspicion | null): Line => {
  const names = (suspicion?.diseases ?? []).map(
    ({ id, name }) => abbreviated[id] ?? inSentence(name),
  );
  const them = names.length > 0 ? names.join(' or ') : abbreviated['khv'];
  const sleepy = suspicion?.sleepy
    ? 'Sleepy disease (CEV) fits, and only a laboratory can tell it from KHV. '
    : '';
  return uncited(
    `${sleepy}This is critical: ${them} cannot be excluded. Stop all movement of fish, water and nets, and report the suspicion now. There is no cure and no treatment.`,
  );
};
