import type { Case } from '../../case.ts';

/** Work that is done once for each case, however many skills ask for it; a case never changes. */
export const perCase = <T>(work: (c: Case) => T): ((c: Case) => T) => {
  const known = new WeakMap<Case, { readonly value: T }>();
  return (c) => {
    const found = known.get(c) ?? { value: work(c) };
    known.set(c, found);
    return found.value;
  };
};
