import { TRIAL_DAYS } from '@nishiki/contract/account-rules';
import { FREE_TOKENS, tokenCosts } from '@nishiki/contract/tokens';
import { Check, Hourglass } from 'lucide-react';
import { exists, type RouteId } from '../../app/routes.ts';

const photos = Math.floor(FREE_TOKENS / tokenCosts.analyzeKoi.comprehensive);

type Benefit = {
  /** Of the list that the platform promises. */
  text: string;
  /** The page that keeps the promise. */
  page: RouteId;
  /** What it is good for while that page is not there; without it the promise waits. */
  until?: string;
};

const benefits: readonly Benefit[] = [
  {
    text: `${FREE_TOKENS} free AI chat consultations`,
    page: 'chat',
    until: `as ${FREE_TOKENS} tokens; until the chat opens they identify ${photos} koi by photo`,
  },
  { text: 'Access to virtual koi shows', page: 'virtualShows' },
  { text: 'Community discussions', page: 'community' },
  { text: 'Educational content library', page: 'learning' },
];

const BenefitLine = ({ text, page, until }: Benefit) => {
  const open = exists(page);
  const Icon = open || until !== undefined ? Check : Hourglass;
  return (
    <li className="flex gap-3">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${Icon === Check ? 'text-matcha' : 'text-muted'}`}
      />
      <span>
        {text}
        {!open && <span className="text-muted"> ({until ?? 'not open yet'})</span>}
      </span>
    </li>
  );
};

/** What a free account brings. What has no page yet is said to wait, so that nothing untrue stands here. */
export const Benefits = () => (
  <section aria-labelledby="benefits-heading" className="space-y-4">
    <h2 id="benefits-heading" className="text-2xl">
      Free with every account
    </h2>
    <ul className="space-y-3">
      {benefits.map((benefit) => (
        <BenefitLine key={benefit.page} {...benefit} />
      ))}
    </ul>
    <p className="text-muted">
      And for {TRIAL_DAYS} days the abilities of the Pro tier. No card is needed, and the trial ends
      by itself.
    </p>
  </section>
);
