/** A question whose answer is known, and one tool, for tests of hosted models. */
import type { ChatQuestion, ChatReply, ChatTurn, ChatUsage } from '@nishiki/domain/ports';
import { said, uncited } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import { answerOf, type Answer } from '../../chat/answer.ts';
import { write } from '../../chat/embedded.ts';
import { turnsOf } from '../../chat/known.ts';
import { readCase } from '../../chat/read-case.ts';
import { defineTool, type Tool } from '../../tools/tool.ts';
import { answerHosted } from '../answer-hosted.ts';
import type { HostedModel } from '../hosted-model.ts';

export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const questionOf = (turns: readonly (string | ChatTurn)[]): ChatQuestion => ({
  turns: turns.map((turn) => (typeof turn === 'string' ? { role: 'keeper', text: turn } : turn)),
  keeper: { country: 'GB-ENG', units: 'metric', analyses: [] },
  photo: null,
  specialist: null,
  again: false,
});

/** As facts.md D.2, question 4, has it. */
export const permanganate = answerOf({
  skill: 'dose',
  intent: 'water',
  lead: [
    said('For 12,000 litres that is 24 g of potassium permanganate, at 2 mg/l.', 'uf-formalin'),
    uncited('Only if the volume was measured, by the salt method: 12,000 litres.'),
  ],
  now: [uncited('Test the water first: ammonia and nitrite must be 0.')],
  never: [uncited('Never give it together with formalin, and never above 27 °C.')],
  call: [
    uncited(
      'In England and Wales call the Fish Health Inspectorate on 01305 206700, fhi@cefas.gov.uk.',
    ),
  ],
  links: [{ label: 'Dose calculator', path: '/tools/dose' }],
});

/** What the keeper of `permanganate` asked. */
export const askedForPermanganate =
  'How much potassium permanganate for 12000 litres, measured by salt? It is 22 C and pH 8.';

export const nitriteTool = defineTool({
  name: 'nitrite_salt',
  description: 'Salt that guards fish from nitrite, of a volume in litres.',
  input: z.object({ litres: z.number() }),
  run: ({ litres }) => ({
    statements: [
      said(
        `${litres / 1000} kg of salt guards the fish in ${litres} litres: 0.1 %.`,
        'uf-formalin',
      ),
    ],
    data: {},
  }),
});

/** The answer of a model over an answer of the embedded expert, with what was handed on. */
export const hostedReply = async (
  model: HostedModel,
  {
    question = questionOf([askedForPermanganate]),
    answers = [permanganate],
    tools = [nitriteTool],
    signal,
    onWords = () => undefined,
    onUsage = () => undefined,
  }: {
    question?: ChatQuestion;
    answers?: readonly Answer[];
    tools?: readonly Tool[];
    signal?: AbortSignal;
    onWords?: (words: string) => void;
    onUsage?: (usage: ChatUsage) => void;
  } = {},
): Promise<ChatReply & { words: string; faults: string[] }> => {
  let words = '';
  const faults: string[] = [];
  const log = {
    ...quiet,
    info: (fields: Record<string, unknown>) => faults.push(String(fields['fault'])),
  };
  const c = readCase({ turns: turnsOf(question.turns) });
  const reply = await answerHosted(
    { model, log, tools },
    question,
    { c, answers, spoken: write(answers) },
    {
      onWords: (more) => {
        words += more;
        onWords(more);
      },
      mayHost: true,
      onUsage,
      ...(signal ? { signal } : {}),
    },
  );
  return { ...reply, words, faults };
};
