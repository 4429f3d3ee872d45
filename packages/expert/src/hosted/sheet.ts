/** What the embedded expert worked out, as evidence and as a sheet that a model reads. */
import type { ChatQuestion } from '@nishiki/domain/ports';
import { uncited, type Statement } from '@nishiki/knowledge/statement';
import type { Answer } from '../chat/answer.ts';
import { keeperOf, turnsOf } from '../chat/known.ts';
import { readCase } from '../chat/read-case.ts';
import { replyTo } from '../chat/reply.ts';
import { readState } from '../chat/state.ts';
import type { Given } from './given.ts';

/** Earlier questions whose answers are worked out again, so that their figures may be repeated. */
const MOST_EARLIER = 5;

const rowsOf = ({ table }: Answer): Statement[] =>
  (table?.rows ?? []).map((row) =>
    uncited(row.map((cell, at) => `${table?.head[at] ?? ''}: ${cell}`).join('; ')),
  );

const saidIn = (answer: Answer): readonly Statement[] => [
  ...answer.lead,
  ...answer.points,
  ...answer.now,
  ...answer.numbers,
  ...rowsOf(answer),
  ...answer.why,
  ...answer.call,
  ...answer.unsure,
];

const learn = (answers: readonly Answer[], { worked, evidence }: Given): void => {
  for (const answer of answers) {
    worked(saidIn(answer));
    // An amount that is warned of may be repeated, and is none to be given.
    worked(answer.never.map(({ sourceIds }) => ({ text: '', sourceIds })));
    evidence.add(
      'warned',
      answer.never.map(({ text }) => text),
    );
  }
};

/** Lines that name nothing and nobody but the keeper who asks. */
export const knownLines = ({ keeper, photo }: Pick<ChatQuestion, 'keeper' | 'photo'>): string[] => [
  `Country: ${keeper.country ?? 'not known'}. Units: ${keeper.units}.`,
  ...keeper.analyses.slice(0, 5).map(({ day, headline }) => `Photo of ${day}: ${headline}.`),
  ...(photo ? [`Photo sent with this message: ${photo.headline}.`] : []),
];

/** Everything of this conversation that may be repeated. */
export const learnAll = (
  question: ChatQuestion,
  answers: readonly Answer[],
  given: Given,
): void => {
  const turns = turnsOf(question.turns);
  const earlier = turns
    .map((turn, at) => (turn.role === 'keeper' ? at : -1))
    .filter((at) => at >= 0 && at < turns.length - 1)
    .slice(-MOST_EARLIER);
  for (const at of earlier)
    learn(
      replyTo(readCase({ turns: turns.slice(0, at + 1), keeper: keeperOf(question.keeper) })),
      given,
    );
  learn(answers, given);
  for (const turn of question.turns) {
    if (turn.role === 'keeper') given.evidence.add('told', [turn.text]);
    else given.worked(readState(turn.state).found.map(uncited));
  }
  given.evidence.add('told', knownLines(question));
};

/** The answer with its sources as a model shall mark them. */
export const sheetText = (answers: readonly Answer[]): string => {
  const line = ({ text, sourceIds }: Statement): string =>
    [text, ...sourceIds.map((id) => `[${id}]`)].join(' ');
  return answers
    .flatMap((answer) => [
      ...saidIn(answer).map(line),
      ...answer.never.map((never) => `Not to do: ${line(never)}`),
      ...(answer.ask ? [`Asked after your answer: ${answer.ask.words}`] : []),
    ])
    .join('\n');
};
