import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { metadataOf, requestIdOf } from './asked-refund.ts';

test('a refund names the request of the operator who asked for it', () => {
  const requestId = randomUUID();
  expect(requestIdOf({ metadata: metadataOf(requestId) })).toBe(requestId);
});

test.each([
  ['without metadata', null],
  ['of another program', { graha: 'other', request: randomUUID() }],
  ['without a request', { graha: 'refund' }],
  ['whose request is no id', { graha: 'refund', request: '12' }],
])('a refund %s was asked for at Stripe', (_, metadata) => {
  expect(requestIdOf({ metadata })).toBeNull();
});
