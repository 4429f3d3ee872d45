import type { Database } from '@nishiki/db/open-database';
import { DomainError } from '@nishiki/domain/errors';
import type { Limiter, LimitRule } from '@nishiki/domain/ports';
import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counts in the database, so that all processes count together. Subjects (addresses of networks and
 * of mail) are stored as keyed hashes.
 */
export const createLimiter = (db: Database, key: Uint8Array): Limiter => {
  const known = new Map<string, RateLimiterPostgres>();
  const limiterFor = ({ name, points, seconds }: LimitRule): RateLimiterPostgres => {
    const id = `${name}:${points}:${seconds}`;
    const found = known.get(id);
    if (found) return found;
    const made = new RateLimiterPostgres({
      storeClient: db.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    known.set(id, made);
    return made;
  };
  return {
    async consume(rule, subject) {
      const hashed = createHmac('sha256', key).update(`limit:${subject}`).digest('base64url');
      try {
        await limiterFor(rule).consume(hashed);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        const retryAfterSeconds = Math.ceil(reason.msBeforeNext / 1000);
        const minutes = Math.ceil(retryAfterSeconds / 60);
        throw new DomainError('rate_limited', `limit ${rule.name} reached`, {
          retryAfterSeconds,
          userMessage: `That was tried too often. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
        });
      }
    },
  };
};
