import { DEVICE_GRANT } from '@graha/auth/connect/device-exchange';
import { expect, test } from 'vitest';
import { createPollCount } from './count-polls.ts';

test('an address may poll 600 times in a minute; other addresses and other grants are not counted with it', () => {
  let nowMs = 0;
  const count = createPollCount(() => nowMs);
  const poll = new URLSearchParams({ grant_type: DEVICE_GRANT });
  const waits = Array.from({ length: 600 }, () => count('203.0.113.8', poll));
  expect(new Set(waits)).toEqual(new Set([0]));
  nowMs = 20_000;
  expect(count('203.0.113.8', poll)).toBe(40_000);
  expect(count('203.0.113.9', poll)).toBe(0);
  expect(count('203.0.113.8', new URLSearchParams({ grant_type: 'refresh_token' }))).toBe(0);
  nowMs = 60_000;
  expect(count('203.0.113.8', poll)).toBe(0);
});
