import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The journeys that move the clock of the whole stack or watch its memory: one at a time, and beside no other. */
export default defineConfig(journeys, {
  testDir: './alone',
  testIgnore: [],
  outputDir: '../test-results/e2e-alone',
  workers: 1,
});
