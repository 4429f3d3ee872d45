import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { createAccessTokens } from '@nishiki/domain/account/access-tokens';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { testCtx } from '@nishiki/domain/testing/test-ctx';
import { verifyLedger } from '@nishiki/domain/wallet/verify-ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSignedIn } from '../test/signed-in.ts';
import { spend, startSpendServer, type SpendServer, type Spent } from '../test/spend-servers.ts';

/** `npm run bench -- wallet-kill` asks for 20. */
const ROUNDS = Number(process.env['WALLET_KILL_ROUNDS'] ?? 3);
const SPENDS = 500;
const BALANCE = 50;
/** Longer than any photo takes here, so that only the dead lose their reservations. */
const RESERVATION_SECONDS = 6;

const db = await createTestDatabase();
const ctx = testCtx(db, { accessTokens: await createAccessTokens(db) });
const folder = mkdtempSync(join(tmpdir(), 'nishiki-spend-'));
const start = (name: string): Promise<SpendServer> =>
  startSpendServer({
    DATABASE_URL: db.ownerUrl,
    NISHIKI_DATA: join(folder, name),
    RESERVATION_SECONDS: String(RESERVATION_SECONDS),
    ANALYST_MS: '20',
  });

let servers: [SpendServer, SpendServer];
beforeAll(async () => {
  servers = await Promise.all([start('one'), start('two')]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  rmSync(folder, { recursive: true, force: true });
});

/** All at once, on both servers in turn. */
const spendMany = (token: string, onAnswer = (): void => undefined): Promise<Spent[]> =>
  Promise.all(
    Array.from({ length: SPENDS }, async (_, at) => {
      const spent = await spend((servers[at % 2] as SpendServer).address, token);
      onAnswer();
      return spent;
    }),
  );

const ofStatus = (answers: Spent[], status: number | null): Spent[] =>
  answers.filter((answer) => answer.status === status);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

describe('500 spends at once on a balance of 50, over HTTP and two server processes', () => {
  it('succeed exactly 50 times; the balance is 0 and the sum of the ledger', async () => {
    const { userId, token } = await newSignedIn(ctx, { balance: BALANCE });
    const began = performance.now();
    const answers = await spendMany(token);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);

    expect(ofStatus(answers, 200)).toHaveLength(BALANCE);
    const refused = ofStatus(answers, 402);
    expect(refused).toHaveLength(SPENDS - BALANCE);
    for (const answer of refused)
      expect(JSON.parse(answer.status === null ? '' : answer.text)).toMatchObject({
        error: { code: 'tokens_short', message: 'This needs 1 token, you have 0.' },
      });
    const books = await booksOf(ctx, userId);
    expect(books).toMatchObject({ monthly: 0, lasting: 0, used: BALANCE });
    expect(books.reservations).toEqual({ reserved: 0, settled: BALANCE, released: 0 });
    // Signing up, the test's own gift, and a line for each spend: nothing for those refused.
    expect(books.lines).toEqual(['sign_up 5', 'operator 45', ...Array(BALANCE).fill('spend -1')]);
    const report = await verifyLedger(ctx);
    expect(report).toMatchObject({ tokens: 0, openReservations: 0, faults: [] });
    say(
      `${SPENDS} spends on ${BALANCE} tokens, 2 processes: 50 succeeded, ${refused.length} refused, ` +
        `balance 0, ${report.lines} lines, 0 faults (${seconds} s)`,
    );
  });
});

/** The same numbers in every run (mulberry32), from 0 up to, not including, `below`. */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

type Round = { userId: string; answers: Spent[] };

/** Kills one of the two after `killAt` answers, and starts it again. */
const killRound = async (victim: 0 | 1, killAt: number): Promise<Round> => {
  const { userId, token } = await newSignedIn(ctx, { balance: BALANCE });
  let answered = 0;
  let killed: Promise<void> | undefined;
  const answers = await spendMany(token, () => {
    answered += 1;
    if (answered === killAt) killed = servers[victim].kill();
  });
  await killed;
  servers[victim] = await start(['one', 'two'][victim] as string);
  return { userId, answers };
};

const untilNothingIsOpen = async (): Promise<void> => {
  while ((await verifyLedger(ctx)).openReservations > 0)
    await new Promise((resolve) => setTimeout(resolve, 100));
};

describe('kill -9 of one of two servers in the middle of 500 spends', () => {
  it(
    `loses nothing and spends nothing twice in ${ROUNDS} rounds`,
    { timeout: 30_000 + ROUNDS * 15_000 },
    async () => {
      const draw = seeded(20_261_201);
      const rounds: Round[] = [];
      const began = performance.now();
      for (let n = 0; n < ROUNDS; n += 1)
        rounds.push(await killRound(draw(2) as 0 | 1, 1 + draw(2 * BALANCE)));
      const open = (await verifyLedger(ctx)).openReservations;
      await untilNothingIsOpen();
      const seconds = ((performance.now() - began) / 1000).toFixed(1);

      const sum = { cut: 0, answered: 0, settled: 0, released: 0 };
      for (const { userId, answers } of rounds) {
        const { lasting, used, reservations } = await booksOf(ctx, userId);
        const stored = await db.asOwner<{ id: string }>(
          'select id from analyses where user_id = $1',
          [userId],
        );
        const paid = await db.asOwner<{ id: string }>(
          `select id from token_reservations where user_id = $1 and state = 'settled'`,
          [userId],
        );
        expect(lasting + used).toBe(BALANCE);
        expect(reservations).toMatchObject({ reserved: 0, settled: used });
        expect(stored.map(({ id }) => id).sort()).toEqual(paid.map(({ id }) => id).sort());
        const ids = new Set(paid.map(({ id }) => id));
        const succeeded = ofStatus(answers, 200);
        for (const answer of succeeded)
          expect(ids).toContain(answer.status === null ? null : answer.analysisId);
        // Whoever was not cut off was told either an answer or that there are no tokens left.
        const [refused, cut] = [ofStatus(answers, 402).length, ofStatus(answers, null).length];
        expect(succeeded.length + refused + cut).toBe(SPENDS);
        expect(cut).toBeGreaterThan(0);
        sum.cut += cut;
        sum.answered += succeeded.length;
        sum.settled += reservations.settled;
        sum.released += reservations.released;
      }
      const { lines, faults } = await verifyLedger(ctx);
      expect(faults).toEqual([]);
      say(
        `kill -9, ${ROUNDS} rounds of ${SPENDS} spends on ${BALANCE}: ${sum.answered} answered, ` +
          `${sum.cut} cut off, ${sum.settled} settled, ${sum.released} released ` +
          `(${open} still open after the last restart), ${lines} lines, 0 faults (${seconds} s)`,
      );
    },
  );
});
