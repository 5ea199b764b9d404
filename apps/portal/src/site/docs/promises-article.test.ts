import { expect, test } from 'vitest';
import { PROMISES } from '@graha/domain/operations/promises';
import { SHOWN_PROMISES } from './promises-article.tsx';

test('the page shows every promise, in order, each with a command that tries it', () => {
  expect(SHOWN_PROMISES.map(({ id }) => id)).toEqual(Object.keys(PROMISES));
  expect(SHOWN_PROMISES.filter(({ commands }) => commands.length === 0)).toEqual([]);
});

test('attempts and tests are named as their commands take them', () => {
  const { commands } = SHOWN_PROMISES.find(({ id }) => id === 'G2') ?? { commands: [] };
  expect(commands).toEqual([
    'npm run test:faults -- --only T3,T4',
    'npx vitest run --config packages/config/vitest.config.ts --project database packages/store/src/ledger/idempotency.db.test.ts',
  ]);
});
