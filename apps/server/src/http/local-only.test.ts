import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Env } from './env.ts';
import { isLocalRequest } from './local-only.ts';

type Case = {
  settings?: { HOST?: string; PUBLIC_URL?: string };
  /** Null for a request that has none. */
  host?: string | null;
  headers?: Record<string, string>;
  /** Null for a request without a socket; undefined for a socket that is gone. */
  socket?: string | null | undefined;
  /** Of HTTP. */
  version?: string;
};

const ask = async (given: Case): Promise<boolean> => {
  const { settings = {}, host = 'localhost:3000', headers = {}, version = '1.1' } = given;
  const socket = 'socket' in given ? given.socket : '127.0.0.1';
  const app = new Hono<Env>();
  app.get('/', (c) => c.json(isLocalRequest({ HOST: '127.0.0.1', ...settings } as never, c)));
  const incoming = { httpVersion: version, socket: { remoteAddress: socket } };
  const env = socket === null ? undefined : { incoming };
  const sent = { ...(host !== null && { host }), ...headers };
  return (await app.request('/', { headers: sent }, env as never)).json() as Promise<boolean>;
};

describe('isLocalRequest', () => {
  it.each<[string, Case]>([
    ['as installed', {}],
    ['a server on ::1', { settings: { HOST: '::1' }, host: '[::1]:3000', socket: '::1' }],
    ['a server on localhost', { settings: { HOST: 'localhost' } }],
    ['Host 127.0.0.1', { host: '127.0.0.1:8080' }],
    ['Host without a port', { host: 'localhost' }],
    ['Host in capitals', { host: 'LOCALHOST:3000' }],
    ['IPv4 written as IPv6', { socket: '::ffff:127.0.0.1' }],
    ['another loopback address', { socket: '127.0.0.53' }],
    ['no socket, as in tests', { socket: null }],
    ['no socket and no Host, as in tests', { socket: null, host: null }],
  ])('opens: %s', async (_name, given) => {
    expect(await ask(given)).toBe(true);
  });

  it.each<[string, Case]>([
    ['a server on all addresses', { settings: { HOST: '0.0.0.0' } }],
    ['a server on all IPv6 addresses', { settings: { HOST: '::' } }],
    ['a server in a network', { settings: { HOST: '192.168.1.5' } }],
    ['a public address', { settings: { PUBLIC_URL: 'https://koi.example' } }],
    ['a public address that is local', { settings: { PUBLIC_URL: 'http://localhost:3000' } }],
    ['nginx in front as it is installed, which speaks HTTP/1.0', { version: '1.0' }],
    ['a foreign Host', { host: 'evil.example' }],
    ['a Host that begins local', { host: 'localhost.evil.example' }],
    ['a Host that ends local', { host: 'evil.localhost:3000' }],
    ['a Host with a user', { host: 'evil@localhost' }],
    ['a Host that is a number', { host: '2130706433' }],
    ['a Host that is short', { host: '127.1' }],
    ['a Host with a path', { host: 'localhost/evil.example' }],
    ['an empty Host', { host: '' }],
    ['no Host on a socket', { host: null }],
    ['a client in the network', { socket: '192.168.1.9' }],
    ['a client that looks local', { socket: '::ffff:10.127.0.1' }],
    ['a client on IPv6', { socket: 'fe80::1' }],
    ['a socket that is gone', { socket: undefined }],
    ['X-Forwarded-For', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['an empty X-Forwarded-For', { headers: { 'x-forwarded-for': '' } }],
    ['X-Forwarded-Host', { headers: { 'x-forwarded-host': 'localhost' } }],
    ['X-Forwarded-Proto', { headers: { 'x-forwarded-proto': 'https' } }],
    ['X-Forwarded-Port', { headers: { 'x-forwarded-port': '443' } }],
    ['Forwarded', { headers: { Forwarded: 'for=127.0.0.1' } }],
    ['Via', { headers: { via: '1.1 proxy' } }],
    ['X-Real-IP', { headers: { 'X-Real-IP': '127.0.0.1' } }],
    ['a forwarded request without a socket', { socket: null, headers: { via: '1.1 proxy' } }],
  ])('stays shut: %s', async (_name, given) => {
    expect(await ask(given)).toBe(false);
  });
});
