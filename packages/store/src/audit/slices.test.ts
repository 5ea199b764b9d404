import { expect, test } from 'vitest';
import { SLICES, sliceBounds, slicesAfter } from './slices.ts';

test('the slices join without a gap and hold every id', () => {
  const all = Array.from({ length: SLICES }, (_, slice) => sliceBounds(slice));
  expect(all[0]?.[0]).toBe('00000000-0000-0000-0000-000000000000');
  expect(all.at(-1)?.[1]).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff');
  all.slice(1).forEach(([after], index) => expect(after).toBe(all[index]?.[1]));
  for (const [after, upTo] of all) expect(after < upTo).toBe(true);
});

test('a night has one slice, a night after missed ones theirs too, and thirty nights have all', () => {
  expect(slicesAfter(4, 1)).toEqual([5]);
  expect(slicesAfter(28, 3)).toEqual([29, 0, 1]);
  expect(slicesAfter(29, 30)).toEqual(Array.from({ length: SLICES }, (_, slice) => slice));
  expect(slicesAfter(7, 400)).toHaveLength(SLICES);
  expect(slicesAfter(7, 0)).toEqual([]);
});
