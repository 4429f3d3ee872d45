/** Signed-in keepers for the fuzzing, replaced before their sessions, limits or tokens run out. */
import { accountById } from '@nishiki/domain/account/account';
import { makeLink } from '@nishiki/domain/account/mail-links';
import { hashPassword } from '@nishiki/domain/account/passwords';
import { startSession } from '@nishiki/domain/account/start-session';
import type { Ctx } from '@nishiki/domain/ctx';
import { asSystem } from '@nishiki/domain/own-rows';
import { newKeeper } from '@nishiki/domain/testing/keepers';
import { newGuest } from '@nishiki/domain/testing/test-ctx';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { own, PASSWORD } from './hints.ts';

export type FuzzKeeper = {
  readonly token: string;
  /** What stands in a request for what only this keeper has. */
  readonly own: Readonly<Record<string, string>>;
};

/** Requests of one keeper at most, so that no single one's state carries the whole run. */
const REQUESTS = 40;

export type KeeperSupply = {
  next(): Promise<FuzzKeeper>;
  /** This one is signed out, or has done too much of one thing. */
  replace(): void;
};

/** Each makes something of the keeper with this token, and gives its id; a link of an analysis; a conversation. */
export type Makers = Record<'analysis' | 'invoice', (token: string) => Promise<string>> & {
  link: (token: string, analysis: string) => Promise<string>;
  chat: (token: string) => Promise<{ conversationId: string; messageId: string }>;
};

const makeKeeper = async (ctx: Ctx, passwordHash: string, make: Makers): Promise<FuzzKeeper> => {
  const email = `${uuidv7()}@koi.example`;
  const userId = await newKeeper(ctx, { email, passwordHash, balance: 1000 });
  const made = await asSystem(ctx, async (tx) => {
    const account = await accountById(tx, userId);
    if (!account) throw new Error('a new account is gone');
    const session = await startSession({ ...ctx, actor: newGuest() }, tx, account, 'password');
    const link = await makeLink(tx, { origin: 'http://x', userId, email, purpose: 'recovery' });
    return { ...session, link: new URL(link).searchParams.get('token_hash') ?? '' };
  });
  const analysis = await make.analysis(made.accessToken);
  const chat = await make.chat(made.accessToken);
  return {
    token: made.accessToken,
    own: {
      [own.user]: userId,
      [own.email]: email,
      [own.session]: made.sessionId,
      [own.refreshToken]: made.refreshToken,
      [own.mailLink]: made.link,
      [own.analysis]: analysis,
      [own.chat]: chat.conversationId,
      [own.answer]: chat.messageId,
      [own.link]: await make.link(made.accessToken, analysis),
      [own.invoice]: await make.invoice(made.accessToken),
    },
  };
};

export const keeperSupply = async (ctx: Ctx, make: Makers): Promise<KeeperSupply> => {
  const passwordHash = await hashPassword(PASSWORD);
  const other = await makeKeeper(ctx, passwordHash, make);
  let current = other;
  let left = 0;
  return {
    async next() {
      if (left === 0) {
        const made = await makeKeeper(ctx, passwordHash, make);
        const others = {
          [own.otherUser]: other.own[own.user] ?? '',
          [own.otherAnalysis]: other.own[own.analysis] ?? '',
        };
        current = { ...made, own: { ...made.own, ...others } };
        left = REQUESTS;
      }
      left -= 1;
      return current;
    },
    replace: () => void (left = 0),
  };
};
