/** Argon2id by the parameters that OWASP names first: 19 MiB, two rounds, one lane. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurnstile } from '../turnstile.ts';

/**
 * Few at once, since files are read by the same four threads; and no more waiting than are done in a
 * few seconds, since those who flood us from many networks would make everybody wait for minutes.
 */
const inTurn = createTurnstile({ atOnce: Math.min(3, availableParallelism()), mostWaiting: 200 });

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** In Unicode's compatible composed form, so that every keyboard types the same password. */
const bytesOf = (password: string): string => password.normalize('NFKC');

/** PHC string with its own salt. About 50 ms of work outside the event loop. @throws DomainError unavailable */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(bytesOf(password), parameters));

/** The hash of nothing that anybody types: compared with where there is no account, at the same cost. */
let nobody: Promise<string> | undefined;

/** Made ahead at the start, so that the first stranger does not wait for it. */
export const prepareNobody = (): Promise<string> =>
  (nobody ??= hash(`nobody ${Math.E} has this password`, parameters));

/**
 * Always does the work of one comparison, so that the time tells nothing about whether there is an
 * account or a password.
 * @throws DomainError unavailable when too many wait already
 */
export const passwordFits = async (
  passwordHash: string | null,
  password: string,
): Promise<boolean> => {
  const compared = passwordHash ?? (await prepareNobody());
  const fits = await inTurn(() => verify(compared, bytesOf(password)));
  return passwordHash !== null && fits;
};
