/** What stands beside the koi expert and asks no model: the health assessor and the support desk. */
import type { HealthAssessor, SupportDesk } from '@nishiki/domain/ports';
import { loadOnce } from './load-once.ts';

/** Loaded with the first question: most of what a process does needs none of it. */
const assessor = loadOnce(async () => {
  const { createAssessor } = await import('@nishiki/expert/assessment/assessor');
  return createAssessor();
});
const desk = loadOnce(async () => (await import('@nishiki/expert/support/desk')).supportDesk);

export const buildDesks = (): {
  readonly assessor: HealthAssessor;
  readonly supportDesk: SupportDesk;
} => ({
  assessor: {
    signsIn: async (words) => (await assessor()).signsIn(words),
    consult: async (draft, today) => (await assessor()).consult(draft, today),
  },
  supportDesk: { answer: async (message) => (await desk()).answer(message) },
});
