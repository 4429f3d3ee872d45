import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Delivery = {
  readonly recipients: readonly string[];
  readonly overTls: boolean;
  readonly user: string | undefined;
  readonly email: Email;
};

/** A real SMTP server on loopback that keeps what it was given. */
export const startSmtpTestServer = async (options: SMTPServerOptions = {}) => {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    // Or it warns on the console of its certificate, which is made for tests like these.
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          deliveries.push({
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            overTls: session.secure,
            user: session.user,
            email,
          });
          done();
        }, done);
      });
    },
    ...options,
  });
  // Clients that refuse a certificate hang up: no failure of this server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    deliveries,
    close: (): Promise<void> => new Promise((resolve) => server.close(resolve)),
  };
};

/** A port of this machine where nobody listens. */
export const closedPort = async (): Promise<number> => {
  const server = await startSmtpTestServer();
  await server.close();
  return server.port;
};

/** What a server says that knows no such mailbox. */
export const noSuchMailbox: Required<Pick<SMTPServerOptions, 'onRcptTo'>> = {
  onRcptTo: (_address, _session, done) =>
    done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
};
