/** Names each wish for an analysis, so that a photo sent twice, after a lost answer, is paid for once. */
import { randomId } from '../../lib/random-id.ts';

export type Wish = {
  /**
   * The key of the wish for this photo: the one before, as long as that has not been answered.
   * @param question what else is asked with it; other words make another wish
   */
  keyFor: (photo: Blob, question?: string) => string;
  /** An answer came, or nobody waits for one any more: what is asked next is a new wish. */
  answered: () => void;
};

export const createWish = (newKey: () => string = randomId): Wish => {
  let open: { photo: Blob; question: string; key: string } | null = null;
  return {
    keyFor: (photo, question = '') => {
      if (open?.photo !== photo || open.question !== question)
        open = { photo, question, key: newKey() };
      return open.key;
    },
    answered: () => {
      open = null;
    },
  };
};
