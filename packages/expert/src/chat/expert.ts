import type {
  ChatExpert,
  ChatQuestion,
  ChatReply,
  ChatTurn,
  KeeperKnown,
  Log,
} from '@nishiki/domain/ports';
import { answerHosted } from '../hosted/answer-hosted.ts';
import type { HostedModel } from '../hosted/hosted-model.ts';
import type { Tool } from '../tools/tool.ts';
import { speak, write, type Spoken } from './embedded.ts';
import { keeperOf, turnsOf } from './known.ts';
import { readCase } from './read-case.ts';
import { replyTo } from './reply.ts';
import { say } from './say.ts';
import { stateOf } from './state.ts';

const replyIn = ({ meta, open, worth }: Spoken, text: string): ChatReply => ({
  text,
  meta,
  state: stateOf(open, []),
  worth,
  usage: null,
});

/**
 * Whoever talks with keepers: the embedded expert, and over it a hosted model where there is one.
 * @param parts.model null: the embedded expert answers alone
 * @param parts.tools what a model may call, where that is not everything
 */
export const createExpert = (parts: {
  model: HostedModel | null;
  log: Log;
  tools?: readonly Tool[];
}) => {
  const { model, ...rest } = parts;
  return {
    model: model?.name ?? null,

    async answer(
      question: ChatQuestion,
      options: Parameters<ChatExpert['answer']>[1],
    ): Promise<ChatReply> {
      const { turns, keeper, photo, specialist, again } = question;
      const c = readCase({
        turns: turnsOf(turns),
        keeper: keeperOf(keeper),
        photo,
        specialist,
        again,
      });
      const answers = replyTo(c);
      const spoken = write(answers);
      // Greetings and thanks need no model.
      if (!model || !options.mayHost || c.message.smallTalk)
        return replyIn(spoken, await say(spoken.pieces, options.onWords, options.signal));
      return answerHosted({ model, ...rest }, question, { c, answers, spoken }, options);
    },

    firstAid(turns: readonly ChatTurn[], keeper: KeeperKnown): ChatReply | null {
      const spoken = speak({ turns: turnsOf(turns), keeper: keeperOf(keeper) });
      return spoken.meta.firstAid ? replyIn(spoken, spoken.pieces.join('')) : null;
    },
  } satisfies ChatExpert;
};
