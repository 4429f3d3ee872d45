/**
 * A program: the site on a free port of 127.0.0.1, on the database of DATABASE_URL, with its jobs and
 * a stand-in for the engine that answers after ANALYST_MS. Says its address on one line, and ends
 * with whoever started it.
 */
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { openDatabase } from '@nishiki/db/open-database';
import type { Log } from '@nishiki/domain/ports';
import { createApp } from '../src/app.ts';
import { readSettings } from '../src/settings.ts';
import { answering, buildTestParts } from './test-parts.ts';

const log: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields, message) => void process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
};
const settings = readSettings(process.env);
const milliseconds = Number(process.env['ANALYST_MS'] ?? 5);
const identified = answering('identified');

const db = await openDatabase({
  url: settings.DATABASE_URL ?? '',
  log,
  poolSize: settings.DATABASE_POOL,
});
const { parts } = await buildTestParts({
  db,
  settings,
  analyst: {
    analyse: async (photo, options) => {
      await pause(milliseconds);
      return identified.analyse(photo, options);
    },
  },
  log,
  now: () => new Date(),
  jobs: true,
});
const server = serve({ fetch: createApp(parts).fetch, port: 0, hostname: '127.0.0.1' }, () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`ready http://127.0.0.1:${port}\n`);
});
process.stdin.resume().on('end', () => process.exit(0));
