/** The feed of health assessments: what was sent, and what came of it. Pure. */
import type { Output } from '@nishiki/contract/endpoints';
import type { StepMark, StepName } from '../../app/analysis/analysis-state.ts';

export type Consultation = NonNullable<Output<'koiHealthAssessment'>['consultation']>;

export type Sent = {
  readonly id: string;
  readonly photo: File;
  /** In the keeper's own words; empty where there are none. */
  readonly symptoms: string;
  /** What else was told, in a few words. */
  readonly told: string | null;
};

export type Visit = Sent & {
  readonly outcome:
    | { readonly phase: 'under-way'; readonly steps: readonly StepMark[] }
    | {
        readonly phase: 'answered';
        readonly consultation: Consultation;
        /** Why the photo could not be judged; signs and water made something urgent all the same. */
        readonly unread: string | null;
      }
    /** No answer came; the message stays until the next one. */
    | { readonly phase: 'unanswered' };
};

export type Feed = readonly Visit[];

export type FeedAction =
  | { kind: 'started'; sent: Sent; at: number }
  | { kind: 'step'; id: string; name: StepName; at: number }
  | { kind: 'answered'; id: string; consultation: Consultation; unread: string | null }
  | { kind: 'failed'; id: string };

export const isUnderWay = (feed: Feed): boolean => feed.at(-1)?.outcome.phase === 'under-way';

const told = (feed: Feed, id: string, outcome: (visit: Visit) => Visit['outcome']): Feed =>
  feed.map((visit) => (visit.id === id ? { ...visit, outcome: outcome(visit) } : visit));

const marked = (visit: Visit, name: StepName, at: number): Visit['outcome'] => {
  const { outcome } = visit;
  if (outcome.phase !== 'under-way') return outcome;
  return outcome.steps.some((step) => step.name === name)
    ? outcome
    : { ...outcome, steps: [...outcome.steps, { name, at }] };
};

export const reduceFeed = (feed: Feed, action: FeedAction): Feed => {
  switch (action.kind) {
    case 'started': {
      const steps = [{ name: 'preparing', at: action.at }] as const;
      // A message without an answer is in the form again, and comes back with the next one.
      const before = feed.filter(({ outcome }) => outcome.phase !== 'unanswered');
      return [...before, { ...action.sent, outcome: { phase: 'under-way', steps } }];
    }
    case 'step':
      return told(feed, action.id, (visit) => marked(visit, action.name, action.at));
    case 'answered': {
      const { consultation, unread } = action;
      return told(feed, action.id, () => ({ phase: 'answered', consultation, unread }));
    }
    case 'failed':
      return told(feed, action.id, () => ({ phase: 'unanswered' }));
  }
};
