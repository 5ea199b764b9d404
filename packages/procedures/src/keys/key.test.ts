import { describe, expect, test } from 'vitest';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { ROTATION_OVERLAP_DAYS_MAX } from '@graha/domain/keys/api-key';
import { keyRow } from '../testing/key-row.ts';
import { OVERLAP_MS_MAX, mayBecome, overlapOf, stateOf, type Change, type KeyState, works } from './key.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const LATER = new Date('2026-11-21T09:00:00Z');
const OTHER = 'c2f6a1de-5b0a-4d52-8f7c-1d6b8b2f9b22';

type Row = [what: string, facts: Partial<KeyListItem>, state: KeyState, changes: Change[]];

const ROWS: Row[] = [
  ['an untouched key', {}, 'active', ['restrict', 'rotate', 'disable', 'revoke']],
  ['a key that expires later', { expiresAt: LATER }, 'active', ['restrict', 'rotate', 'disable', 'revoke']],
  ['a key at the instant of its expiry', { expiresAt: NOW }, 'expired', ['restrict', 'revoke']],
  ['a disabled key', { status: 'disabled' }, 'disabled', ['restrict', 'rotate', 'enable', 'revoke']],
  ['a replaced key in its overlap', { replacedBy: OTHER, expiresAt: LATER }, 'replaced', ['disable', 'revoke']],
  ['a replaced key after its overlap', { replacedBy: OTHER, expiresAt: NOW }, 'expired', ['revoke']],
  [
    'a replaced key that was disabled',
    { replacedBy: OTHER, expiresAt: LATER, status: 'disabled' },
    'disabled',
    ['enable', 'revoke'],
  ],
  ['a revoked key, whatever else it is', { status: 'revoked', replacedBy: OTHER, expiresAt: NOW }, 'revoked', []],
];

describe.each(ROWS)('%s', (_what, facts, state, changes) => {
  const row = keyRow(OTHER, facts);

  test(`is ${state}`, () => expect(stateOf(row, NOW)).toBe(state));

  test('is offered what the log would take, and nothing else', () => {
    const all: Change[] = ['restrict', 'rotate', 'disable', 'enable', 'revoke'];
    expect(all.filter((change) => mayBecome(row, change, NOW))).toEqual(changes);
  });

  test('counts as working while calls with it are answered', () =>
    expect(works(row, NOW)).toBe(state === 'active' || state === 'replaced'));
});

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
