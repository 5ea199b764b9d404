import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { stack } from './stack.ts';

/** The test run names one; else the system's; else Playwright's own. */
const executablePath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((place) => place && existsSync(place));

const MOVES_TIME = /billing\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  globalSetup: './stack-is-there.ts',
  outputDir: '../test-results/e2e',
  timeout: 90_000,
  /** Generous, for machines that do much else; where a test promises a time, it names it. */
  expect: { timeout: 15_000 },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  projects: [
    { name: 'journeys', testIgnore: MOVES_TIME },
    // A month later everything else would look odd: last.
    { name: 'months', testMatch: MOVES_TIME, dependencies: ['journeys'] },
  ],
  use: {
    baseURL: stack.portalUrl,
    headless: true,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
