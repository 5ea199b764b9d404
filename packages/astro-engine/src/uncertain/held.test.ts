import { expect, test } from 'vitest';
import { jdUtOfSecond, secondOf } from '../core/moment.ts';
import { changesInOrder, heldOver } from './held.ts';

const HOUR = { fromSecond: 1_000, untilSecond: 4_600 };
/** The number of the thousand that an instant is in. */
const thousandAt = (jdUt: number): number => Math.floor(secondOf(jdUt) / 1_000);

test('a fact has one part for each value, and the shares sum to one', () => {
  const parts = heldOver(HOUR, [2_000, 3_000, 4_000], thousandAt);
  expect(parts.map(({ value, fromSecond, untilSecond }) => [value, fromSecond, untilSecond])).toEqual([
    [1, 1_000, 2_000],
    [2, 2_000, 3_000],
    [3, 3_000, 4_000],
    [4, 4_000, 4_600],
  ]);
  expect(parts.map(({ share }) => share)).toEqual([1_000, 1_000, 1_000, 600].map((length) => length / 3_600));
});

test('changes outside the span, at its edges, repeated or without effect divide nothing', () => {
  expect(heldOver(HOUR, [0, 1_000, 1_500, 1_500, 2_000, 2_000, 4_600, 9_000], (jdUt) => thousandAt(jdUt) < 2)).toEqual([
    { value: true, fromSecond: 1_000, untilSecond: 2_000, share: 1_000 / 3_600 },
    { value: false, fromSecond: 2_000, untilSecond: 4_600, share: 2_600 / 3_600 },
  ]);
});

test('a value that returns has a part for each time that it holds', () => {
  const isOdd = (jdUt: number): boolean => thousandAt(jdUt) % 2 === 1;
  expect(heldOver(HOUR, [2_000, 3_000, 4_000], isOdd).map(({ value }) => value)).toEqual([true, false, true, false]);
});

test('a span of one second has one part', () => {
  expect(heldOver({ fromSecond: 7, untilSecond: 8 }, [7, 8], thousandAt)).toEqual([
    { value: 0, fromSecond: 7, untilSecond: 8, share: 1 },
  ]);
});

test('values in order are found to the second, those of one second included', () => {
  const steps = [1_001, 1_002, 2_500, 4_599];
  const valueAt = (jdUt: number): number => steps.filter((step) => secondOf(jdUt) >= step).length;
  expect(changesInOrder(HOUR, valueAt)).toEqual(steps);
  expect(changesInOrder(HOUR, () => 'one')).toEqual([]);
  expect(changesInOrder({ fromSecond: 5, untilSecond: 6 }, (jdUt) => jdUtOfSecond(5) === jdUt)).toEqual([]);
});
