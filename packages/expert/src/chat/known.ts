import type { ChatTurn, KeeperKnown } from '@nishiki/domain/ports';
import { nobody, type Keeper } from './case.ts';
import type { Turn } from './read-case.ts';
import { readState } from './state.ts';

/** What the rules tell of a keeper, as a case knows it. */
export const keeperOf = (known: KeeperKnown): Keeper => ({ ...nobody, ...known });

/** The turns of a conversation, each answer with what it asked. */
export const turnsOf = (turns: readonly ChatTurn[]): Turn[] =>
  turns.map((turn) =>
    turn.role === 'keeper' ? turn : { role: 'expert', open: readState(turn.state).open },
  );
