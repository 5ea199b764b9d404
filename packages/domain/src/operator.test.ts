import { test } from 'vitest';
import { operator, type OperatorEvent } from './operator.ts';
import { specify } from './testing.ts';

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

test('an operator looks through a customer’s eyes, for half an hour', () => given().when(start).then(started));
test('an operator looks through one pair of eyes', () =>
  given(started).when(start).thenRefuses('impersonation_running'));
test('the look ends, and it is told how', () => {
  given(started).when(stop).then(ended('stopped'));
  given(started)
    .when({ ...stop, how: 'signed-out' })
    .then(ended('signed-out'));
});
test('a look that is over by the clock has expired, whoever ends it', () =>
  given(started)
    .when({ ...stop, now: endsAt })
    .then(ended('expired')));
test('the look ends once', () => given(started, ended('stopped')).when(stop).then());
test('another look may follow', () => given(started, ended('stopped')).when(start).then(started));
test('a look that nobody ended does not stand in the way of another', () =>
  given(started)
    .when({ ...start, now: endsAt })
    .then(ended('expired'), {
      type: 'ImpersonationStarted',
      data: { ...who, ...why, endsAt: '2026-01-01T01:00:00.000Z' },
    }));
