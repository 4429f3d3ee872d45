import { seeded } from '@nishiki/vision/pipeline/random';
import { authClient, newCredentials, type AuthClient, type Credentials } from './lib/accounts.ts';
import { median, percent, report } from './lib/numbers.ts';
import { startServer } from './lib/server.ts';

const TRIES = 200;
/** Addresses of each kind: each is asked for equally often, so that its counters are as warm as others'. */
const ADDRESSES = 20;
const ROUNDS = 3;
const AT_ONCE = 4;

type Ask = (client: AuthClient, who: Credentials) => Promise<{ ms: number }>;
type Try = { readonly who: Credentials; readonly kind: 'existing' | 'missing' };

const asks: Record<string, Ask> = {
  'sign-in with a wrong password': (client, who) =>
    client.signInWrongly({ ...who, password: 'not the right one' }),
  recover: (client, who) => client.recover(who),
};

const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((entry) => ({ entry, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry);

/** Milliseconds of each kind, the tries shared out among clients that work at once. */
const timesOf = async (tries: readonly Try[], clients: readonly AuthClient[], ask: Ask) => {
  const left = [...tries];
  const times = { existing: [] as number[], missing: [] as number[] };
  await Promise.all(
    clients.map(async (client) => {
      for (let next = left.pop(); next; next = left.pop())
        times[next.kind].push((await ask(client, next.who)).ms);
    }),
  );
  return times;
};

/** By how much existing ones take longer, as a share of the shorter median; below 0 when they take less. */
const differenceOf = (times: Record<Try['kind'], number[]>): number => {
  const [one, other] = [median(times.existing), median(times.missing)];
  return (one - other) / Math.min(one, other);
};

/** Whether an address has an account must not show in the time of an answer: 200 tries of each kind, mixed. */
export const run = async (): Promise<void> => {
  const server = await startServer();
  const clients = Array.from({ length: AT_ONCE }, () => authClient(server.url));
  try {
    const existing: Credentials[] = [];
    for (let i = 0; i < ADDRESSES; i += 1) existing.push(await clients[0].signUp());
    const each: Try[] = [
      ...existing.map((who) => ({ who, kind: 'existing' as const })),
      ...existing.map(() => ({ who: newCredentials(), kind: 'missing' as const })),
    ];
    const all = Array.from({ length: TRIES / ADDRESSES }, () => each).flat();
    const random = seeded(1);
    for (const [name, ask] of Object.entries(asks))
      for (const together of [1, AT_ONCE]) {
        const used = clients.slice(0, together);
        await timesOf(shuffled(each, random), used, ask);
        const differences: number[] = [];
        for (let round = 1; round <= ROUNDS; round += 1) {
          const times = await timesOf(shuffled(all, random), used, ask);
          differences.push(differenceOf(times));
          process.stdout.write(
            `      round ${round}: ${times.existing.length} existing, median ${median(times.existing).toFixed(2)} ms; ${times.missing.length} missing, median ${median(times.missing).toFixed(2)} ms\n`,
          );
        }
        const difference = Math.abs(median(differences));
        report(
          `${name}, ${together} at once: difference of medians, median of ${ROUNDS}`,
          percent(difference),
          '5 %',
          difference < 0.05,
        );
      }
  } finally {
    for (const client of clients) client.close();
    await server.stop();
  }
};
