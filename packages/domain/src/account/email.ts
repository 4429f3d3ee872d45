import { DomainError } from '../errors.ts';

/**
 * Something of at most 64 characters (RFC 5321), an @, and a name with a dot: mail itself is the only
 * real check. `C` are the signs that nobody sees: they make look-alikes, and no mailer carries them.
 */
const shape =
  /^[^\s\p{C}@<>(),;:"\\[\]]{1,64}@[^\s\p{C}@<>(),;:"\\[\]]+\.[^\s\p{C}@<>(),;:"\\[\]]{2,}$/u;

/**
 * The address as accounts are found by it: trimmed, in lower case, in Unicode's composed form.
 * @throws DomainError email_address_invalid
 */
export const readEmail = (text: string): string => {
  const email = text.trim().toLowerCase().normalize('NFC');
  if (email.length > 254 || !shape.test(email))
    throw new DomainError('email_address_invalid', 'not the shape of an address');
  return email;
};

/** 'h…o@example.com': enough to recognise one's own, not enough to learn another's. */
export const maskEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  const signs = [...name];
  return `${signs[0] ?? ''}…${signs.length < 3 ? '' : signs.at(-1)}@${host}`;
};
