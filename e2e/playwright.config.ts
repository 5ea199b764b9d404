import { defineConfig } from '@playwright/test';
import { LAUNCH } from './browser.ts';
import { readShard } from './shard.ts';
import { stack } from './stack.ts';

/** The journeys that run in parallel: each has its own people and workspaces. */
export default defineConfig({
  testDir: '.',
  testIgnore: 'alone/**',
  globalSetup: './stack-is-there.ts',
  outputDir: '../test-results/e2e',
  /** Ends a hanging journey; no journey promises a time. */
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  shard: readShard(process.env['GRAHA_SHARD']),
  use: {
    baseURL: stack.portalUrl,
    headless: true,
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false, snapshots: false },
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: LAUNCH,
  },
});
