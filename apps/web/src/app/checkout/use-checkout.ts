import { useState } from 'react';
import type { ToastMessage } from '../../ui/toast.tsx';
import type { CheckoutStart } from './open-checkout.ts';
import { outcomeOf } from './outcome.ts';

type Options = {
  /** The words of the place for a checkout that could not be started. */
  failed: (reason: string) => string;
  tell: (message: ToastMessage) => void;
};

/** Starts one checkout at a time, and tells what became of it. */
export const useCheckout = <Id extends string>({ failed, tell }: Options) => {
  const [starting, setStarting] = useState<Id | null>(null);
  const begin = async (id: Id, start: () => Promise<CheckoutStart>) => {
    if (starting !== null) return;
    setStarting(id);
    const message = await outcomeOf(start(), failed);
    setStarting(null);
    tell(message);
  };
  return {
    /** To be called in the press itself: the new tab opens there. */
    begin: (id: Id, start: () => Promise<CheckoutStart>) => void begin(id, start),
    /** What is about to be paid for. */
    starting,
  };
};
