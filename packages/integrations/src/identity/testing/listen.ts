import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = {
  readonly origin: string;
  /** Stops listening and drops every connection; `listen` takes the same port again. */
  close(): Promise<void>;
  listen(): Promise<void>;
};

/** A server on a free port of this machine that nobody else can reach. */
export const listenLocally = async (answer: RequestListener): Promise<LocalServer> => {
  const server = createServer(answer);
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    listen: () => listen(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
