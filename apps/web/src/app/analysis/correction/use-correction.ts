import type { Analysis } from '@nishiki/contract/analysis';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';

export type Said = NonNullable<Analysis['correction']>;

type State = {
  /** What is stored; null where nothing is. */
  readonly said: Said | null;
  readonly busy: boolean;
  /** Why it was not stored. */
  readonly error: unknown;
};

/** What the owner of an analysis says the fish is, as it is stored, and how that is changed. */
export const useCorrection = (
  { id, correction }: Pick<Analysis, 'id' | 'correction'>,
  onChanged: (said: Said | null) => void,
) => {
  const [state, setState] = useState<State>({
    said: correction ?? null,
    busy: false,
    error: null,
  });
  /** @param varietyId null takes it back */
  const say = async (varietyId: string | null, mayLearn: boolean): Promise<void> => {
    setState((before) => ({ ...before, busy: true, error: null }));
    try {
      const stored = await call('correctAnalysis', { id, varietyId, mayLearn });
      setState({ said: stored.correction, busy: false, error: null });
      onChanged(stored.correction);
    } catch (error) {
      setState((before) => ({ ...before, busy: false, error }));
    }
  };
  return { ...state, say };
};
