import { eraseAccount } from '@nishiki/domain/account/erase-account';
import { findUser } from '@nishiki/domain/operator/find-user';
import type { Command } from '../command.ts';
import { plain } from '../words.ts';

export const userErase: Command = {
  name: 'user erase',
  words: ['EMAIL'],
  needsFiles: true,
  options: { yes: { type: 'boolean', about: 'Erases without asking. Programs are never asked.' } },
  about:
    'Erases an account with its photos at once and for good. Its ledger lines stay, without the person.',
  confirm: ({ words: [email = ''] }) => ({
    question: `This cannot be undone. To erase the account type ${plain(email)}: `,
    answer: email,
  }),
  prepare({ words: [email = ''] }) {
    return async (ctx) => {
      const { userId, email: address } = await findUser(ctx, { email });
      await eraseAccount(ctx, { userId });
      return {
        json: { user_id: userId, email: address, erased: true },
        text: `The account of ${plain(address)} is erased, with its photos.\n`,
      };
    };
  },
};
