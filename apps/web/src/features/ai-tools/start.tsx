import { TRIAL_DAYS } from '@nishiki/contract/account-rules';
import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { RouteLink } from '../../app/route-link.tsx';
import { countOfTokens } from '../../app/token-words.ts';
import { useAccount } from '../../lib/account-store.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** What a visitor may do next. A keeper has an account already, and is offered help alone. */
export const Start = () => {
  const keeper = useAccount().status === 'signed-in';
  return (
    <section aria-labelledby="start-heading" className="rounded-card bg-water p-6 sm:p-10">
      <div className="max-w-measure space-y-4">
        <h2 id="start-heading" className="text-3xl">
          {keeper ? 'Is something missing?' : 'Try it with your own fish'}
        </h2>
        {!keeper && (
          <p>
            {GUEST_TRIES} photos are free without an account. A free account comes with{' '}
            {countOfTokens(FREE_TOKENS)} and, for {TRIAL_DAYS} days, the abilities of the Pro tier:
            abilities, not its tokens. No card is asked for, and the trial ends by itself.
          </p>
        )}
        <p>Tell us what you need, what does not work, or what you would like to see next.</p>
        <div className="flex flex-wrap gap-3 pt-2">
          {!keeper && (
            <RouteLink to="signUp" className={buttonClass('primary')}>
              Start Free Trial
            </RouteLink>
          )}
          <RouteLink to="contact" className={buttonClass('secondary')}>
            Contact Support
          </RouteLink>
        </div>
      </div>
    </section>
  );
};
