import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

test('tenants take turns, one item each, and each tenant’s own items keep their order', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.push(item.slice(0, 1), item);
  const taken = Array.from({ length: 6 }, () => queue.next());
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a tenant that comes later waits for one item of each other, however many they have', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
  expect(queue.next()).toBe('a1');
  queue.push('b', 'b1');
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['a2', 'b1', 'a3']);
});

test('its size is that of all items that wait, and taking from an empty one takes nothing', () => {
  const queue = createFairQueue<string>();
  expect([queue.size(), queue.next(), queue.size()]).toEqual([0, undefined, 0]);
  queue.push('a', 'a1');
  queue.push('a', 'a2');
  queue.push('b', 'b1');
  expect(queue.size()).toBe(3);
  queue.next();
  queue.next();
  expect(queue.size()).toBe(1);
  queue.next();
  expect([queue.size(), queue.next()]).toEqual([0, undefined]);
});
