import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { OURS, outcomeOf, useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

test('a viewer sees the names of keys beside calls, and nothing else of keys', async () => {
  const { keys, playground, search } = scene.callerAs('viewer');
  expect(await keys.names()).toEqual([{ keyId: OURS.keyId, name: 'Production' }]);
  expect([
    await outcomeOf(keys.list()),
    await outcomeOf(keys.get({ keyId: OURS.keyId })),
    await outcomeOf(keys.firstCall({ keyId: OURS.keyId })),
  ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  expect(await playground.keys()).toEqual([]);
  expect((await search.find({ text: 'produc' })).keys).toEqual([]);
});
