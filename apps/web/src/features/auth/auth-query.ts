import type { Plan } from '@nishiki/contract/plans';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { exists, routes } from '../../app/routes.ts';
import { planNamed, selectedPlan } from '../../lib/selected-plan.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { ownPath } from './next-path.ts';
import type { Mode } from './validate.ts';

/** A name alone switches on, as does any value but these. */
const isOn = (value: string | null): boolean =>
  value !== null && !['false', '0', 'no'].includes(value.toLowerCase());

export const modeOf = (query: URLSearchParams): Mode => {
  if (isOn(query.get('forgot'))) return 'forgot';
  return isOn(query.get('signup')) ? 'sign-up' : 'sign-in';
};

/** The address of the page in another mode; everything else that the query says stays. */
export const addressOf = (mode: Mode, query: URLSearchParams): string => {
  const changed = new URLSearchParams(query);
  changed.delete('signup');
  changed.delete('forgot');
  if (mode === 'sign-up') changed.set('signup', 'true');
  if (mode === 'forgot') changed.set('forgot', 'true');
  return `${routes.signIn.path}${changed.size > 0 ? `?${changed.toString()}` : ''}`;
};

/** Where signing in leads; null: nothing in the query says so. */
export const destinationOf = (query: URLSearchParams): string | null =>
  isOn(query.get('upgrade')) && exists('upgrade')
    ? routes.upgrade.path
    : ownPath(query.get('next'));

export type AuthQuery = {
  mode: Mode;
  addressOf: (mode: Mode) => string;
  destination: string | null;
  /** The plan that was chosen before, by the address or on an earlier page. */
  plan: Plan | null;
  forgetPlan: () => void;
};

const noQuery = new URLSearchParams();

/** What the address asks for. The prerendered page knows no query: it is in sign-in mode. */
export const useAuthQuery = (): AuthQuery => {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const query = hydrated ? params : noQuery;
  const named = planNamed(query.get('plan'));
  const [forgotten, setForgotten] = useState(false);
  const forgetPlan = () => {
    setForgotten(true);
    selectedPlan.forget();
    setParams(
      (before) => {
        before.delete('plan');
        return before;
      },
      { replace: true },
    );
  };
  const kept = hydrated && !forgotten ? selectedPlan.pending() : null;
  return {
    mode: modeOf(query),
    addressOf: (mode) => addressOf(mode, query),
    destination: destinationOf(query),
    plan: named ?? kept,
    forgetPlan,
  };
};
