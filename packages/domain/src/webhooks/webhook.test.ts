import { UNLIMITED } from '../keys/key-limits.ts';
import { expect, test } from 'vitest';
import { specify } from '../core/testing.ts';
import { newsOf } from '../events/webhook-news.ts';
import { WEBHOOK_TYPES } from './webhook-types.ts';
import { webhook, WEBHOOK_RESTS_S, type WebhookEvent } from './webhook.ts';

const webhookId = '11111111-1111-4111-8111-111111111111';
const now = '2026-11-21T08:14:02.000Z';
const target = { url: 'https://hooks.example/graha', types: ['key.created' as const] };
const added: WebhookEvent = { type: 'WebhookAdded', data: { webhookId, ...target, sealed: 'x' } };
const paused: WebhookEvent = { type: 'WebhookPaused', data: { webhookId, because: 'failing' } };
const removed: WebhookEvent = { type: 'WebhookRemoved', data: { webhookId } };
const { given } = specify(webhook);

test('an endpoint is added once', () => {
  given()
    .when({ type: 'add', now, webhookId, ...target, sealed: 'x' })
    .then(added);
  given(added)
    .when({ type: 'add', now, webhookId, ...target, sealed: 'x' })
    .thenRefuses('webhook_exists');
});

test('a change that changes nothing is no event', () => {
  given(added)
    .when({ type: 'change', now, webhookId, ...target })
    .then();
  given(added)
    .when({ type: 'change', now, webhookId, ...target, types: ['key.revoked'] })
    .then({ type: 'WebhookChanged', data: { webhookId, ...target, types: ['key.revoked'] } });
});

test('a replaced secret signs for another 24 hours', () =>
  given(added)
    .when({ type: 'replaceSecret', now, webhookId, sealed: 'y' })
    .then({
      type: 'WebhookSecretReplaced',
      data: { webhookId, sealed: 'y', oldValidUntil: '2026-11-22T08:14:02.000Z' },
    }));

test('an endpoint is paused once and resumed once', () => {
  given(added).when({ type: 'pause', now, webhookId, because: 'failing' }).then(paused);
  given(added, paused).when({ type: 'pause', now, webhookId, because: 'asked' }).then();
  given(added, paused).when({ type: 'resume', now, webhookId }).then({ type: 'WebhookResumed', data: { webhookId } });
  given(added).when({ type: 'resume', now, webhookId }).then();
});

test('a removed endpoint does nothing any more', () => {
  given(added).when({ type: 'remove', now, webhookId }).then(removed);
  given(added, removed).when({ type: 'remove', now, webhookId }).then();
  given().when({ type: 'remove', now, webhookId }).thenRefuses('webhook_unknown');
});

test.each([
  { type: 'change' as const, ...target, url: 'https://hooks.example/other' },
  { type: 'replaceSecret' as const, sealed: 'y' },
  { type: 'pause' as const, because: 'asked' as const },
  { type: 'resume' as const },
])('$type needs an endpoint that is there', (command) => {
  given()
    .when({ ...command, now, webhookId })
    .thenRefuses('webhook_unknown');
  given(added, removed)
    .when({ ...command, now, webhookId })
    .thenRefuses('webhook_unknown');
});

test('a delivery is tried over nearly three days', () => {
  const hours = WEBHOOK_RESTS_S.reduce((sum, rest) => sum + rest, 0) / 3600;
  expect(hours).toBeGreaterThan(71);
  expect(hours).toBeLessThan(72);
});

test('subscribers learn of a key what the portal shows, and never its hash', () => {
  const news = newsOf({
    type: 'KeyIssued',
    data: {
      keyId: webhookId,
      publicId: '8fK2vQ7d',
      name: 'Production',
      env: 'live',
      prefix: 'graha_live_8fK2vQ7d',
      last4: 'x9Qa',
      hash: 'f'.repeat(64),
      hashVersion: 1,
      ...UNLIMITED,
      publishableText: null,
      lineId: null,
      makerId: null,
    },
  });
  expect(Object.keys(news?.data ?? {})).toEqual(Object.keys(WEBHOOK_TYPES['key.created'].sample));
  expect(JSON.stringify(news)).not.toContain('ffff');
});
