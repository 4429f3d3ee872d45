import { lazy, Suspense, useEffect } from 'react';
import { PageHeading } from '../../app/page-heading.tsx';
import { RouteLink } from '../../app/route-link.tsx';
import { useAccount } from '../../lib/account-store.ts';
import { hasStoredSession, loadAuth } from '../../lib/auth-client.ts';
import { oauthFailure } from '../../lib/oauth-return.ts';
import { selectedPlan } from '../../lib/selected-plan.ts';
import { awaitsOAuthReturn } from '../../lib/stored-auth.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useToast } from '../../ui/toast.tsx';
import { AuthForm } from './auth-form.tsx';
import { useAuthQuery, type AuthQuery } from './auth-query.ts';
import { Benefits } from './benefits.tsx';
import { ChosenPlan } from './chosen-plan.tsx';
import { googleFailure } from './google-failure.ts';
import { modeWords } from './mode-words.ts';
import { ModeToggle } from './mode-toggle.tsx';
import { Onward } from './onward.tsx';
import { Waiting } from './waiting.tsx';

// Decoration: the form does not wait for the code that draws it.
const PondScene = lazy(async () => {
  await whenIdle();
  const scene = await import('../../koi-art/pond-scene.tsx');
  return { default: scene.PondScene };
});
const twoKoi = [
  { variety: 'kohaku', seed: 7 },
  { variety: 'asagi', seed: 3 },
];

/** A return from Google that failed ends here; its reason is told once. */
const useOAuthFailure = (): void => {
  const { status } = useAccount();
  const toast = useToast();
  useEffect(() => {
    // Until then the return may still be under way.
    if (status !== 'signed-out') return;
    const failure = oauthFailure.take();
    if (failure !== null) toast.show(googleFailure(failure.reason));
  }, [status, toast]);
};

/** Whoever came here is about to need the code of the account service. */
const useEarlyAuth = (): void => {
  useEffect(() => {
    whenIdle()
      .then(loadAuth)
      .catch(() => undefined);
  }, []);
};

const SignIn = ({ query }: { query: AuthQuery }) => {
  const { mode, plan, forgetPlan } = query;
  useOAuthFailure();
  useEarlyAuth();
  useEffect(() => {
    if (plan !== null) selectedPlan.remember(plan.id);
  }, [plan]);
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-20">
      <div className="w-full max-w-md space-y-6">
        <div className="space-y-2">
          <PageHeading id="auth-heading">{modeWords[mode].heading}</PageHeading>
          {mode === 'forgot' && (
            <p className="text-muted">
              Tell us the address of your account. We send a link with which you choose a new
              password.
            </p>
          )}
        </div>
        {mode !== 'forgot' && <ChosenPlan plan={plan} onForget={forgetPlan} />}
        <AuthForm query={query} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline pt-4">
          <ModeToggle {...query} />
          <RouteLink to="home" className={buttonClass('secondary')}>
            Back to Home
          </RouteLink>
        </div>
      </div>
      <div className="space-y-8">
        {mode === 'sign-up' && <Benefits />}
        <div className="mx-auto hidden aspect-10/9 w-full max-w-sm lg:block">
          <Suspense fallback={null}>
            <PondScene koi={twoKoi} animate className="size-full" />
          </Suspense>
        </div>
      </div>
    </div>
  );
};

const AuthPage = () => {
  const account = useAccount();
  const query = useAuthQuery();
  const hydrated = useHydrated();
  const expected = hydrated && (hasStoredSession() || awaitsOAuthReturn());
  // A forgotten password can be replaced by those who are still signed in, too.
  if (query.mode !== 'forgot') {
    if (account.status === 'signed-in') return <Onward {...query} />;
    if (account.status === 'loading' && expected) return <Waiting>Loading your account...</Waiting>;
  }
  return <SignIn query={query} />;
};

export default AuthPage;
