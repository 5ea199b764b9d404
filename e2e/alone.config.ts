import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Journeys that move the clock of the whole stack or watch its memory. They run one at a time, with no other journey. */
export default defineConfig(journeys, {
  testDir: './alone',
  testIgnore: [],
  outputDir: '../test-results/e2e-alone',
  workers: 1,
});
