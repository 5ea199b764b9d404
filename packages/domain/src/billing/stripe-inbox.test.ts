import { describe, test } from 'vitest';
import { stripeInbox, type StripeInboxCommand, type StripeInboxEvent } from './stripe-inbox.ts';
import { specify } from '../core/testing.ts';

const { given } = specify(stripeInbox);
const now = '2026-01-01T00:00:00Z';
const message = { eventType: 'invoice.paid', objectId: 'in_1', livemode: false, createdAt: now };
const received: StripeInboxEvent = { type: 'StripeEventReceived', data: message };
const receive: StripeInboxCommand = { type: 'receive', now, ...message };

const settling: [StripeInboxCommand, StripeInboxEvent][] = [
  [
    { type: 'apply', effect: 'synced', now },
    { type: 'StripeEventApplied', data: { effect: 'synced' } },
  ],
  [
    { type: 'ignore', why: 'not ours', now },
    { type: 'StripeEventIgnored', data: { why: 'not ours' } },
  ],
];
const fail: StripeInboxCommand = { type: 'fail', error: 'timeout', now };
const failed: StripeInboxEvent = { type: 'StripeEventFailed', data: { error: 'timeout' } };

test('a message is stored', () => given().when(receive).then(received));
test('a message is stored once', () => given(received).when(receive).then());

describe.each(settling)('$0.type', (command, event) => {
  test('settles a message', () => given(received).when(command).then(event));
  test('settles a message that failed before', () => given(received, failed).when(command).then(event));
  test('needs a message', () => given().when(command).thenRefuses('message_unknown'));
  test('leaves a settled message settled', () => {
    for (const [again] of settling) given(received, event).when(again).then();
    given(received, event).when(fail).then();
    given(received, event).when(receive).then();
  });
});

test('a failure leaves the message waiting', () => given(received).when(fail).then(failed));
test('a message may fail again', () => given(received, failed).when(fail).then(failed));
test('a failure needs a message', () => given().when(fail).thenRefuses('message_unknown'));

describe('a replay', () => {
  const replay: StripeInboxCommand = { type: 'replay', now };
  const requested: StripeInboxEvent = { type: 'StripeReplayRequested', data: {} };
  const settled: StripeInboxEvent = { type: 'StripeEventApplied', data: { effect: 'synced' } };

  test('makes a settled message be processed again', () => {
    given(received, settled).when(replay).then(requested);
    given(received, settled, requested).when({ type: 'apply', effect: 'synced', now }).then(settled);
  });
  test('makes a failed message be processed at once', () => given(received, failed).when(replay).then(requested));
  test('of a waiting message adds nothing', () => {
    given(received).when(replay).then();
    given(received, settled, requested).when(replay).then();
  });
  test('needs a message', () => given().when(replay).thenRefuses('message_unknown'));
});
