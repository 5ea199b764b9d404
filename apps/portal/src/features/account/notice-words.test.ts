import { expect, test } from 'vitest';
import { type ShownNotice, wordsOf } from './notice-words.ts';

const AT = new Date('2026-12-01T00:00:00Z');
const LEAKED: ShownNotice = { kind: 'key-leaked', keys: [{ keyId: 'k1', name: 'Leaky' }] };
const UNPAID: ShownNotice = { kind: 'payment-late', retryAt: AT };
const VIEWER = { mayPay: false, mayReadKeys: false };
const hrefFor = (notice: ShownNotice, reader: typeof VIEWER) => wordsOf(notice, reader)?.action?.href ?? null;

test('a reader who may see no keys is warned of a leak without a way to a page that refuses them', () => {
  expect(wordsOf(LEAKED, VIEWER)).toMatchObject({ title: 'The key Leaky leaked and still works.', action: null });
  const both: ShownNotice = { kind: 'key-leaked', keys: [...LEAKED.keys, { keyId: 'k2', name: 'Other' }] };
  expect([LEAKED, both].map((notice) => hrefFor(notice, VIEWER))).toEqual([null, null]);
  const developer = { ...VIEWER, mayReadKeys: true };
  expect([LEAKED, both].map((notice) => hrefFor(notice, developer))).toEqual(['/keys/k1', '/keys']);
});

test('a failed payment names the next try, and no day if none is known', () => {
  const textOf = (retryAt: Date | null) => wordsOf({ kind: 'payment-late', retryAt }, VIEWER)?.text;
  expect(textOf(AT)).toMatch(/^We try the card again on 1 Dec 2026, .* moves to Free\.$/);
  expect(textOf(null)).toMatch(/^Calls work as before for now\. .* moves to Free\.$/);
});

test('the page of bills is offered to those who may pay', () => {
  expect([hrefFor(UNPAID, VIEWER), hrefFor(UNPAID, { ...VIEWER, mayPay: true })]).toEqual([null, '/billing']);
  expect(hrefFor({ kind: 'outage', title: 'Slow' }, VIEWER)).toBe('/status');
});
