import { Agent } from 'node:http';
import { silentLog } from '@nishiki/db/log';
import { openDatabase } from '@nishiki/db/open-database';
import { asSystem } from '@nishiki/domain/own-rows';
import { testCtx } from '@nishiki/domain/testing/test-ctx';
import { credit } from '@nishiki/domain/wallet/credit';
import { authClient } from './lib/accounts.ts';
import { conversations } from './lib/conversations.ts';
import { startDatabase } from './lib/database.ts';
import { timed, type Timed } from './lib/event-clock.ts';
import { memory } from './lib/memory.ts';
import { mb, median, ms, percentile, report } from './lib/numbers.ts';
import { startServer } from './lib/server.ts';

const CLIENTS = 50;
const CHATS = 500;
const TOKENS = 10_000;
/** A rise in the last round that is none: a leak of conversations goes on rising round after round. */
const STEADY_BYTES = 32 * 1024 * 1024;

type Keeper = { readonly token: string; readonly userId: string };

const signUp = async (url: string): Promise<Keeper> => {
  const client = authClient(url);
  const { text } = await client.signIn(await client.signUp());
  client.close();
  const { access_token: token, user } = JSON.parse(text) as {
    access_token: string;
    user: { id: string };
  };
  return { token, userId: user.id };
};

const giveTokens = async (databaseUrl: string, keepers: readonly Keeper[]): Promise<void> => {
  const db = await openDatabase({ url: databaseUrl, log: silentLog, poolSize: 2 });
  for (const { userId } of keepers)
    await asSystem(testCtx(db), (tx) =>
      credit(tx, { userId, kind: 'operator', lasting: TOKENS, key: 'bench' }),
    );
  await db.close();
};

/** A connection for each client. */
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

const say = (url: string, { token }: Keeper, body: object): Promise<Timed> =>
  timed(`${url}/functions/v1/ai-chat`, { agent, token, body });

/** One conversation, message after message. */
const hold = async (url: string, keeper: Keeper, at: number): Promise<Timed[]> => {
  const said: Timed[] = [];
  let conversationId: string | undefined;
  for (const query of conversations[at % conversations.length] ?? []) {
    const answer = await say(url, keeper, { query, conversationId });
    said.push(answer);
    conversationId = answer.result?.conversationId;
  }
  return said;
};

/** All chats by so many clients at once, each going on with the next when one is over. */
const round = async (url: string, keepers: readonly Keeper[]): Promise<Timed[]> => {
  let next = 0;
  const told: Timed[] = [];
  await Promise.all(
    keepers.map(async (keeper) => {
      while (next < CHATS) told.push(...(await hold(url, keeper, next++)));
    }),
  );
  return told;
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const tell = (title: string, times: readonly number[]): void => {
  const [p50, p95, p99] = [median(times), percentile(times, 0.95), percentile(times, 0.99)];
  process.stdout.write(`      ${title}: p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}\n`);
};

/**
 * 500 conversations of three messages from 50 keepers at once, several times over, over HTTP to a server
 * with its own PostgreSQL on this machine, which the clients share with it.
 */
export const run = async ([rounds = '3']: string[]): Promise<void> => {
  const database = await startDatabase();
  const server = await startServer({
    DATABASE_URL: database.url,
    CHATS_PER_KEEPER: '1000000',
    CHATS_PER_ADDRESS: '1000000',
  });
  try {
    const keepers: Keeper[] = [];
    for (let i = 0; i < CLIENTS; i += 1) keepers.push(await signUp(server.url));
    await giveTokens(database.url, keepers);
    for (const [at, keeper] of keepers.slice(0, conversations.length).entries())
      await hold(server.url, keeper, at);
    tell(
      'one client alone, whole answer',
      (await hold(server.url, keepers[0] as Keeper, 0)).map(({ whole }) => whole),
    );
    const rests: number[] = [memory(server.pid)];
    const all: Timed[] = [];
    for (let i = 0; i < Number(rounds); i += 1) {
      const started = performance.now();
      const told = await round(server.url, keepers);
      const seconds = (performance.now() - started) / 1000;
      all.push(...told);
      await wait(5000);
      rests.push(memory(server.pid));
      process.stdout.write(
        `      round ${i + 1}: ${told.length} answers in ${seconds.toFixed(1)} s, at rest ${mb(rests.at(-1) ?? 0)}\n`,
      );
    }
    const failures = all.flatMap(({ failure }) => failure ?? []);
    for (const failure of new Set(failures)) process.stdout.write(`      ${failure}\n`);
    report(`errors in ${all.length} answers`, String(failures.length), '0', failures.length === 0);
    const first = all.map((one) => one.first).filter((time) => !Number.isNaN(time));
    const whole = all.map((one) => one.whole);
    tell('to the first words', first);
    tell('to the whole answer', whole);
    const p95 = percentile(whole, 0.95);
    report(`p95 of whole answers, ${CLIENTS} clients at once`, ms(p95), '1000 ms', p95 < 1000);
    const rise = (rests.at(-1) ?? 0) - (rests.at(-2) ?? 0);
    report(
      `memory at rest, before and after each round: ${rests.map(mb).join(', ')}; rise in the last`,
      mb(rise),
      mb(STEADY_BYTES),
      rise < STEADY_BYTES,
    );
  } finally {
    agent.destroy();
    await server.stop();
    await database.stop();
  }
};
