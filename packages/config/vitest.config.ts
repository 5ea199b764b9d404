import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `server-only` throws outside a server bundle, so it is replaced by the empty module that such a bundle uses. */
const resolve = { alias: { 'server-only': `${root}node_modules/server-only/empty.js` } };

/** Ends hanging tests. No test guarantees a time, so a busy machine fails none of them. */
const HANGS_AFTER_MS = 300_000;
const patience = {
  testTimeout: HANGS_AFTER_MS,
  hookTimeout: HANGS_AFTER_MS,
  teardownTimeout: HANGS_AFTER_MS,
  expect: { poll: { timeout: 120_000, interval: 20 } },
};

/**
 * The ending of a file name selects its project: `*.test.ts` is `fast` and needs only Node, `*.db.test.ts` is
 * `database` and gets a Postgres from the global set-up. Files of both share processes, because a process per file took
 * longer than the tests themselves. So a test restores its changes to the process. `*.isolated.test.ts` and
 * `*.isolated.db.test.ts` get a process each: only they may mock modules, because that loads all modules again,
 * including those that can be started only once.
 */
export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    // Vitest reserves one core for itself, which would be idle here while a test waits for Postgres.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        resolve,
        test: {
          name: 'fast',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/*.isolated.test.ts', '**/*.db.test.ts'],
          isolate: false,
          setupFiles: ['packages/config/property-seed.ts'],
          ...patience,
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'isolated',
          include: ['packages/**/*.isolated.test.ts', 'apps/**/*.isolated.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
          ...patience,
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'database',
          include: ['packages/**/*.db.test.ts', 'apps/**/*.db.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/*.isolated.db.test.ts'],
          globalSetup: ['packages/dev-stack/src/test-database.ts'],
          isolate: false,
          setupFiles: ['packages/config/property-seed.ts'],
          ...patience,
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'database-isolated',
          include: ['packages/**/*.isolated.db.test.ts', 'apps/**/*.isolated.db.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
          globalSetup: ['packages/dev-stack/src/test-database.ts'],
          ...patience,
        },
      },
    ],
  },
});
