import { existsSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4319);
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const data = mkdtempSync(join(tmpdir(), 'nishiki-e2e-'));

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './drawn-photos.ts',
  // The machine that runs this is small, and the site reads photos in processes of its own.
  workers: 1,
  // A second try tells a defect from a machine that stood still; the summary names what needed one.
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Requests that pass a worker are hidden from tests that answer for the server.
    serviceWorkers: 'block',
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    cwd: '..',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      NISHIKI_DATA: data,
      LOG_LEVEL: 'warn',
      // All journeys come from one address; each has a browser of its own with three tries.
      GUEST_TRIES_PER_ADDRESS: '100000',
      PHOTOS_PER_ADDRESS: '100000',
      ACCOUNT_TRIES_PER_ADDRESS: '100000',
      ACCOUNT_TRIES_PER_EMAIL: '1000',
      CONTACTS_PER_ADDRESS: '100000',
      CONTACTS_PER_EMAIL: '100000',
    },
  },
});
