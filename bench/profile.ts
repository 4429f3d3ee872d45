import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { authClient } from './lib/accounts.ts';
import { startDatabase } from './lib/database.ts';
import { requestsPerSecond } from './lib/load.ts';
import { median, report } from './lib/numbers.ts';
import { startServer } from './lib/server.ts';

const CONNECTIONS = 50;
const SECONDS = 10;
const ROUNDS = 3;
/** Of the server (DATABASE_POOL) and of the bare query. */
const POOL = 10;

/** The row that the profile is made of, by nobody's rights: no role, no session, no policy. */
const bareQuery = `
  select p.user_id, a.email, a.email_verified_at is not null as email_verified, a.pending_email,
         a.has_password, p.subscription_tier, p.plan, p.trial_ends_at,
         w.monthly + w.lasting as tokens_remaining, w.used as total_tokens_used,
         p.experience_points, p.level, p.daily_streak, p.show_tickets, p.display_name, p.avatar,
         p.country, p.units, p.time_zone, p.created_at, p.version
  from profiles p
  join wallets w on w.user_id = p.user_id
  join accounts a on a.user_id = p.user_id
  where p.user_id = $1`;

const queriesPerSecond = async (pool: pg.Pool, userId: string): Promise<number> => {
  const started = performance.now();
  const end = started + SECONDS * 1000;
  let done = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const { rows } = await pool.query(bareQuery, [userId]);
      if (rows.length !== 1) throw new Error(`${rows.length} rows`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return (done / (performance.now() - started)) * 1000;
};

/** Node's http answering the same bytes, in a process of its own. */
const startBareHandler = async (body: string): Promise<{ url: string; stop(): void }> => {
  const program = fileURLToPath(new URL('./lib/bare-handler.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, BODY: body },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const ready = /ready (\S+)/.exec(chunk.toString())?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`the bare handler ended with ${code}`)));
  });
  return { url, stop: () => void child.kill() };
};

const rate = (perSecond: number): string => `${perSecond.toFixed(0)}/s`;

/** The signed-in profile beside its bare query and beside a bare handler, in turns on one PostgreSQL. */
export const run = async (): Promise<void> => {
  const database = await startDatabase();
  const server = await startServer({ DATABASE_URL: database.url, DATABASE_POOL: String(POOL) });
  const client = authClient(server.url);
  const pool = new pg.Pool({ connectionString: database.url, max: POOL });
  let bare = { stop: (): void => undefined, url: '' };
  try {
    const { text } = await client.signIn(await client.signUp());
    const session = JSON.parse(text) as { access_token: string; user: { id: string } };
    const headers = { authorization: `Bearer ${session.access_token}` };
    const url = `${server.url}/rest/v1/profiles?user_id=eq.${session.user.id}`;
    bare = await startBareHandler(await (await fetch(url, { headers })).text());
    const load = { connections: CONNECTIONS, seconds: SECONDS };
    await requestsPerSecond(url, { ...load, seconds: 3, headers });
    const rounds: { query: number; handler: number }[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const profile = await requestsPerSecond(url, { ...load, headers });
      const query = await queriesPerSecond(pool, session.user.id);
      const handler = await requestsPerSecond(bare.url, load);
      rounds.push({ query: profile / query, handler: profile / handler });
      process.stdout.write(
        `      round ${round}: profile ${rate(profile)}, bare query ${rate(query)}, bare handler ${rate(handler)}\n`,
      );
    }
    const share = median(rounds.map(({ query }) => query));
    process.stdout.write(
      `      profile by bare handler, median of ${ROUNDS}: ${median(rounds.map(({ handler }) => handler)).toFixed(3)}\n`,
    );
    report(
      `profile by bare query, ${CONNECTIONS} at once, median of ${ROUNDS}`,
      share.toFixed(3),
      'at least 0.2',
      share >= 0.2,
    );
  } finally {
    bare.stop();
    client.close();
    await pool.end();
    await server.stop();
    await database.stop();
  }
};
