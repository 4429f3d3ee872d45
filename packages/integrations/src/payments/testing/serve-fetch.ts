import { listenLocally, type LocalServer } from '../../identity/testing/listen.ts';
import type { IncomingMessage } from 'node:http';

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
};

const toRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = await bodyOf(incoming);
  const named = Object.entries(headers).filter(([name]) => name !== 'connection');
  return new Request(`http://stand-in.invalid${url}`, {
    method,
    headers: named.map(([name, value]): [string, string] => [name, String(value)]),
    ...(method === 'GET' ? {} : { body }),
  });
};

/** Puts a function that answers requests behind a real server. */
export const serveFetch = (answer: (request: Request) => Promise<Response>): Promise<LocalServer> =>
  listenLocally(async (incoming, outgoing) => {
    const response = await answer(await toRequest(incoming));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
