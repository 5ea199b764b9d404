import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { costOf } from '@graha/catalog/operation/price';
import { rateWeightOf } from '@graha/catalog/operation/rate-weight';
import { VERSIONS } from '@graha/formulas/versions';
import { describe, expect, test } from 'vitest';
import { appWith, operations, type TestKey } from '../testing/app-with.ts';

const PATH = '/api/v1/kundali/basic';
const ASKED = { ...EXAMPLE_BIRTH, texts: true };
const hosts = operations.filter(({ withTexts }) => withTexts !== undefined);
const operationOf = (id: string) => {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
};

function api() {
  const on = appWith();
  const post = (key: TestKey, payload: object = ASKED, headers: Record<string, string> = {}, url = PATH) =>
    on.app.inject({ method: 'POST', url, headers: { 'x-api-key': key.text, ...headers }, payload });
  return { ...on, post };
}

type Sent = Awaited<ReturnType<ReturnType<typeof api>['post']>>;
const costIn = ({ headers }: Sent): number => Number(headers['x-credits-cost']);
const leftIn = ({ headers }: Sent): number => Number(headers['x-ratelimit-remaining']);

describe('a call with texts: true', () => {
  test.each(hosts.map((operation) => [operation.id, operation] as const))(
    '%s is charged and counted as both operations',
    async (_, operation) => {
      const { post, issue, ledger } = api();
      const key = issue({ plan: 'starter' }, { credits: 1_000, calls: null });
      const texts = operationOf(operation.withTexts?.of ?? '');
      const own = await post(key, Object(operation.example), {}, operation.path);
      const both = await post(key, { ...Object(operation.example), texts: true }, {}, operation.path);
      expect([own.statusCode, both.statusCode]).toEqual([200, 200]);
      const input = operation.input.parse(operation.example);
      expect([costIn(own), costIn(both)]).toEqual([costOf(operation, input), costOf(operation, input) + texts.credits]);
      expect(ledger.rows.map(({ cost }) => cost)).toEqual([costIn(own), costIn(both)]);
      expect(leftIn(own) - leftIn(both)).toBe(rateWeightOf(operation, input) + texts.rateWeight);
      const { texts: beside, metadata: _of, ...answer } = both.json();
      expect(answer).toEqual((({ metadata: _own, ...rest }) => rest)(own.json()));
      expect(Object.keys(beside)).toEqual(['texts', 'contradictions', 'paragraphs', 'text_language', 'note']);
    },
  );

  test('is the same as a query', async () => {
    const { post, issue, app } = api();
    const key = issue();
    const query = new URLSearchParams(
      Object.entries(ASKED).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const got = await app.inject({ url: `${PATH}?${query}`, headers: { 'x-api-key': key.text } });
    expect([got.statusCode, got.headers['x-credits-cost']]).toEqual([200, '4']);
    expect(got.body).toBe((await post(key)).body);
  });

  test('is repeated for nothing under its Idempotency-Key, and is another call than the one without', async () => {
    const { post, issue, ledger } = api();
    const key = issue();
    const named = { 'idempotency-key': 'order-1' };
    const first = await post(key, ASKED, named);
    const again = await post(key, ASKED, named);
    expect([costIn(first), costIn(again), again.headers['idempotency-replayed']]).toEqual([4, 0, 'true']);
    expect(again.body).toBe(first.body);
    expect((await post(key, EXAMPLE_BIRTH, named)).statusCode).toBe(409);
    expect(ledger.rows).toHaveLength(1);
  });

  test('is answered in a batch as alone, with its own price', async () => {
    const { post, issue } = api();
    const key = issue();
    const calls = [ASKED, EXAMPLE_BIRTH].map((input, index) => ({
      id: `c${index}`,
      operation: 'kundali/basic',
      input,
    }));
    const batch = await post(key, { calls }, { 'idempotency-key': 'b' }, '/api/v1/batch');
    expect(costIn(batch)).toBe(5);
    expect(batch.json().results.map(({ credits }: { credits: number }) => credits)).toEqual([4, 1]);
    expect(batch.json().results[0].answer).toEqual((await post(key)).json());
    const again = await post(key, { calls }, { 'idempotency-key': 'b' }, '/api/v1/batch');
    expect([costIn(again), again.json().results[0].answer]).toEqual([0, batch.json().results[0].answer]);
  });

  test('is refused whole if the credits do not suffice for both', async () => {
    const { post, issue, ledger } = api();
    const key = issue({ plan: 'starter' }, { credits: 3, calls: null });
    expect((await post(key)).statusCode).toBe(402);
    expect(ledger.rows).toEqual([]);
    expect((await post(key, EXAMPLE_BIRTH)).statusCode).toBe(200);
  });

  test('counts on Free as one call for each five credits begun', async () => {
    const { post, issue } = api();
    const key = issue({ plan: 'free' }, { credits: 1_000, calls: 10 });
    const left = async (path: string) => (await post(key, ASKED, {}, path)).headers['x-calls-remaining'];
    expect([await left(PATH), await left('/api/v1/yoga/detect')]).toEqual(['9', '7']);
  });

  test('needs the scope of the operation that answers, and no other', async () => {
    const { post, issue } = api();
    expect((await post(issue({ scopes: ['kundali/basic'] }))).statusCode).toBe(200);
    const almanac = issue({ scopes: ['panchang'] });
    expect((await post(almanac, ASKED, {}, '/api/v1/panchang/tithi')).statusCode).toBe(200);
    expect((await post(almanac)).statusCode).toBe(403);
  });

  test.each(['image/svg+xml', 'image/png'])(
    'is refused as %s, which would show none of what it costs',
    async (accept) => {
      const { post, issue, ledger } = api();
      const refused = await post(issue(), ASKED, { accept });
      expect([refused.statusCode, refused.json().detail]).toEqual([
        422,
        [
          {
            loc: ['body', 'texts'],
            msg: 'a picture has no texts: leave texts out, or send Accept: application/json or text/markdown',
            type: 'value_error',
          },
        ],
      ]);
      expect(ledger.rows).toEqual([]);
      expect((await post(issue(), { ...ASKED, texts: false }, { accept })).statusCode).toBe(200);
    },
  );

  test('has whole texts with their citations as Markdown, at the same price', async () => {
    const { post, issue } = api();
    const key = issue();
    const { texts } = (await post(key)).json();
    const markdown = await post(key, ASKED, { accept: 'text/markdown' });
    expect([markdown.statusCode, costIn(markdown)]).toEqual([200, 4]);
    expect(Buffer.byteLength(markdown.body)).toBeLessThanOrEqual(4_096);
    const shown = texts.texts.filter(({ text }: { text: string }) => markdown.body.includes(text));
    expect(shown.length).toBeGreaterThan(2);
    for (const { citation } of shown) expect(markdown.body).toContain(citation);
  });

  test('is refused by formulas that had no texts beside answers, with the members that they take', async () => {
    const { post, issue } = api();
    const refused = await post(issue(), ASKED, { 'graha-version': VERSIONS[0].date });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().detail[0].msg).toMatch(/^texts is not a member of this request; it takes year/);
  });
});

test('the price list says what texts add, for the operations that take them and for no others', async () => {
  const { app } = api();
  const { operations: listed } = (await app.inject({ url: '/api/v1/operations' })).json();
  const found = listed.filter(({ texts }: { texts?: object }) => texts !== undefined);
  expect(found.map(({ id, texts }: { id: string; texts: object }) => [id, texts])).toEqual(
    hosts.map(({ id, withTexts }) => [
      id,
      { operation: withTexts?.of, credits: withTexts?.credits, rate_weight: withTexts?.rateWeight },
    ]),
  );
  expect(found.length).toBeGreaterThan(30);
});
