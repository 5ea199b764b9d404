import { defineConfig } from '@playwright/test';
import { LAUNCH } from './browser.ts';
import { stack } from './stack.ts';

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
    launchOptions: LAUNCH,
  },
});
