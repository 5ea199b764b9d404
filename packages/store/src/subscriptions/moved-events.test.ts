import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePlans } from './moved-events.ts';

const HOUR_MS = 3_600_000;
const plan = (...hours: number[]) => hours.map((hour) => ({ at: new Date(hour * HOUR_MS), subject: 'ingress' }));
const hoursOf = ({ at }: { at: Date }): number => at.getTime() / HOUR_MS;
const compared = (before: readonly number[], after: readonly number[]) => {
  const { pairs, added, gone } = comparePlans(plan(...before), plan(...after));
  return {
    pairs: pairs.map(({ old, now }) => [hoursOf(old), hoursOf(now)]),
    added: added.map(hoursOf),
    gone: gone.map(hoursOf),
  };
};

test('events keep their order, and one alone may move far', () => {
  expect(compared([10, 20, 30], [14, 24, 34])).toEqual({ pairs: [[10, 14], [20, 24], [30, 34]], added: [], gone: [] }); // prettier-ignore
  expect(compared([10], [4_000])).toEqual({ pairs: [[10, 4_000]], added: [], gone: [] });
});

test('an event is not another one that is nearer to its neighbour', () => {
  expect(compared([10, 20, 30], [17, 30])).toEqual({ pairs: [[20, 17], [30, 30]], added: [], gone: [10] }); // prettier-ignore
  expect(compared([10, 20], [10, 26])).toEqual({ pairs: [[10, 10]], added: [26], gone: [20] });
});

test('an event that entered or left the span is no other one that moved', () => {
  expect(compared([10, 20], [2, 11, 21])).toEqual({ pairs: [[10, 11], [20, 21]], added: [2], gone: [] }); // prettier-ignore
  expect(compared([2, 10, 20], [9, 19])).toEqual({ pairs: [[10, 9], [20, 19]], added: [], gone: [2] }); // prettier-ignore
  expect(compared([10, 20], [11, 21, 300])).toMatchObject({ added: [300] });
  expect(compared([], [5])).toEqual({ pairs: [], added: [5], gone: [] });
  expect(compared([5], [])).toEqual({ pairs: [], added: [], gone: [5] });
});

test('events of other subjects are not compared', () => {
  const [before] = plan(10);
  const other = { at: new Date(0), subject: 'station' };
  const { pairs, added, gone } = comparePlans(before ? [before] : [], [other]);
  expect([pairs, added, gone]).toEqual([[], [other], [before]]);
});

test('every event is paired, added or gone once, and pairs keep their order', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 12 });
  fc.assert(
    fc.property(hours, hours, (before, after) => {
      const { pairs, added, gone } = compared(before, after);
      const sorted = (numbers: number[]): number[] => numbers.toSorted((one, other) => one - other);
      expect(sorted([...pairs.map(([old = 0]) => old), ...gone])).toEqual(sorted(before));
      expect(sorted([...pairs.map(([, now = 0]) => now), ...added])).toEqual(sorted(after));
      expect(pairs.map(([, now]) => now)).toEqual(sorted(pairs.map(([, now = 0]) => now)));
    }),
  );
});
