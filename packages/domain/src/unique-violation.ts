import { DatabaseError } from '@nishiki/db/database-error';

/** True for the error of a row that is there already, by the name of the constraint. */
export const isTaken = (error: unknown, ...constraints: string[]): boolean =>
  error instanceof DatabaseError &&
  error.code === '23505' &&
  (constraints.length === 0 || constraints.includes(error.constraint ?? ''));
