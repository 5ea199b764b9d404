import { defineConfig } from '@playwright/test';
import { LAUNCH } from './browser.ts';
import { stack } from './stack.ts';

/** Advances the clock of the whole stack by months. */
const MOVES_TIME = /billing\.spec\.ts/;
/** Promise something within a second or two, measure memory, or compare what the demo workspace used. */
const NEEDS_IDLE_MACHINE = /(admin|admin-machine|edge|first-call|keys|upgrade|usage)\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  globalSetup: './stack-is-there.ts',
  outputDir: '../test-results/e2e',
  timeout: 90_000,
  /** Generous, for machines that do much else; where a test promises a time, it names it. */
  expect: { timeout: 15_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  projects: [
    // Each file has persons and workspaces of its own, so two files can run at the same time.
    { name: 'journeys', testIgnore: [MOVES_TIME, NEEDS_IDLE_MACHINE] },
    { name: 'alone', testMatch: NEEDS_IDLE_MACHINE, workers: 1, dependencies: ['journeys'] },
    { name: 'months', testMatch: MOVES_TIME, workers: 1, dependencies: ['alone'] },
  ],
  use: {
    baseURL: stack.portalUrl,
    headless: true,
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: LAUNCH,
  },
});
