import { errorTable } from '@nishiki/contract/errors';
import { DatabaseUnavailable } from '@nishiki/db/database-error';
import { isDiskFull, reasonOf, StartError } from '@nishiki/db/start-error';
import { DomainError } from '@nishiki/domain/errors';
import { SettingsError } from '../settings.ts';
import { OperatorError } from './command.ts';

/** Why a command failed, in one sentence for the person at the terminal. */
export const sentenceOf = (error: unknown): string => {
  if (
    error instanceof OperatorError ||
    error instanceof StartError ||
    error instanceof SettingsError
  )
    return error.message;
  if (error instanceof DomainError) return error.userMessage ?? errorTable[error.code].message;
  if (error instanceof DatabaseUnavailable)
    return 'The database was lost in the middle of it: look whether it runs, then look what was done.';
  if (isDiskFull(error)) return 'The disk is full: free some space and try again.';
  return `It did not work: ${reasonOf(error)}.`;
};
