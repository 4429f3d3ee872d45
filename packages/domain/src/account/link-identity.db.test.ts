import type { Transaction } from '@nishiki/db/open-database';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { expect, it } from 'vitest';
import { asSystem } from '../own-rows.ts';
import { testCtx } from '../testing/test-ctx.ts';
import { linkIdentity } from './link-identity.ts';

const db = await createTestDatabase();
const ctx = testCtx(db);
const person = () => ({
  subject: uuidv7(),
  email: `${uuidv7()}@pond.example`,
  emailVerified: true,
  name: 'Kiku',
});
const link = (who: ReturnType<typeof person>, seen = (tx: Transaction) => tx): Promise<string> =>
  asSystem(ctx, (tx) => linkIdentity(ctx, seen(tx), who, uuidv7()));

/** As the database looked before another transaction committed: the first question finds nothing. */
const aMomentTooEarly = (tx: Transaction): Transaction => {
  let first = true;
  return new Proxy(tx, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'execute' || !first)
        return typeof value === 'function' ? value.bind(target) : value;
      first = false;
      return () => Promise.resolve({ rows: [] });
    },
  });
};

it('finds what another sign-in of the same person has made since it first looked', async () => {
  const kiku = person();
  const userId = await link(kiku);
  expect(await link(kiku, aMomentTooEarly)).toBe(userId);
});

it('still refuses a second Google identity for one account', async () => {
  const kiku = person();
  await link(kiku);
  await expect(link({ ...kiku, subject: uuidv7() }, aMomentTooEarly)).rejects.toMatchObject({
    code: 'identity_failed',
  });
});
