import type { Specialist } from '@nishiki/contract/chat';
import type { AnalysisDraft } from '@nishiki/domain/ports';
import { nobody, type Case, type Keeper } from './case.ts';
import { foldMessages } from './fold.ts';
import type { OpenQuestion } from './open-question.ts';
import { understand } from './understand/understand.ts';

/** What was said so far. Of the expert's turns only what they asked counts. */
export type Turn =
  | { readonly role: 'keeper'; readonly text: string }
  | { readonly role: 'expert'; readonly open: OpenQuestion | null };

export type Conversation = {
  /** The last one is the keeper's. */
  readonly turns: readonly Turn[];
  readonly keeper?: Keeper;
  readonly photo?: AnalysisDraft | null;
  readonly specialist?: Specialist | null;
  readonly again?: boolean;
};

/** What somebody wants to know who sends a photo and says nothing. */
const ABOUT_PHOTO = 'Which koi is this, and is anything wrong with it?';

/** What a turn of the keeper's says. @param photo sent with it */
const wordsOf = (text: string, photo: AnalysisDraft | null): string =>
  photo !== null && text.trim() === '' ? ABOUT_PHOTO : text;

/**
 * The whole conversation read anew: nothing is remembered between two messages but what was said, so
 * any process can answer the next one.
 * @throws RangeError when the last turn is not the keeper's
 */
export const readCase = ({
  turns,
  keeper = nobody,
  photo = null,
  specialist = null,
  again = false,
}: Conversation): Case => {
  const last = turns.at(-1);
  if (last?.role !== 'keeper') throw new RangeError('the last turn must be the keeper’s');
  return {
    ...foldMessages(
      turns.map((turn) =>
        turn.role === 'keeper'
          ? {
              role: 'keeper' as const,
              message: understand(wordsOf(turn.text, turn === last ? photo : null)),
            }
          : turn,
      ),
      keeper,
    ),
    keeper,
    units: keeper.units,
    photo,
    specialist,
    again,
  };
};
