import { test } from 'vitest';
import { operator, type OperatorEvent } from './operator.ts';
import { specify } from '../core/testing.ts';

const { given } = specify(operator);
const now = '2026-01-01T00:00:00Z';
const endsAt = '2026-01-01T00:30:00.000Z';
const who = { tenantId: '11111111-1111-4111-8111-111111111111', userId: 'u1' };
const why = { sessionId: 's1', reason: 'They see no invoices', ticket: '7' };
const started: OperatorEvent = { type: 'ImpersonationStarted', data: { ...who, ...why, endsAt } };
const ended = (how: 'stopped' | 'signed-out' | 'expired'): OperatorEvent => ({
  type: 'ImpersonationEnded',
  data: { ...who, how },
});
const start = { type: 'impersonate', ...who, ...why, now } as const;
const stop = { type: 'stopImpersonating', how: 'stopped', now } as const;

test('an impersonation lasts half an hour', () => given().when(start).then(started));
test('an operator has one impersonation at a time', () =>
  given(started).when(start).thenRefuses('impersonation_running'));
test('an impersonation ends, and its event says how', () => {
  given(started).when(stop).then(ended('stopped'));
  given(started)
    .when({ ...stop, how: 'signed-out' })
    .then(ended('signed-out'));
});
test('an impersonation that is stopped after its time has expired', () =>
  given(started)
    .when({ ...stop, now: endsAt })
    .then(ended('expired')));
test('an impersonation ends once', () => given(started, ended('stopped')).when(stop).then());
test('another impersonation may follow', () => given(started, ended('stopped')).when(start).then(started));
test('an impersonation that nobody ended does not prevent the next one', () =>
  given(started)
    .when({ ...start, now: endsAt })
    .then(ended('expired'), {
      type: 'ImpersonationStarted',
      data: { ...who, ...why, endsAt: '2026-01-01T01:00:00.000Z' },
    }));
