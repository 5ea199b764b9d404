import { createTestDatabase } from '@graha/dev-stack/test-context';
import { EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '@graha/catalog/request/birth';
import { issueKey } from '@graha/store/keys/key-commands';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useManaged } from '../testing/managed.ts';

const on = useManaged(createTestDatabase);
const AT_ONCE = 8;

type Row = readonly [path: string, list: string, asked: object, others: readonly object[]];

/** Everything that may be made under an Idempotency-Key, and requests that differ from the first in one thing. */
const ROWS: readonly Row[] = [
  ['births', 'births', { birth: EXAMPLE_BIRTH }, [
    { birth: EXAMPLE_COUPLE.groom },
    { birth: EXAMPLE_BIRTH, label: 'Asha' },
    { birth: EXAMPLE_BIRTH, tags: ['family'] },
    { birth: EXAMPLE_BIRTH, reference: 'user-42' },
  ]],
  ['subscriptions', 'subscriptions', { of: 'sky', events: ['moon_phase'] }, [
    { of: 'sky', events: ['moon_phase'], deliver: 'feed' },
    { of: 'sky', events: ['moon_phase'], days_ahead: 3 },
    { of: 'sky', events: ['moon_phase', 'eclipse'] },
  ]],
  ['account/keys', 'keys', { name: 'CI', environment: 'test' }, [
    { name: 'Other', environment: 'test' },
    { name: 'CI', environment: 'live' },
    { name: 'CI', environment: 'test', scopes: ['vedic'] },
  ]],
  ['account/webhooks', 'webhooks', { url: 'https://example.com/a', types: ['key.created'] }, [
    { url: 'https://example.com/b', types: ['key.created'] },
    { url: 'https://example.com/a', types: ['key.revoked'] },
  ]],
]; // prettier-ignore

async function opened() {
  const { by } = await on.managed();
  const { text } = await issueKey(by, { name: 'makes', env: 'live', scopes: ['*', 'births', 'manage'] });
  const ask = async (path: string, body?: object, idempotencyKey?: string) => {
    const answer = await fetch(`${on.api.url}/api/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-api-key': text,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: Object(await answer.json()) };
  };
  return ask;
}

describe.each(ROWS)('%s', (path, list, asked, others) => {
  const countOf = async (ask: Awaited<ReturnType<typeof opened>>): Promise<number> =>
    (await ask(path)).body[list].length;

  test('under one Idempotency-Key one is made, and each other request at the moment repeats it', async () => {
    const ask = await opened();
    const before = await countOf(ask);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(path, asked, 'deploy-1')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: AT_ONCE - 1 }, () => 200),
      201,
    ]);
    expect(await countOf(ask)).toBe(before + 1);
  });

  test.each(others.map((other) => [other]))(
    'a request for %j at the moment is refused, or the first is',
    async (other) => {
      const ask = await opened();
      const before = await countOf(ask);
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => ask(path, index % 2 === 0 ? asked : other, 'deploy-1')),
      );
      const made = answers.findIndex(({ status }) => status === 201);
      expect(answers.map(({ status }, index) => [status, index % 2 === made % 2])).toEqual(
        answers.map((_, index) => (index === made ? [201, true] : index % 2 === made % 2 ? [200, true] : [409, false])),
      );
      expect(await countOf(ask)).toBe(before + 1);
    },
  );

  test('without an Idempotency-Key each request makes one', async () => {
    const ask = await opened();
    const before = await countOf(ask);
    const answers = [await ask(path, asked), await ask(path, others[0])];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await countOf(ask)).toBe(before + 2);
  });

  test('two workspaces may use one name', async () => {
    const name = randomUUID();
    for (const ask of [await opened(), await opened()]) expect((await ask(path, asked, name)).status).toBe(201);
  });
});
