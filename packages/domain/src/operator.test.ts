import { test } from 'vitest';
import { operator, type OperatorEvent } from './operator.ts';
import { specify } from './testing.ts';

const { given } = specify(operator);
const now = '2026-01-01T00:00:00Z';
const who = { tenantId: '11111111-1111-4111-8111-111111111111', userId: 'u1' };
const started: OperatorEvent = { type: 'ImpersonationStarted', data: { ...who, reason: 'ticket 7' } };
const ended: OperatorEvent = { type: 'ImpersonationEnded', data: who };
const start = { type: 'impersonate', ...who, reason: 'ticket 7', now } as const;
const stop = { type: 'stopImpersonating', now } as const;

test('an operator looks through a customer’s eyes', () => given().when(start).then(started));
test('an operator looks through one pair of eyes', () =>
  given(started).when(start).thenRefuses('impersonation_running'));
test('the look ends', () => given(started).when(stop).then(ended));
test('the look ends once', () => given(started, ended).when(stop).then());
test('another look may follow', () => given(started, ended).when(start).then(started));

test('a rebuild is requested and told done, while a look goes on', () => {
  given(started)
    .when({ type: 'requestRebuild', projection: 'usage_by_day', now })
    .then({ type: 'ProjectionRebuildRequested', data: { projection: 'usage_by_day' } });
  given(started, { type: 'ProjectionRebuildRequested', data: { projection: 'usage_by_day' } })
    .when({ type: 'completeRebuild', projection: 'usage_by_day', checksum: 'c', now })
    .then({ type: 'ProjectionRebuildCompleted', data: { projection: 'usage_by_day', checksum: 'c' } });
});

test('a rebuild ends no look', () =>
  given(started, { type: 'ProjectionRebuildCompleted', data: { projection: 'usage_by_day', checksum: 'c' } })
    .when(stop)
    .then(ended));
