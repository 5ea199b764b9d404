import { expect, test } from 'vitest';
import { momentIso, momentWords, requestForMinute } from './ujjain.ts';

const AT_MS = Date.parse('2026-11-20T20:31:45.678Z');

test("the request is the whole minute by Ujjain's clock, over midnight too", () => {
  expect(requestForMinute(AT_MS)).toMatchObject({ year: 2026, month: 11, date: 21, hours: 2, minutes: 1, seconds: 0 });
});

test('the printed moment is the instant that was asked for', () => {
  const moment = requestForMinute(AT_MS);
  expect(momentWords(moment)).toBe('2026-11-21 02:01:00 +05:30');
  expect(Date.parse(momentIso(moment))).toBe(Date.parse('2026-11-20T20:31:00Z'));
});
