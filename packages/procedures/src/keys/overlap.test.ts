import { ROTATION_OVERLAP_DAYS_MAX } from '@graha/domain/api-key';
import { expect, test } from 'vitest';
import { OVERLAP_MS_MAX, overlapOf } from './overlap.ts';

test.each([
  ['now', '', 0],
  ['24h', 'ignored', 86_400_000],
  ['other', '5', 300_000],
  ['other', ' 43200 ', OVERLAP_MS_MAX],
])('%s and “%s” are an overlap', (choice, minutes, overlapMs) =>
  expect(overlapOf(choice, minutes)).toEqual({ overlapMs }),
);

test.each(['', '0.5', '-1', 'soon', '43201'])('“%s” minutes are none', (minutes) =>
  expect(overlapOf('other', minutes)).toHaveProperty('problem'),
);

test('the longest overlap that is offered is the longest there is', () =>
  expect(OVERLAP_MS_MAX).toBe(ROTATION_OVERLAP_DAYS_MAX * 86_400_000));
