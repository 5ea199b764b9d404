import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestIdOf, timeMsOf } from './request-id.ts';

const random = () => randomUUID().replaceAll('-', '');

test('an id is a UUID of version 7 and carries its time to the millisecond', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (timeMs) => {
      const id = requestIdOf(timeMs, random());
      expect(id).toMatch(/^req_[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
      expect(timeMsOf(id)).toBe(timeMs);
    }),
  );
});

test('ids of one millisecond differ, and later ids sort after earlier ones', () => {
  const ids = Array.from({ length: 1_000 }, () => requestIdOf(1_764_000_000_000, random()));
  expect(new Set(ids).size).toBe(1_000);
  expect(requestIdOf(1_764_000_000_001, '0'.repeat(32)) > requestIdOf(1_764_000_000_000, 'f'.repeat(32))).toBe(true);
});

test.each(['req_unheard', `req_${random().slice(0, 12)}4${random().slice(13)}`, '', `req_${'F'.repeat(32)}`])(
  '%s carries no time',
  (id) => {
    expect(timeMsOf(id)).toBeNull();
  },
);
