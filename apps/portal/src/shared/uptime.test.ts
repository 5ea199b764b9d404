import { expect, test } from 'vitest';
import { msWords, shareWords, stateOf, uptimeShare } from './uptime.ts';

const day = (upMinutes: number, downMinutes: number) => ({ upMinutes, downMinutes });

test('uptime counts the minutes that were watched, and no others', () => {
  expect(uptimeShare([day(90, 0), day(0, 0), day(8, 2)])).toBe(0.98);
  expect(uptimeShare([day(0, 0)])).toBeNull();
  expect(uptimeShare([])).toBeNull();
});

test('one minute down in ninety days is never shown as 100 %', () => {
  expect(shareWords(uptimeShare([day(90 * 1440 - 1, 1)])!)).toBe('99.99 %');
  expect(shareWords(1)).toBe('100 %');
});

test('a day is up, down in part, down, or was not watched', () => {
  expect([day(1440, 0), day(1439, 1), day(700, 740), day(0, 0)].map(stateOf)).toEqual([
    'up',
    'some',
    'down',
    'unwatched',
  ]);
});

test('a time without calls has no latency', () => {
  expect([msWords(7.34), msWords(123.4), msWords(null)]).toEqual(['7.3 ms', '123 ms', 'no calls']);
});
