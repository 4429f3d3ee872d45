/** A `ctx` for tests of rules on a real database: what a test does not give refuses to be used. */
import type { Database } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import type { GuestActor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import type { FileStore } from '../ports.ts';

const unexpected = (what: string) => (): never => {
  throw new Error(`${what} was not to be used here`);
};

export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const newGuest = (): GuestActor => ({
  kind: 'guest',
  deviceId: uuidv7(),
  addressHash: 'test',
  device: 'a test',
});

/** Files in memory; `keys` tells which are there. */
export const memoryFiles = (): FileStore & { keys(): string[] } => {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
    removeAll: async (folder) => {
      for (const key of files.keys()) if (key.startsWith(`${folder}/`)) files.delete(key);
    },
    keys: () => [...files.keys()],
  };
};

/** Asked for by a job. Change `now`, `actor` and ports by what is given. */
export const testCtx = (db: Database, given: Partial<Ctx> = {}): Ctx => ({
  actor: { kind: 'job', name: 'test' },
  db,
  now: () => new Date(),
  requestId: 'test',
  log: silent,
  analyst: { analyse: unexpected('the analyst') },
  fingerprints: {
    version: 1,
    rank: unexpected('a fingerprint'),
    changes: unexpected('a fingerprint'),
  },
  chatExpert: {
    model: null,
    answer: unexpected('the expert'),
    firstAid: unexpected('the expert'),
  },
  assessor: { signsIn: unexpected('the assessor'), consult: unexpected('the assessor') },
  supportDesk: { answer: unexpected('the support desk') },
  transcriber: null,
  makeAvatar: unexpected('the avatar maker'),
  files: memoryFiles(),
  photos: { sign: (id) => `/photos/${id}`, verify: () => false },
  limiter: { consume: async () => undefined },
  accessTokens: {
    issue: unexpected('an access token'),
    verify: unexpected('an access token'),
    publicKeys: async () => [],
  },
  mailer: { isStandIn: true, send: unexpected('the mailer') },
  identity: null,
  payments: null,
  origin: () => 'http://127.0.0.1:3000',
  wakeOutbox: () => undefined,
  operator: { supportEmail: null, salesEmail: null, company: null, responseTime: null, social: [] },
  contactInbox: 'support@koi.example',
  limits: {
    addressTriesPerDay: 1000,
    accountTriesPerAddress: 1000,
    accountTriesPerEmail: 1000,
    contactsPerAddress: 1000,
    contactsPerEmail: 1000,
    chatsPerAddress: 1000,
    chatsPerKeeper: 1000,
    aiMicroCostPerDay: null,
    reservationSeconds: 600,
  },
  ...given,
});
