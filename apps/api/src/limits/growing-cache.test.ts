import { expect, test } from 'vitest';
import { createGrowingCache } from './growing-cache.ts';

test('the entry that was used least recently is evicted, and deleted entries make room', () => {
  const cache = createGrowingCache<number>(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index);
  cache.get('a');
  cache.set('d', 3);
  expect([...cache.keys()]).toEqual(['d', 'a', 'c']);
  cache.set('d', 4);
  cache.delete('a');
  cache.set('e', 5);
  expect([...cache.keys()]).toEqual(['e', 'd', 'c']);
  cache.clear();
  cache.set('f', 6);
  expect([...cache.entries()]).toEqual([['f', 6]]);
});
