/** Where and how a server for outgoing mail is reached. */
export type SmtpAddress = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (RFC 8314), not by STARTTLS. */
  readonly secure: boolean;
  readonly isLoopback: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
};

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * Reads `smtp://user:password@host:587` or `smtps://...`. Anything after the port is refused rather
 * than passed over: whoever writes options there believes that they count.
 * @throws Error without the address, which may hold a password
 */
export const readSmtpAddress = (text: string): SmtpAddress => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname)
    throw new Error('must look like smtp://user:password@host:587 or smtps://...');
  if (url.search || url.hash || url.pathname.length > 1)
    throw new Error('takes nothing after the port of the mail server');
  const host = url.hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const implicit = url.protocol === 'smtps:';
  const port = url.port === '' ? (implicit ? 465 : 587) : Number(url.port);
  return {
    host,
    port,
    // Port 465 speaks nothing else, whatever the scheme says.
    secure: implicit || port === 465,
    isLoopback: isLoopbackHost(host),
    auth: url.username ? { user: plain(url.username), pass: plain(url.password) } : null,
  };
};

const plain = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('has a % in user or password that is not followed by two hexadecimal digits');
  }
};
