import type { ChatApi } from './use-chat.ts';

/**
 * A conversation that only keepers hold: a guest who sends is asked to sign in, and what is written stays
 * in the field as it is. A suggestion is put there, so that it is not lost on the way to the account.
 */
export const forKeepers = (chat: ChatApi): ChatApi =>
  chat.guest
    ? {
        ...chat,
        submit: () => {
          if (chat.composer.canSend) chat.askToSignIn();
        },
        say: (text) => {
          if (chat.composer.text.trim() === '') chat.composer.write(text);
          chat.askToSignIn();
        },
      }
    : chat;
