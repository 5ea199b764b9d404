import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { kindsOfProcedures, outcomeOf } from '@graha/procedures/testing/scene';
import { callerIn, ROWS } from './testing/twice-rows.ts';
import { grownBy, openScene, type Row, usePortal } from './testing/portal-scene.ts';

const afterwards: Promise<unknown>[] = [];
vi.mock('next/server', () => ({ after: (work: () => Promise<unknown>) => void afterwards.push(work()) }));

const own = usePortal(createTestDatabase);

const settle = () => Promise.all(afterwards.splice(0));

/** Returns the outcome of `times` concurrent calls in a new workspace. */
async function called(row: Row, times: number) {
  const scene = await openScene(own.root);
  await row.prepare?.(scene);
  const callers = await Promise.all(Array.from({ length: times }, () => callerIn(scene, row)));
  const calls = callers.map((caller) => () => outcomeOf(row.call(caller, scene)));
  const { outcomes, grown } = await grownBy(own.root, settle, calls);
  for (const name of row.mayDouble?.names ?? []) delete grown[name];
  return { outcomes, grown };
}

test('every mutation has a row', () => {
  const mutations = Object.entries(kindsOfProcedures()).filter(([, kind]) => kind === 'mutation');
  expect(Object.keys(ROWS).toSorted()).toEqual(mutations.map(([path]) => path).toSorted());
});

test.each(Object.entries(ROWS))('%s twice at once ends as once', async (_, row) => {
  const once = await called(row, 1);
  const twice = await called(row, 2);
  expect(twice.grown).toEqual(once.grown);
  expect(twice.outcomes).not.toContain('INTERNAL_SERVER_ERROR');
  expect(twice.outcomes).not.toContain('untyped');
  expect(once.outcomes[0] === 'ok').toBe(row.refused === undefined);
  expect(twice.outcomes.includes('ok')).toBe(row.refused === undefined);
});
