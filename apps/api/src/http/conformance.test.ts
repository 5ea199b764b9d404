import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { costOf } from '@graha/catalog/operation/price';
import { beforeAll, describe, expect, test } from 'vitest';
import { appWith, operations } from '../testing/app-with.ts';
import { queryOf } from '../testing/query-of.ts';

const { app, ledger, issue } = appWith();
const { text: key, record } = issue({}, { credits: 1_000_000, calls: null });

beforeAll(async () => void (await app.ready()));

const post = (operation: ListedOperation, body: unknown, headers: Record<string, string> = { 'x-api-key': key }) =>
  app.inject({
    method: 'POST',
    url: operation.path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
const get = (operation: ListedOperation) =>
  app.inject({ url: `${operation.path}?${queryOf(operation.example)}`, headers: { 'x-api-key': key } });

type Response = Awaited<ReturnType<typeof post>>;

const requiredOf = (operation: ListedOperation): string[] => {
  const parsed = operation.input.safeParse({});
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))];
};
const fieldsNamed = (response: Response): string[] =>
  response.json<{ detail: { loc: string[] }[] }>().detail.map(({ loc }) => String(loc[1] ?? ''));

/** The guarantees of every operation. New entries of the catalogue are covered automatically. */
describe.each(operations)('$id', (operation) => {
  test('answers its own example by its schema, twice the same, and charges its price', async () => {
    const before = ledger.rows.length;
    const [first, second] = [await post(operation, operation.example), await post(operation, operation.example)];
    expect(first.statusCode === 200 ? 200 : first.body).toBe(200);
    expect(operation.output.safeParse(first.json()).error).toBeUndefined();
    expect(first.json()).toHaveProperty('metadata');
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const cost = costOf(operation, operation.input.parse(operation.example));
    expect(first.headers['x-credits-cost']).toBe(String(cost));
    const charged = {
      tenantId: record.tenantId,
      keyId: record.keyId,
      operation: operation.id,
      cost,
    };
    expect(ledger.rows.slice(before)).toMatchObject([charged, charged]);
  });

  test('answers GET with the bytes of POST, or with what it takes instead', async () => {
    const { statusCode, headers, rawPayload } = await get(operation);
    const byPost = await post(operation, operation.example);
    const equal = rawPayload.equals(byPost.rawPayload);
    expect({ statusCode, equal, allow: headers.allow }).toEqual(
      operation.postOnly
        ? { statusCode: 405, equal: false, allow: 'POST' }
        : { statusCode: 200, equal: true, allow: undefined },
    );
  });

  test('refuses an empty body with every problem at once, uncharged', async () => {
    const before = ledger.rows.length;
    for (const response of [
      await post(operation, {}),
      await app.inject({ method: 'POST', url: operation.path, headers: { 'x-api-key': key } }),
    ]) {
      expect(response.statusCode).toBe(422);
      expect(new Set(fieldsNamed(response))).toEqual(new Set(requiredOf(operation)));
    }
    expect(ledger.rows.length).toBe(before);
  });

  test('refuses a member that it does not know', async () => {
    const response = await post(operation, { ...Object(operation.example), no_such_member: 1 });
    expect(response.statusCode).toBe(422);
    expect(fieldsNamed(response)).toContain('no_such_member');
  });

  test('refuses a missing key', async () => {
    expect((await post(operation, operation.example, {})).statusCode).toBe(401);
  });
});

test('vimshottari to depth 5 takes today where the date is left out, by POST and by GET', async () => {
  const operation = operations.find(({ id }) => id === 'dasha/vimshottari');
  const deep = { ...Object(operation?.example), depth: 5 };
  const answers = await Promise.all([
    app.inject({ method: 'POST', url: '/api/v1/dasha/vimshottari', headers: { 'x-api-key': key }, payload: deep }),
    app.inject({ url: `/api/v1/dasha/vimshottari?${queryOf(deep)}`, headers: { 'x-api-key': key } }),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode === 200 ? 200 : answer.body).toBe(200);
    expect(answer.json<{ metadata: object }>().metadata).toHaveProperty('as_of', expect.stringMatching(/T00:00:00/));
  }
});
