import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@graha/dev-stack/project';
import { PROMISES } from '@graha/domain/operations/promises';
import { expect, test } from 'vitest';
import { SCENARIOS } from './scenarios.ts';

const ids = SCENARIOS.map(({ id }): string => id);
const promises = Object.entries(PROMISES).map(([id, { faults, tests }]) => ({ id, faults, tests }));

test.each(promises)('the scenarios and tests that the public page lists for $id exist', ({ faults, tests }) => {
  expect(faults.filter((id) => !ids.includes(id))).toEqual([]);
  expect(tests.filter((file) => !existsSync(join(PROJECT, file)))).toEqual([]);
  expect(faults.length + tests.length).toBeGreaterThan(0);
});

test('every scenario is on the public page, under its promise', () => {
  const missing = SCENARIOS.filter(({ id, guarantee }) => {
    const { faults }: { faults: readonly string[] } = PROMISES[guarantee];
    return !faults.includes(id);
  });
  expect(missing.map(({ id, guarantee }) => `${id} tries ${guarantee}`)).toEqual([]);
});
