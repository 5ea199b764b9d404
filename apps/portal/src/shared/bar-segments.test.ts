import { viewOf } from '@graha/procedures/series/view';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentsOf } from './bar-segments.ts';

const SLOT = { at: '2026-11-27', from: new Date('2026-11-27'), to: new Date('2026-11-28') };
const amountsOf = (counts: readonly number[]) =>
  counts.map((calls, index) => ({
    at: SLOT.at,
    group: `operation-${index}`,
    calls,
    credits: calls * (1 + (index % 5)),
  }));

const anyCounts = fc.constantFrom(1, 2, 7, 8, 9, 150).chain((size) => {
  // Most operations are called a few times, some very often.
  const calls = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5000 }));
  return fc.array(calls, { minLength: size, maxLength: size });
});

test('the drawn heights of a day sum to its number, for 150 operations as for one', () => {
  fc.assert(
    fc.property(anyCounts, fc.double({ min: 1, max: 2, noNaN: true }), (counts, room) => {
      const view = viewOf(amountsOf(counts), [SLOT]);
      const [slot] = view.slots;
      for (const unit of ['calls', 'credits'] as const) {
        const top = view[unit] * room;
        const segments = slot ? segmentsOf(slot, view.groups, unit, top) : [];
        const drawn = segments.reduce((sum, { heightPercent }) => sum + heightPercent, 0);
        expect((drawn / 100) * top).toBeCloseTo(view[unit], 5);
        // Each part begins at the end of the one below, and no part is lower than a line that divides it.
        let end = 0;
        for (const { fromPercent, heightPercent, hasLine } of segments) {
          expect(fromPercent).toBeCloseTo(end, 9);
          expect(hasLine && heightPercent < 1.5).toBe(false);
          end = fromPercent + heightPercent;
        }
        expect(segments.length).toBeLessThanOrEqual(8);
        expect(segments.reduce((sum, { groups }) => sum + groups, 0)).toBe(counts.length);
      }
    }),
  );
});

test('the eighth and later operations are one part, and an eighth alone keeps its name', () => {
  const groupsOf = (size: number) => {
    const view = viewOf(amountsOf(Array.from({ length: size }, () => 10)), [SLOT]);
    const [slot] = view.slots;
    return slot ? segmentsOf(slot, view.groups, 'calls', 100).map(({ group, groups }) => [group === null, groups]) : [];
  };
  expect(groupsOf(8).at(-1)).toEqual([false, 1]);
  expect(groupsOf(9).at(-1)).toEqual([true, 2]);
});
