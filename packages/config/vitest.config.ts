import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What throws outside a bundle of a server, as the empty module that such a bundle has in its place. */
const resolve = { alias: { 'server-only': `${root}node_modules/server-only/empty.js` } };

/**
 * `fast` needs nothing but Node, `isolated` also a process for each file, `database` a Postgres of its own from the global
 * set-up. The name of the file says which: `*.test.ts`, `*.isolated.test.ts`, `*.db.test.ts`.
 */
export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    projects: [
      {
        root,
        resolve,
        test: {
          name: 'fast',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/*.isolated.test.ts', '**/*.db.test.ts'],
          // A process for each file took twice as long as the tests. So a test puts back what it changes of its process, and
          // mocks no module: that would load all modules again, also those that may be started once.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'isolated',
          include: ['packages/**/*.isolated.test.ts', 'apps/**/*.isolated.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
          testTimeout: 30_000,
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'database',
          include: ['packages/**/*.db.test.ts', 'apps/**/*.db.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
          globalSetup: ['packages/dev-stack/src/test-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
