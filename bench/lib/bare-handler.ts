/** A program: answers every request with the bytes of BODY, from Node's own http and nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = Buffer.from(process.env['BODY'] ?? '');
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': body.byteLength,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`ready http://127.0.0.1:${port}\n`);
});
