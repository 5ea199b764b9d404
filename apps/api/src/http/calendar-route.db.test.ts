import { createTestDatabase } from '@graha/dev-stack/test-context';
import { CALENDAR_FETCHES_PER_MINUTE } from '@graha/domain/management/calendar-path';
import { issueKey } from '@graha/store/keys/key-commands';
import { deliverEvents } from '@graha/store/subscriptions/deliver-events';
import { planEvents } from '@graha/store/subscriptions/plan-events';
import { queryChecked } from '@graha/store/postgres/query';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseIcs, valueOf } from '../testing/parse-ics.ts';
import { useManaged } from '../testing/managed.ts';

const on = useManaged(createTestDatabase);

/** A workspace with a subscription to an event that is now. */
async function opened(scopes = ['births']) {
  const { by, tenantId } = await on.managed();
  const { text } = await issueKey(by, { name: 'subscriptions', env: 'live', scopes });
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${on.api.url}/api/v1/${path}`, {
      method,
      headers: { 'x-api-key': text, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: Object(await answer.json()) };
  };
  const { body } = await ask('POST', 'subscriptions', { of: 'sky', events: ['moon_phase'], deliver: 'feed' });
  return { tenantId, ask, subscriptionId: String(body.subscription_id) };
}

const Charge = z.object({ operation: z.string() });
const charges = (tenantId: string) =>
  queryChecked(
    on.pools.worker,
    `SELECT operation FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged'`,
    Charge,
    [tenantId],
  );

/** Plans and delivers one event for each subscription that waits for its plan. */
async function deliver(title: string): Promise<void> {
  const db = on.pools.worker;
  await planEvents(
    { db },
    {
      find: async ({ from }) => [{ at: from, kind: 'moon_phase', key: title, subject: title, details: { title } }],
      formulas: 1,
      onFailure: ({ error }) => {
        throw error;
      },
    },
  );
  while ((await deliverEvents({ db }, { creditsOf: () => 1, engineVersion: 'test' })) > 0);
}

const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${on.api.url}${new URL(url).pathname}`, { headers });
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', headers: answer.headers, text: await answer.text() };
}; // prettier-ignore

describe('the calendar of a subscription', () => {
  test('has the delivered events, and a poll is charged never', async () => {
    const { ask, subscriptionId, tenantId } = await opened();
    const path = `subscriptions/${subscriptionId}/calendar`;
    const made = await ask('POST', path);
    expect(made.status).toBe(201);
    const first = await fetched(made.body.url);
    expect(first).toMatchObject({ status: 200 });
    expect(parseIcs(first.text).components).toEqual([]);
    await deliver('Full moon');
    const second = await fetched(made.body.url, { 'if-none-match': first.etag });
    expect(second.status).toBe(200);
    expect(second.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(parseIcs(second.text).components.map((event) => valueOf(event, 'SUMMARY'))).toEqual(['Full moon']);
    const again = await fetched(made.body.url, { 'if-none-match': second.etag });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect((await fetched(made.body.url)).text).toBe(second.text);
    expect(await charges(tenantId)).toHaveLength(1);
  });

  test('gets another address, which ends the one before, and none after it is revoked', async () => {
    const { ask, subscriptionId } = await opened();
    const path = `subscriptions/${subscriptionId}/calendar`;
    const [one, two] = [await ask('POST', path), await ask('POST', path)];
    expect((await fetched(one.body.url)).status).toBe(404);
    expect((await fetched(two.body.url)).status).toBe(200);
    const { body } = await ask('GET', `subscriptions/${subscriptionId}`);
    expect(Date.parse(body.calendar_since)).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain(new URL(two.body.url).pathname.slice(-47, -4));
    expect(await ask('DELETE', path)).toMatchObject({ status: 200, body: { status: 'closed' } });
    expect((await ask('DELETE', path)).status).toBe(200);
    const revoked = await fetched(two.body.url);
    const never = await fetched(`https://x/api/v1/calendars/${'a'.repeat(43)}.ics`);
    const withoutIds = ({ text }: { text: string }) => text.replaceAll(/req_\w+|[0-9a-f-]{36}|calendars\/[^"]+/g, '');
    expect([revoked.status, withoutIds(revoked)]).toEqual([404, withoutIds(never)]);
  });

  test('ends with its subscription, and with the suspension of the workspace', async () => {
    const { ask, subscriptionId, tenantId } = await opened();
    const { body } = await ask('POST', `subscriptions/${subscriptionId}/calendar`);
    await on.pools.owner.query('SELECT graha.suspend_account($1)', [tenantId]);
    expect((await fetched(body.url)).status).toBe(404);
    await on.pools.owner.query(`UPDATE graha.credit_account SET status = 'active' WHERE tenant_id = $1`, [tenantId]);
    expect((await fetched(body.url)).status).toBe(200);
    await ask('DELETE', `subscriptions/${subscriptionId}`);
    expect((await fetched(body.url)).status).toBe(404);
  });

  test('is opened by nobody but a key of its own workspace with the scope births', async () => {
    const [{ ask, subscriptionId }, { ask: other }] = [await opened(), await opened()];
    const path = `subscriptions/${subscriptionId}/calendar`;
    expect((await other('POST', path)).status).toBe(404);
    expect((await other('DELETE', path)).status).toBe(404);
    expect((await ask('POST', `subscriptions/${randomUUID()}/calendar`)).status).toBe(404);
    expect((await fetched('https://x/api/v1/calendars/x')).status).toBe(404);
  });

  test('may be fetched a number of times a minute, without limit for other calendars', async () => {
    const [{ ask, subscriptionId }, { ask: other, subscriptionId: otherId }] = [await opened(), await opened()];
    const { body } = await ask('POST', `subscriptions/${subscriptionId}/calendar`);
    const answers = await Promise.all(Array.from({ length: CALENDAR_FETCHES_PER_MINUTE + 1 }, () => fetched(body.url)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const { body: second } = await other('POST', `subscriptions/${otherId}/calendar`);
    expect((await fetched(second.url)).status).toBe(200);
  });
});
