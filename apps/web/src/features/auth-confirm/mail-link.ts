/** What a link of our mails is for. */
export type Purpose = 'signup' | 'recovery' | 'email_change';
export type MailLink = { purpose: Purpose; tokenHash: string };

/** The types of the account protocol; a plain 'email' verifies an address as 'signup' does. */
const purposes: ReadonlyMap<string, Purpose> = new Map([
  ['signup', 'signup'],
  ['email', 'signup'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
]);

export const readMailLink = (query: URLSearchParams): MailLink | null => {
  const tokenHash = query.get('token_hash');
  const purpose = purposes.get(query.get('type') ?? '');
  return tokenHash === null || tokenHash === '' || purpose === undefined
    ? null
    : { purpose, tokenHash };
};
