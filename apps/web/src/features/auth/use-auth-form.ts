import type { Plan } from '@nishiki/contract/plans';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useToast } from '../../ui/toast.tsx';
import type { AuthFailure } from '../../lib/auth-failure.ts';
import { askForPassword, signIn, signUp, type Credentials } from './sign-in.ts';
import { findProblem, type Mode, type Problem, type Values } from './validate.ts';

/** Time to read that the account is there, before it is signed in. */
const AUTO_SIGN_IN_MS = 1000;

/** form: the form is being sent · signing-in: the new account is about to be signed in. */
export type Busy = 'form' | 'signing-in' | null;

export type FormState = {
  busy: Busy;
  problem: Problem | null;
  failure: AuthFailure | null;
  /** A mail is on its way to this address. */
  mailTo: string | null;
};

const still: FormState = { busy: null, problem: null, failure: null, mailTo: null };

const valuesOf = (form: HTMLFormElement): Values => {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email').trim(), password: text('password'), confirm: text('confirm') };
};

type Options = { mode: Mode; plan: Plan | null; signInAddress: string };

export const useAuthForm = ({ mode, plan, signInAddress }: Options) => {
  const [state, setState] = useState<FormState>(still);
  const [shownMode, setShownMode] = useState(mode);
  const working = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();
  // What was wrong in one mode says nothing about another.
  if (shownMode !== mode) {
    setShownMode(mode);
    if (state.busy === null) setState(still);
  }

  const enter = async (credentials: Credentials) => {
    const failure = await signIn(credentials);
    setState((before) => ({ ...before, busy: null, failure }));
    return failure === null;
  };

  const join = async (credentials: Credentials) => {
    const failure = await signUp(credentials);
    if (failure !== null) return setState({ ...still, failure });
    toast.show({
      title: 'Account created! Please check your email to verify your account.',
      description:
        plan === null
          ? undefined
          : "After verifying your email, you'll be redirected to complete your subscription.",
      tone: 'good',
    });
    setState({ ...still, busy: 'signing-in', mailTo: credentials.email });
    void navigate(signInAddress, { replace: true });
    await new Promise((resolve) => setTimeout(resolve, AUTO_SIGN_IN_MS));
    await enter(credentials);
  };

  const work = async (values: Values) => {
    setState({ ...still, busy: 'form' });
    if (mode === 'forgot') {
      const failure = await askForPassword(values.email);
      setState({ ...still, failure, mailTo: failure === null ? values.email : null });
    } else if (mode === 'sign-up') await join(values);
    else if (await enter(values)) {
      toast.show({ title: 'Welcome back! You have successfully signed in.', tone: 'good' });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (working.current) return;
    const values = valuesOf(form);
    const problem = findProblem(mode, values);
    if (problem !== null) {
      // The words are there before the focus comes, so that they are read out with the field.
      flushSync(() => setState({ ...still, problem }));
      form.querySelector<HTMLInputElement>(`[name=${problem.field}]`)?.focus();
      return;
    }
    working.current = true;
    void work(values).finally(() => {
      working.current = false;
    });
  };
  return { ...state, submit };
};
