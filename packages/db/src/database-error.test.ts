import { describe, expect, it } from 'vitest';
import { DatabaseError, DatabaseUnavailable, withoutValues } from './database-error.ts';

const failed = (message: string, fields: object = {}): Error =>
  Object.assign(new Error(message), fields);

describe('errors of the database', () => {
  it.each([
    failed('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }),
    failed('timeout exceeded when trying to connect'),
    failed('Connection terminated unexpectedly'),
    failed('terminating connection', { code: '57P01', severity: 'FATAL' }),
    failed('sorry, too many clients already', { code: '53300', severity: 'FATAL' }),
    failed('wrapped', { cause: failed('connect ECONNRESET', { code: 'ECONNRESET' }) }),
  ])('that say "$message" are told as not available', (error) => {
    expect(withoutValues(error)).toBeInstanceOf(DatabaseUnavailable);
  });

  it('leave mistakes in statements and errors of others what they are', () => {
    const mistake = failed('duplicate key', { code: '23505', severity: 'ERROR' });
    expect(withoutValues(mistake)).toBeInstanceOf(DatabaseError);
    const other = failed('ours');
    expect(withoutValues(other)).toBe(other);
  });
});
