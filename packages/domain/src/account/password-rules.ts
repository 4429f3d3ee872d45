import { MAX_PASSWORD, MIN_PASSWORD } from '@nishiki/contract/account-rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { DomainError } from '../errors.ts';

const MOST_COMMON = 10_000;

/** The list is ordered by how often a password was found in leaks. */
const common = new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));

/**
 * Six characters are the specification's minimum; what everybody would guess first is refused.
 * @throws DomainError password_too_short, weak_password, invalid_request when it is far too long
 */
export const checkPassword = (password: string): void => {
  if ([...password].length < MIN_PASSWORD)
    throw new DomainError('password_too_short', 'too few characters');
  if (password.length > MAX_PASSWORD)
    throw new DomainError('invalid_request', 'password too long', {
      userMessage: `A password may have ${MAX_PASSWORD} characters at most.`,
    });
  if (common.has(password.toLowerCase()))
    throw new DomainError('weak_password', 'among the most common');
};
