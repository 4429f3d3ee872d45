import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** The Chromium of the machine, or Playwright's own. */
export const openBrowser = (): Promise<Browser> => {
  const own = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({
    ...(existsSync(own) && { executablePath: own }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
};
