import type { Database } from '@nishiki/db/open-database';
import { RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';

const TEN_MINUTES = 600;

/** Counts photos by hashed client address in the database, so that all processes count together. */
export const createPhotoLimiter = (db: Database, photos: number): RateLimiterAbstract =>
  new RateLimiterPostgres({
    storeClient: db.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'photo',
    points: photos,
    duration: TEN_MINUTES,
  });
