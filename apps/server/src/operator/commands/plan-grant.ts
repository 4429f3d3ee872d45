import { planIds } from '@nishiki/contract/account';
import { findUser } from '@nishiki/domain/operator/find-user';
import { grantPlan } from '@nishiki/domain/subscription/grant-plan';
import { OperatorError, type Command } from '../command.ts';
import { readReason, reasonOption } from '../reason.ts';
import { plain } from '../words.ts';

const NONE = 'none';
const choices = [...planIds, NONE];

const readPlan = (word: string): (typeof planIds)[number] | null => {
  const found = planIds.find((id) => id === word);
  if (found) return found;
  if (word === NONE) return null;
  throw new OperatorError(`There is no plan ${plain(word)}: choose one of ${choices.join(', ')}.`);
};

export const planGrant: Command = {
  name: 'plan grant',
  words: ['EMAIL', 'PLAN'],
  options: { reason: reasonOption('Why; kept in operator.log of the data folder.') },
  about: `Gives a plan from now on (${choices.join(', ')}): the tokens of another plan's month end, those of this one come, every month.`,
  prepare(given) {
    const [email = '', word = ''] = given.words;
    const plan = readPlan(word);
    const reason = readReason(given);
    return async (ctx) => {
      const user = await findUser(ctx, { email });
      const { changed } = await grantPlan(ctx, { userId: user.userId, plan, reason });
      const holds = `${plain(user.email)} ${plan === null ? 'holds no plan' : `holds the plan ${plan}`}`;
      return {
        json: { user_id: user.userId, email: user.email, plan, changed },
        text: changed ? `${holds} now.\n` : `${holds} already. Nothing was changed.\n`,
      };
    };
  },
};
