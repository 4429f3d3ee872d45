import type { Mailer } from '@nishiki/domain/ports';
import { createTransport } from 'nodemailer';
import { checkMail } from './check-mail.ts';
import { readSmtpAddress } from './smtp-address.ts';

const SECOND = 1000;

/**
 * Mail through an SMTP server. To another machine only over TLS with a valid certificate; on
 * loopback, where nobody listens in between, a server without TLS or with its own certificate will do.
 * @param settings.url such as smtp://user:password@host:587 or smtps://...
 * @param settings.from the sender, such as `Nishiki <hello@koi.example>`
 * @throws Error when the URL cannot be used
 */
export const smtpMailer = (settings: {
  readonly url: string;
  readonly from: string;
}): Mailer & { close(): void } => {
  const { host, port, secure, isLoopback, auth } = readSmtpAddress(settings.url);
  const transport = createTransport({
    pool: true,
    host,
    port,
    secure,
    requireTLS: !secure && !isLoopback,
    tls: { rejectUnauthorized: !isLoopback },
    ...(auth && { auth }),
    maxConnections: 2,
    // Once, for a connection that the server gave up while it lay idle. More is the sender's affair.
    maxRequeues: 1,
    idleTimeout: 30 * SECOND,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    // Longer: servers look for spam between the last byte and their answer.
    socketTimeout: 20 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isStandIn: false,
    async send(mail) {
      const { to, subject, text, html, replyTo } = checkMail(mail);
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Keeps long lines and trailing spaces as they are; the default would reflow them.
        textEncoding: 'quoted-printable',
        // RFC 3834: nobody's absence notice needs to answer us. A person's message may be answered.
        ...(replyTo === undefined
          ? { headers: { 'Auto-Submitted': 'auto-generated' } }
          : { replyTo: { name: '', address: replyTo } }),
        xMailer: false,
        // Counts waiting for a free connection too, and a server that trickles its answers.
        signal: AbortSignal.timeout(60 * SECOND),
      });
    },
    close: () => transport.close(),
  };
};
