import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useAccount } from '../../lib/account-store.ts';
import { call } from '../../lib/api-client.ts';
import { contactDraft } from './draft.ts';
import { toFailure } from './failure.ts';
import {
  emptyValues,
  fieldNames,
  findProblem,
  trimmed,
  type FieldName,
  type Problem,
  type Values,
} from './values.ts';

type Sending = {
  busy: boolean;
  problem: Problem | null;
  /** The last try failed; the reason is null where there is no more to say. */
  failure: { reason: string | null } | null;
  sent: boolean;
};

const still: Sending = { busy: false, problem: null, failure: null, sent: false };

const textIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/** What was typed before the page was awake, or what the browser brought back, counts as well. */
const useEarlyTyping = (form: RefObject<HTMLFormElement | null>): void => {
  useLayoutEffect(() => {
    const { current } = form;
    if (current === null) return;
    const early = fieldNames.filter((name) => textIn(current, name) !== '');
    const typed = Object.fromEntries(early.map((name) => [name, textIn(current, name)]));
    if (early.length > 0) contactDraft.keep({ ...contactDraft.values(), ...typed });
  }, [form]);
};

const useValues = () => {
  const account = useAccount();
  const draft = useSyncExternalStore(
    contactDraft.subscribe,
    contactDraft.values,
    () => emptyValues,
  );
  const [ownEmail, setOwnEmail] = useState(true);
  const known = account.status === 'signed-in' ? (account.profile?.email ?? '') : '';
  // Offered, not written into the draft: that stays in the tab after signing out.
  const email = draft.email === '' && ownEmail ? known : draft.email;
  const change = (field: FieldName, value: string): void => {
    if (field === 'email') setOwnEmail(false);
    contactDraft.keep({ ...draft, [field]: value });
  };
  return { values: { ...draft, email }, change };
};

export const useContactForm = () => {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<Sending>(still);
  const working = useRef(false);
  useEarlyTyping(form);
  const { values, change } = useValues();

  const point = (problem: Problem) => {
    // The words are there before the focus comes, so that they are read out with the field.
    flushSync(() => setState({ ...still, problem }));
    form.current?.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus();
  };

  const send = async (message: Values, website: string) => {
    setState({ ...still, busy: true });
    try {
      const idempotencyKey = contactDraft.keyFor(message);
      await call('sendContactEmail', { ...message, website, idempotencyKey });
      contactDraft.clear();
      setState({ ...still, sent: true });
    } catch (error) {
      const failure = toFailure(error);
      if (failure.at === 'field') point(failure.problem);
      else setState({ ...still, failure });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working.current) return;
    const message = trimmed(values);
    const problem = findProblem(message);
    if (problem !== null) return point(problem);
    working.current = true;
    void send(message, textIn(event.currentTarget, 'website')).finally(() => {
      working.current = false;
    });
  };
  return { ...state, form, values, change, submit };
};
