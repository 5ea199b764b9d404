import { expect, test } from 'vitest';
import { nextTryAt } from './standing.ts';

const AT = '2026-12-04T10:00:00.000Z';

test('a try that is over, or none at all, is not named as the next one', () => {
  expect(nextTryAt({ retryAt: AT }, new Date('2026-12-04T09:59:59Z'))).toEqual(new Date(AT));
  expect(nextTryAt({ retryAt: AT }, new Date(AT))).toBeNull();
  expect(nextTryAt({ retryAt: null }, new Date(AT))).toBeNull();
});
