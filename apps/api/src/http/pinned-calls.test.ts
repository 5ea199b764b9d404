import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { CURRENT_VERSION, VERSIONS } from '@graha/formulas/versions';
import { loadBundle } from '@graha/formulas/load-bundle';
import { describe, expect, test } from 'vitest';
import { createPinned } from '../call/pinned-formulas.ts';
import { appWith, operations } from '../testing/app-with.ts';
import { browser } from '../testing/page-calls.ts';

const [{ date: OLD }] = VERSIONS;
const NOW = CURRENT_VERSION.date;
const PATH = '/api/v1/kundali/basic';
const engineVersion = `test-engine; formulas ${NOW}`;
const on = appWith({ engineVersion });
on.ledger.state.engineVersion = engineVersion;
const key = on.issue();
const withKey = { 'x-api-key': key.text };

type Headers = Record<string, string>;
const post = (headers: Headers, payload: object = EXAMPLE_BIRTH, url = PATH, at = on) =>
  at.app.inject({ method: 'POST', url, headers: { ...withKey, ...headers }, payload });

const bundle = loadBundle(OLD);
const sky = await bundle.openSky();

/** The answer as the commit of the old version gives it. */
function oldAnswer(id: string, sent: unknown): unknown {
  const operation = bundle.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`${id} is not in ${OLD}`);
  const read = bundle.readInput(operation.input, sent, 'body');
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.problems)}`);
  return operation.compute(read.data as never, sky); // Safe: the operation's own schema parsed it.
}

describe('a call pinned by Graha-Version', () => {
  test('is answered to the byte by the formulas of that date, as a body and as a query', async () => {
    const expected = JSON.stringify(oldAnswer('kundali/basic', EXAMPLE_BIRTH));
    const sent = await post({ 'graha-version': OLD });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toBe(expected);
    const query = new URLSearchParams(
      Object.entries(EXAMPLE_BIRTH).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const got = await on.app.inject({ url: `${PATH}?${query}`, headers: { ...withKey, 'graha-version': OLD } });
    expect(got.body).toBe(expected);
  });

  test('says its version, in success and in refusal, and costs what the current catalogue says', async () => {
    const [old, now, refused] = [
      await post({ 'graha-version': OLD }),
      await post({}),
      await post({ 'graha-version': OLD }, { ...EXAMPLE_BIRTH, month: 13 }),
    ];
    expect([old, now, refused].map(({ headers }) => headers['graha-version'])).toEqual([OLD, NOW, OLD]);
    expect(old.headers['x-credits-cost']).toBe(now.headers['x-credits-cost']);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().detail[0].loc).toEqual(['body', 'month']);
  });

  test('is drawn by the formulas of that date', async () => {
    const drawn = await post({ 'graha-version': OLD, accept: 'image/svg+xml' });
    const form = { style: 'north-indian', theme: 'light', sizePx: null } as const;
    const operation = bundle.operations.find(({ id }) => id === 'kundali/basic');
    const read = operation && bundle.readInput(operation.input, EXAMPLE_BIRTH, 'body');
    const shown = { answer: oldAnswer('kundali/basic', EXAMPLE_BIRTH), input: read?.ok ? read.data : null };
    expect(drawn.statusCode).toBe(200);
    expect(drawn.body).toBe(
      bundle.drawPicture('kundali/basic', shown, { ...form, style: operation?.picture?.style ?? form.style }),
    );
  });

  test('refuses an operation that the version does not have, without a charge', async () => {
    const known = new Set(bundle.operations.map(({ id }) => id));
    const newer = operations.find(({ id }) => !known.has(id));
    if (!newer) return; // Nothing was added since.
    const before = on.ledger.rows.length;
    const refused = await post({ 'graha-version': OLD }, Object(newer.example), newer.path);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'operation_not_in_version']);
    expect(refused.json().detail).toContain(newer.id);
    expect(on.ledger.rows.length).toBe(before);
  });

  test.each([
    ['a date that is not served', '2026-01-01'],
    ['a date and a time', `${OLD}T00:00:00Z`],
    ['two headers', `${OLD}, ${OLD}`],
    ['nothing', ''],
    ['a long text', 'x'.repeat(8_000)],
    ['letters beyond ASCII', '２０２６-11-28'],
    ['the name of a property', '__proto__'],
  ])('refuses %s with the versions that are served', async (_what, sent) => {
    const refused = await post({ 'graha-version': Buffer.from(sent).toString('latin1') });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'unknown_formula_version']);
    expect(refused.json().live_versions).toEqual(VERSIONS.map(({ date }) => date));
    expect(refused.body.length).toBeLessThan(1_000);
  });

  test('keeps its version in a batch, with an error of its own for each call that fails', async () => {
    const calls = [
      { id: 'good', operation: 'kundali/basic', input: EXAMPLE_BIRTH },
      { id: 'bad', operation: 'kundali/basic', input: { ...EXAMPLE_BIRTH, month: 13 } },
      { id: 'none', operation: 'kundali/none', input: {} },
    ];
    const answered = await post({ 'graha-version': OLD }, { calls }, '/api/v1/batch');
    expect(answered.headers['graha-version']).toBe(OLD);
    const { results } = answered.json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 422, 404]);
    expect(results[0].answer).toEqual(JSON.parse(JSON.stringify(oldAnswer('kundali/basic', EXAMPLE_BIRTH))));
  });

  test('is another request under the same idempotency key as a call of another version', async () => {
    const idempotent = { 'idempotency-key': 'one-call' };
    const [first, again, other] = [
      await post({ ...idempotent, 'graha-version': OLD }),
      await post({ ...idempotent, 'graha-version': OLD }),
      await post({ ...idempotent, 'graha-version': NOW }),
    ];
    expect([first.statusCode, again.statusCode, other.statusCode]).toEqual([200, 200, 409]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toBe(first.body);
  });

  test('is answered for a test key and a page with a publishable key, and for no stranger', async () => {
    const asTest = await post({ 'x-api-key': on.issue({ env: 'test' }).text, 'graha-version': OLD });
    expect(asTest.statusCode).toBe(200);
    const { text } = on.issue({ browser });
    const [origin = ''] = browser.origins;
    const onPage = await post({ 'x-api-key': text, 'graha-version': OLD, origin });
    expect([onPage.statusCode, onPage.headers['graha-version']]).toEqual([200, OLD]);
    expect(onPage.headers['access-control-expose-headers']).toContain('Graha-Version');
    const stranger = await on.app.inject({ method: 'POST', url: PATH, headers: { 'graha-version': OLD } });
    expect(stranger.statusCode).toBe(401);
  });
});

describe('a workspace with a default version', () => {
  const { text } = on.issue({ formulaVersion: OLD });
  const own = { 'x-api-key': text };

  test('has it in every call without the header, as a body, as a query, in a batch and by MCP', async () => {
    const expected = JSON.stringify(oldAnswer('kundali/basic', EXAMPLE_BIRTH));
    const sent = await post(own);
    expect([sent.statusCode, sent.headers['graha-version'], sent.body]).toEqual([200, OLD, expected]);
    const query = new URLSearchParams(
      Object.entries(EXAMPLE_BIRTH).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const got = await on.app.inject({ url: `${PATH}?${query}`, headers: own });
    expect([got.headers['graha-version'], got.body]).toEqual([OLD, expected]);
    const calls = [{ id: 'one', operation: 'kundali/basic', input: EXAMPLE_BIRTH }];
    const batch = await post(own, { calls }, '/api/v1/batch');
    expect(batch.headers['graha-version']).toBe(OLD);
    expect(batch.json().results[0].answer).toEqual(JSON.parse(expected));
    const params = { name: 'call_operation', arguments: { operation: 'kundali/basic', input: EXAMPLE_BIRTH } };
    const headers = { ...own, accept: 'application/json, text/event-stream' };
    const tool = await post(headers, { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, '/mcp');
    expect([tool.statusCode, tool.headers['graha-version']]).toEqual([200, OLD]);
  });

  test('is answered as before if it repeats a call from before a change, which its answer says', async () => {
    const mine = on.issue({ formulaVersion: OLD });
    const once = { 'x-api-key': mine.text, 'idempotency-key': 'before-a-change' };
    const calls = [{ id: 'one', operation: 'kundali/basic', input: EXAMPLE_BIRTH }];
    const params = {
      name: 'call_operation',
      arguments: { operation: 'kundali/basic', input: EXAMPLE_BIRTH, idempotency_key: 'by-a-tool', picture: true },
    };
    const accept = 'application/json, text/event-stream';
    const all = async () => ({
      alone: await post(once),
      batch: await post(once, { calls }, '/api/v1/batch'),
      tool: await post({ ...once, accept }, { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, '/mcp'),
    });
    const first = await all();
    const charged = on.ledger.rows.length;
    mine.record.formulaVersion = NOW;
    const again = await all();
    expect(on.ledger.rows.length).toBe(charged);
    expect([again.alone.headers['graha-version'], again.alone.body]).toEqual([OLD, first.alone.body]);
    expect(again.alone.headers['x-engine-version']).toBe(first.alone.headers['x-engine-version']);
    expect(again.batch.headers['graha-version']).toBe(NOW);
    const [result] = first.batch.json().results;
    expect(result).not.toHaveProperty('formula_version');
    const facts = { request_id: expect.any(String), credits: 0, replayed: true, formula_version: OLD };
    expect(again.batch.json().results).toEqual([{ ...result, ...facts }]);
    expect(again.tool.headers['graha-version']).toBe(OLD);
    const imageOf = ({ json }: { json(): { result: { content: { type: string; data?: string }[] } } }) =>
      json().result.content.find(({ type }) => type === 'image')?.data;
    expect(imageOf(again.tool)).toBe(imageOf(first.tool));
    expect(imageOf(again.tool)).toMatch(/^iVBOR/);
  });

  test('has the version of the header if one is sent', async () => {
    const sent = await post({ ...own, 'graha-version': NOW });
    expect([sent.statusCode, sent.headers['graha-version']]).toEqual([200, NOW]);
  });

  test('that is no longer served is refused with the way out, and answers by the header', async () => {
    const retired = { 'x-api-key': on.issue({ formulaVersion: '2020-01-01' }).text };
    const before = on.ledger.rows.length;
    const calls = [{ id: 'one', operation: 'kundali/basic', input: EXAMPLE_BIRTH }];
    for (const refused of [
      await post(retired),
      await post(retired, { calls }, '/api/v1/batch'),
      await post(retired, { jsonrpc: '2.0', id: 1, method: 'ping' }, '/mcp'),
    ]) {
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'unknown_formula_version']);
      expect(refused.json().detail).toMatch(/2020-01-01.*Settings/);
      expect(refused.json().live_versions).toEqual(VERSIONS.map(({ date }) => date));
    }
    expect(on.ledger.rows.length).toBe(before);
    expect((await post({ ...retired, 'graha-version': NOW })).statusCode).toBe(200);
  });
});

test('a version whose bundle does not load is unavailable, and no other version answers in its place', async () => {
  const broken = createPinned({
    operations,
    ephePath: null,
    load: () => {
      throw new Error('packed.bin differs');
    },
  });
  const at = appWith({ computePinned: (_tenantId, task) => broken(task) });
  const headers = { 'x-api-key': at.issue().text, 'graha-version': OLD };
  const refused = await post(headers, EXAMPLE_BIRTH, PATH, at);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'formulas_unavailable']);
  expect(refused.headers['retry-after']).toBe('1');
  expect(at.ledger.rows.length).toBe(0);
  expect((await post({ 'x-api-key': headers['x-api-key'] }, EXAMPLE_BIRTH, PATH, at)).statusCode).toBe(200);
});
