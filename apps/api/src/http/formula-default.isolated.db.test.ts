import { createTestDatabase } from '@graha/dev-stack/test-context';
import { CURRENT_VERSION, VERSIONS } from '@graha/formulas/versions';
import { issueKey } from '@graha/store/keys/key-commands';
import { chooseFormulaVersion } from '@graha/store/tenants/formula-version';
import { beforeAll, expect, test } from 'vitest';
import { useManaged } from '../testing/managed.ts';
import { type Answer, rememberLookups } from '../testing/real-api.ts';

const own = useManaged(createTestDatabase);
const [{ date: OLD }] = VERSIONS;
const NOW = CURRENT_VERSION.date;

// Only a notification of the database can show a change.
beforeAll(rememberLookups);

const versionOf = ({ status, headers }: Answer) => [status, headers.get('graha-version')];

/** Calls until the notification of a change has arrived. */
async function calledBy(key: string, version: string): Promise<void> {
  await expect.poll(async () => versionOf(await own.api.call(key))).toEqual([200, version]);
}

test('the default is set by a key that manages, answers the next calls, and yields to the header', async () => {
  const { key, plain, ask } = await own.managed();
  expect(versionOf(await own.api.call(plain.text))).toEqual([200, NOW]);
  expect((await ask('GET', '/formula-version')).body).toEqual({
    formula_version: null,
    current_version: NOW,
    live_versions: VERSIONS.map(({ date, until, summary }) => ({ version: date, served_until: until, summary })),
  });
  const set = await ask('PUT', '/formula-version', { formula_version: OLD });
  expect(set).toMatchObject({ status: 200, body: { formula_version: OLD, current_version: NOW } });
  await calledBy(plain.text, OLD);
  await calledBy(key.text, OLD);
  expect(versionOf(await own.api.call(plain.text, undefined, { 'graha-version': NOW }))).toEqual([200, NOW]);
  expect((await ask('PUT', '/formula-version', { formula_version: null })).body.formula_version).toBeNull();
  await calledBy(plain.text, NOW);
});

test('a pinned key answers before the default of its workspace and after the header, and its successor keeps the pin', async () => {
  const { plain, ask } = await own.managed();
  const made = await ask('POST', '/keys', { name: 'pinned', formula_version: OLD });
  expect(made).toMatchObject({ status: 201, body: { formula_version: OLD } });
  await ask('PUT', '/formula-version', { formula_version: NOW });
  expect(versionOf(await own.api.call(made.body.key))).toEqual([200, OLD]);
  expect(versionOf(await own.api.call(plain.text))).toEqual([200, NOW]);
  expect(versionOf(await own.api.call(made.body.key, undefined, { 'graha-version': NOW }))).toEqual([200, NOW]);
  const next = await ask('POST', `/keys/${made.body.key_id}/rotate`, {});
  expect(versionOf(await own.api.call(next.body.key))).toEqual([200, OLD]);
});

test('a key is not pinned to a version that is not served', async () => {
  const { ask } = await own.managed();
  expect(await ask('POST', '/keys', { name: 'pinned', formula_version: '2020-01-01' })).toMatchObject({
    status: 400,
    body: { code: 'unknown_formula_version' },
  });
});

test('the default of one workspace is not that of another', async () => {
  const [mine, theirs] = [await own.managed(), await own.managed()];
  await mine.ask('PUT', '/formula-version', { formula_version: OLD });
  await calledBy(mine.plain.text, OLD);
  expect(versionOf(await own.api.call(theirs.plain.text))).toEqual([200, NOW]);
  expect((await theirs.ask('GET', '/formula-version')).body.formula_version).toBeNull();
});

test('a version that is not served, a text that is no date, and a test key change nothing', async () => {
  const { by, ask } = await own.managed();
  const put = (formula_version: unknown, headers = {}) => ask('PUT', '/formula-version', { formula_version }, headers);
  expect((await put('2020-01-01')).body).toMatchObject({
    status: 400,
    code: 'unknown_formula_version',
    live_versions: VERSIONS.map(({ date }) => date),
  });
  for (const wrong of ['latest', `${OLD}T00:00:00Z`, 20_261_128]) expect((await put(wrong)).status).toBe(422);
  const { text } = await issueKey(by, { name: 'test', env: 'test', scopes: ['*', 'manage'] });
  expect((await put(OLD, { 'x-api-key': text })).body).toMatchObject({ status: 403, code: 'grant_exceeded' });
  expect((await ask('GET', '/formula-version')).body.formula_version).toBeNull();
});

test('the same default twice is one event, of the key that set it', async () => {
  const { tenantId, key, ask } = await own.managed();
  for (let count = 0; count < 2; count += 1) {
    expect((await ask('PUT', '/formula-version', { formula_version: OLD })).status).toBe(200);
  }
  const { rows } = await own.pools.owner.query(
    "SELECT actor, data FROM graha.event WHERE tenant_id = $1 AND type = 'FormulaVersionChosen'",
    [tenantId],
  );
  expect(rows).toEqual([{ actor: { kind: 'key', id: key.keyId }, data: { version: OLD } }]);
});

test('a retry under the same Idempotency-Key answers what the first call answered, free, after a change of the default too', async () => {
  const { plain, ask } = await own.managed();
  const call = () => own.api.call(plain.text, undefined, { 'idempotency-key': 'a-call' });
  const first = await call();
  expect(versionOf(first)).toEqual([200, NOW]);
  await ask('PUT', '/formula-version', { formula_version: OLD });
  await calledBy(plain.text, OLD);
  const again = await call();
  expect(versionOf(again)).toEqual([200, NOW]);
  expect(again.headers.get('x-engine-version')).toBe(first.headers.get('x-engine-version'));
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.headers.get('x-credits-cost')).toBe('0');
});

test('the ledger notes the version that computed a call: of the header, of the default, or the current one', async () => {
  const { tenantId, plain, ask } = await own.managed();
  const call = (name: string, headers = {}) =>
    own.api.call(plain.text, undefined, { 'idempotency-key': name, ...headers });
  await Promise.all([call('current'), call('pinned', { 'graha-version': OLD }), call('other')]);
  await ask('PUT', '/formula-version', { formula_version: OLD });
  await calledBy(plain.text, OLD);
  const old = await call('default');
  await call('back', { 'graha-version': NOW });
  const { rows } = await own.pools.owner.query(
    `SELECT idempotency_key AS name, substring(engine_version from 'formulas (.*)$') AS version
      FROM graha.charge_key WHERE tenant_id = $1`,
    [tenantId],
  );
  expect(Object.fromEntries(rows.map(({ name, version }) => [name, version]))).toEqual({
    current: NOW,
    pinned: OLD,
    other: NOW,
    default: OLD,
    back: NOW,
  });
  await ask('PUT', '/formula-version', { formula_version: null });
  await calledBy(plain.text, NOW);
  const again = await call('default');
  expect([again.headers.get('graha-version'), again.headers.get('x-engine-version')]).toEqual([
    OLD,
    old.headers.get('x-engine-version'),
  ]);
  expect(again.body).toEqual(old.body);
  expect(again.headers.get('x-credits-cost')).toBe('0');
});

test('a default that is no longer served is refused by name, and the next choice answers', async () => {
  const { by, plain, ask } = await own.managed();
  await chooseFormulaVersion(by, { version: '2020-01-01' }); // As a release leaves it that serves the version no more.
  const refusal = async () => {
    const { status, body } = await own.api.call(plain.text);
    return [status, Object(JSON.parse(body.toString('utf8')))];
  };
  await expect
    .poll(refusal)
    .toMatchObject([400, { code: 'unknown_formula_version', detail: expect.stringMatching(/2020-01-01.*Settings/) }]);
  expect((await ask('GET', '/formula-version')).body.formula_version).toBe('2020-01-01');
  await ask('PUT', '/formula-version', { formula_version: OLD });
  await calledBy(plain.text, OLD);
});
