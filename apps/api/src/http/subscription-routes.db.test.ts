import { createTestDatabase } from '@graha/dev-stack/test-context';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { ManagedSubscription, SettledEvents } from '@graha/domain/management/subscription-members';
import { issueKey } from '@graha/store/keys/key-commands';
import { addWebhook, pauseWebhook } from '@graha/store/webhooks/webhook-commands';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useManaged } from '../testing/managed.ts';

const on = useManaged(createTestDatabase);
const SEALING = { current: 'a sealing key that is long enough for tests', previous: null };

async function opened(scopes = ['*', 'births'], env: 'live' | 'test' = 'live') {
  const { by, tenantId } = await on.managed();
  const { text } = await issueKey(by, { name: 'subscriptions', env, scopes });
  const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${on.api.url}/api/v1/${path}`, {
      method,
      headers: { 'x-api-key': text, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: Object(await answer.json()) };
  };
  return { by, tenantId, ask };
}

const ofSky = { of: 'sky', events: ['moon_phase'] };
const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

describe('a subscription over the API', () => {
  test('is created, read, listed, paused, capped and deleted', async () => {
    const { ask } = await opened();
    const created = await ask('POST', 'subscriptions', { ...ofSky, days_ahead: 2, cap_credits: 10 });
    expect(created.status).toBe(201);
    expect(ManagedSubscription.parse(created.body)).toMatchObject({
      ...ofSky,
      days_ahead: 2,
      cap_credits: 10,
      deliver: 'webhook',
      status: 'active',
      spent_credits: 0,
    });
    const path = `subscriptions/${created.body.subscription_id}`;
    expect((await ask('GET', path)).body).toEqual(created.body);
    expect((await ask('GET', 'subscriptions')).body).toEqual({ subscriptions: [created.body], next: null });
    expect((await ask('PUT', path, { status: 'paused' })).body).toMatchObject({ status: 'paused', cap_credits: 10 });
    expect((await ask('PUT', path, { status: 'active', cap_credits: null })).body).toMatchObject({
      status: 'active',
      cap_credits: null,
    });
    expect(SettledEvents.parse((await ask('GET', `${path}/events`)).body)).toEqual({ events: [], next: null });
    expect((await ask('DELETE', path)).body).toMatchObject({ status: 'deleted' });
    expect((await ask('DELETE', path)).status).toBe(200);
    expect((await ask('GET', path)).status).toBe(404);
    expect((await ask('GET', `${path}/events`)).status).toBe(404);
  });

  test('is made once under one Idempotency-Key, also at the same time', async () => {
    const { ask } = await opened();
    const key = { 'idempotency-key': randomUUID() };
    const twice = await Promise.all([1, 2].map(() => ask('POST', 'subscriptions', ofSky, key)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    expect((await ask('POST', 'subscriptions', { ...ofSky, deliver: 'feed' }, key)).status).toBe(409);
    expect((await ask('GET', 'subscriptions')).body.subscriptions).toHaveLength(1);
  });

  test('has the conventions that were sent, and names each that is none', async () => {
    const { ask } = await opened();
    const options = { dasha_systems: 'yogini', dasha_levels: 3, settings: { ayanamsa: 'raman', language: 'hi' } };
    const asked = { of: 'all', events: ['dasha_change'], options };
    const key = { 'idempotency-key': randomUUID() };
    const made = await ask('POST', 'subscriptions', asked, key);
    expect(made).toMatchObject({ status: 201, body: { options } });
    expect((await ask('GET', `subscriptions/${made.body.subscription_id}`)).body.options).toEqual(options);
    expect((await ask('POST', 'subscriptions', { ...asked, options: {} }, key)).status).toBe(409);
    const wrong = {
      dasha_level: 2,
      orb: 50,
      settings: { ayanamsa: 'nobody' },
      transit_bodies: 'sun,moon,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto',
      aspects: 'conjunction,sextile,square,trine,opposition,semisextile,quincunx',
    };
    const refused = await ask('POST', 'subscriptions', { ...asked, options: wrong });
    expect(refused.status).toBe(422);
    expect(refused.body.detail.map(({ loc }: { loc: string[] }) => loc.join('.')).toSorted()).toEqual([
      'body.options.dasha_level',
      'body.options.orb',
      'body.options.settings.ayanamsa',
      'body.options.transit_bodies',
    ]);
    const long = { region: 'x'.repeat(3_000) };
    expect((await ask('POST', 'subscriptions', { ...asked, options: long })).status).toBe(422);
    const about = { kinds: 'dasha_change', birth: EXAMPLE_BIRTH };
    expect((await ask('POST', 'subscriptions', { ...asked, options: about })).status).toBe(422);
  });

  test('is about births by tag or id, or about a place', async () => {
    const { ask } = await opened();
    const { body: birth } = await ask('POST', 'births', { birth: EXAMPLE_BIRTH });
    const events = ['dasha_change'];
    const byId = await ask('POST', 'subscriptions', { of: 'ids', birth_ids: [birth.birth_id], events });
    expect(byId).toMatchObject({ status: 201, body: { birth_ids: [birth.birth_id] } });
    expect(await ask('POST', 'subscriptions', { of: 'tag', tag: 'vip', events })).toMatchObject({
      body: { tag: 'vip' },
    });
    const there = await ask('POST', 'subscriptions', { of: 'place', place, events: ['ekadashi'] });
    expect(there).toMatchObject({ status: 201, body: { place } });
    expect((await ask('POST', 'subscriptions', { of: 'ids', birth_ids: [randomUUID()], events })).status).toBe(404);
    const page = await ask('GET', 'subscriptions?limit=2');
    const rest = await ask('GET', `subscriptions?limit=2&after=${page.body.next}`);
    expect([page.body.subscriptions.length, rest.body.subscriptions.length, rest.body.next]).toEqual([2, 1, null]);
  });

  test('says so if no webhook takes its messages, until one does', async () => {
    const { ask, by } = await opened();
    const { body } = await ask('POST', 'subscriptions', ofSky);
    expect(body.hint).toMatch(/^No active webhook takes sky\.event/);
    expect((await ask('POST', 'subscriptions', { ...ofSky, deliver: 'feed' })).body.hint).toBeNull();
    const path = `subscriptions/${body.subscription_id}`;
    const add = (type: 'key.revoked' | 'sky.event') =>
      addWebhook({ ...by, sealing: SEALING }, { url: `https://hooks.example/${type}`, types: [type] });
    await add('key.revoked');
    expect((await ask('GET', path)).body.hint).not.toBeNull();
    const { webhookId } = await add('sky.event');
    expect((await ask('GET', path)).body.hint).toBeNull();
    await pauseWebhook(by, { webhookId, because: 'asked' });
    expect((await ask('GET', path)).body.hint).not.toBeNull();
  });

  test('names the allowed kinds and the member that is missing', async () => {
    const { ask } = await opened();
    const wrong = await ask('POST', 'subscriptions', { of: 'sky', events: ['dasha_change'] });
    expect(wrong.status).toBe(422);
    expect(JSON.stringify(wrong.body)).toMatch(/moon_phase/);
    const missing = await ask('POST', 'subscriptions', { of: 'tag', events: ['dasha_change'], place });
    expect(missing.status).toBe(422);
    expect(JSON.stringify(missing.body)).toMatch(/tag is needed.*place must be left out/);
    expect((await ask('POST', 'subscriptions', { ...ofSky, cap_credits: 0 })).status).toBe(422);
    expect((await ask('POST', 'subscriptions', { ...ofSky, days_ahead: 31 })).status).toBe(422);
    expect((await ask('GET', 'subscriptions?after=x')).status).toBe(422);
    expect((await ask('GET', 'subscriptions/none')).status).toBe(404);
  });

  test('needs the scope births, and a live key for changes', async () => {
    const { ask: without } = await opened(['*']);
    expect((await without('POST', 'subscriptions', ofSky)).status).toBe(403);
    const { ask: testing } = await opened(['*', 'births'], 'test');
    expect((await testing('POST', 'subscriptions', ofSky)).status).toBe(403);
    expect((await testing('GET', 'subscriptions')).status).toBe(200);
    const [{ ask: mine }, { ask: other }] = [await opened(), await opened()];
    const { body } = await mine('POST', 'subscriptions', ofSky);
    const path = `subscriptions/${body.subscription_id}`;
    const strangers = [
      await other('GET', path),
      await other('PUT', path, { status: 'paused' }),
      await other('DELETE', path),
    ];
    expect(strangers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await mine('GET', path)).body).toEqual(body);
  });
});
