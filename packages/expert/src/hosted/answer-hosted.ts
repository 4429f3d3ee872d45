import type { ChatExpert, ChatQuestion, ChatReply, Log } from '@nishiki/domain/ports';
import type { Answer } from '../chat/answer.ts';
import type { Case } from '../chat/case.ts';
import type { Spoken } from '../chat/embedded.ts';
import { say, throwIfStopped } from '../chat/say.ts';
import { stateOf } from '../chat/state.ts';
import { tools } from '../tools/all.ts';
import type { Tool } from '../tools/tool.ts';
import { createCitations } from './check/cite.ts';
import { shinglesOf } from './check/judge.ts';
import { createScreen, type Screen } from './check/screen.ts';
import { askModel } from './ask-model.ts';
import { createGiven } from './given.ts';
import type { HostedModel } from './hosted-model.ts';
import { instructions, messagesFor } from './prompt.ts';
import { knownLines, learnAll, sheetText } from './sheet.ts';
import { situationOf } from './situation.ts';
import { toolsForModel } from './tools-for-model.ts';
import { createMeter } from './usage.ts';

export const NOTICES = {
  silent: 'The language model did not answer, so Nishiki’s own expert does.',
  broken: 'The language model broke off, so Nishiki’s own expert goes on.',
  struck: 'Part of the answer was left out, since it could not be checked.',
  unchecked:
    'Most of what the language model wrote could not be checked, so Nishiki’s own expert answers.',
} as const;

/** The skill that refuses wishes that can kill. */
const REFUSAL = 'refusal';
const TRIES = 2;
/** Milliseconds before the second try. */
const PAUSE = 300;

const secret = shinglesOf(instructions);

type Options = Parameters<ChatExpert['answer']>[1];
export type Hosted = {
  readonly model: HostedModel;
  readonly log: Log;
  readonly tools?: readonly Tool[];
};

/**
 * An answer of a hosted model, each sentence checked before it is shown. What is urgent or refused the
 * embedded expert says first, word for word; it also takes over when the model fails.
 */
export const answerHosted = async (
  { model, log, tools: own = tools }: Hosted,
  question: ChatQuestion,
  { c, answers, spoken }: { c: Case; answers: readonly Answer[]; spoken: Spoken },
  { onWords, signal, onUsage }: Options,
): Promise<ChatReply> => {
  const isShown = spoken.meta.firstAid || answers.some(({ skill }) => skill === REFUSAL);
  const draft = sheetText(answers);
  const given = createGiven(spoken.meta.links.map(({ path }) => path));
  learnAll(question, answers, given);
  const citations = createCitations(given.sourceIds, isShown ? spoken.meta.sources : []);
  const meter = createMeter(model, () => performance.now());
  let text = '';
  const show = (words: string): void => {
    text += words;
    onWords(words);
  };
  if (isShown) await say(spoken.pieces, show, signal);

  const limit = AbortSignal.timeout(model.timeLimit);
  const stop = signal ? AbortSignal.any([signal, limit]) : limit;
  const newScreen = (): Screen =>
    createScreen({
      evidence: given.evidence,
      situation: situationOf(c, draft, spoken.meta.firstAid),
      citations,
      secret,
      isKnownLink: given.isLink,
      onFault: (fault) => log.info({ fault }, 'a sentence of a model was struck out'),
      onWords: (words) => {
        const isFirst = !hasWords;
        hasWords = true;
        show(
          isFirst && text !== '' ? `\n\n${words.trimStart()}` : isFirst ? words.trimStart() : words,
        );
      },
    });
  let hasWords = false;
  let screen = newScreen();
  let failed = true;
  for (let left = TRIES; failed && left > 0 && !hasWords && !stop.aborted; left -= 1) {
    screen = newScreen();
    try {
      const isWhole = await askModel({
        model,
        system: instructions,
        messages: messagesFor(question, {
          draft,
          known: knownLines(question),
          wishes: wishesOf(question),
          isShown,
        }),
        toolsFor: (sdk) => toolsForModel(sdk, own, c, given),
        meter,
        signal: stop,
        onText: screen.push,
      });
      if (isWhole) screen.end();
      failed = false;
    } catch (error) {
      if (signal?.aborted) break;
      log.warn({ error: briefly(error), left: left - 1 }, 'a model failed');
      if (left > 1 && !hasWords && !stop.aborted) await pause(PAUSE);
    }
  }
  if (signal?.aborted) onUsage?.(meter.read('aborted'));
  throwIfStopped(signal);

  const { shown, struck } = screen.counts;
  const isPoor = !failed && (shown === 0 || struck > shown);
  const takesOver = failed || isPoor;
  const usage = meter.read(takesOver ? 'took-over' : 'answered');
  if (takesOver && !isShown) {
    const pieces = spoken.pieces.map((piece) => citations.renumber(piece, spoken.meta.sources));
    await say(hasWords ? ['\n\n---\n\n', ...pieces] : pieces, show, signal).catch(
      (error: unknown) => {
        onUsage?.({ ...usage, outcome: 'aborted' });
        throw error;
      },
    );
  } else if (!isShown) {
    const ask = answers.find((answer) => answer.ask)?.ask;
    if (ask) show(`\n\n**${ask.words}**`);
  }
  return {
    text,
    meta: {
      ...spoken.meta,
      sources: citations.used(),
      tools: [...new Set([...spoken.meta.tools, ...given.tools])],
      by: hasWords ? 'hosted' : 'embedded',
      notice: noticeOf({ failed, hasWords, isPoor, struck }),
    },
    state: stateOf(spoken.open, given.sentences),
    worth: spoken.worth || hasWords,
    usage,
  };
};

const wishesOf = ({ again, specialist }: ChatQuestion): string[] => [
  ...(again ? ['The keeper asks for the same once more: answer more fully.'] : []),
  ...(specialist ? [`The page is about ${specialist}: read an open question in that sense.`] : []),
];

const noticeOf = (end: {
  failed: boolean;
  hasWords: boolean;
  isPoor: boolean;
  struck: number;
}): string | null => {
  if (end.failed) return end.hasWords ? NOTICES.broken : NOTICES.silent;
  if (end.isPoor) return NOTICES.unchecked;
  return end.struck > 0 ? NOTICES.struck : null;
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** For the log: the kind of failure, and never what was sent or a key. */
const briefly = (error: unknown): string => {
  const { name, statusCode } = (error ?? {}) as { name?: string; statusCode?: number };
  return [name ?? 'unknown', statusCode].filter(Boolean).join(' ');
};
