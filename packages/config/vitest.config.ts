import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `fast` needs nothing but Node; `database` gets a Postgres of its own from the global set-up. Name the file `*.db.test.ts` for the latter. */
export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    projects: [
      {
        root,
        test: {
          name: 'fast',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/*.db.test.ts'],
          // A process for each file took twice as long as the tests. So a test puts back what it changes of its process.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        root,
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
