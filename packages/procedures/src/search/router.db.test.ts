import { createTestDatabase } from '@graha/dev-stack/test-context';
import { may, ROLES } from '@graha/domain/team/roles';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { logRequests } from '@graha/store/requests/request-log';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { requestRow } from '../testing/request-row.ts';
import { OURS, outcomeOf, THEIRS, useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);
const OUR_REQUEST = `req_${randomUUID()}`;
const THEIR_REQUEST = `req_${randomUUID()}`;

beforeAll(async () => {
  const at = await ledgerNow(scene.pools.db);
  const row = ({ tenantId, keyId }: typeof OURS, requestId: string) => requestRow({ tenantId, keyId, requestId, at });
  await logRequests({ db: scene.pools.api }, [row(OURS, OUR_REQUEST), row(THEIRS, THEIR_REQUEST)]);
});

const find = (text: string, role: (typeof ROLES)[number] = 'developer') => scene.callerAs(role).search.find({ text });

const READERS = ROLES.filter((role) => may(role, 'keys.read'));

test.each(READERS)('%s finds keys of the workspace', async (role) => {
  const { keys } = await find('produc', role);
  expect(keys).toEqual([expect.objectContaining({ keyId: OURS.keyId, name: 'Production', status: 'active' })]);
  expect((await find(keys[0]?.prefix ?? '', role)).keys.map(({ keyId }) => keyId)).toEqual([OURS.keyId]);
});

test.each(ROLES)('%s finds members and requests of the workspace', async (role) => {
  expect((await find('CHAND', role)).members.map(({ name }) => name)).toEqual(['Chandra']);
  expect((await find('devi@nadir', role)).members.map(({ name }) => name)).toEqual(['Devi']);
  expect((await find(` ${OUR_REQUEST} `, role)).request).toMatchObject({ requestId: OUR_REQUEST, status: 200 });
});

test('nothing of another workspace is found, whatever is typed', async () => {
  const [theirKey] = (await scene.callerAs('owner', {}, THEIRS).keys.list()).keys;
  for (const text of [THEIR_REQUEST, theirKey?.prefix ?? '', 'orbit.example', THEIRS.keyId, '%%', '__'])
    expect(await find(text)).toEqual({ keys: [], members: [], request: null });
});

test('no hash, no address of the request and no tenant leaves the server', async () => {
  const found = JSON.stringify([await find('produc'), await find(OUR_REQUEST)]);
  expect(found).not.toMatch(/hash|tenantId/i);
});

test('one sign is refused, and so is too much', async () => {
  expect(await outcomeOf(find('x'))).toBe('BAD_REQUEST');
  expect(await outcomeOf(find('x'.repeat(201)))).toBe('BAD_REQUEST');
});

test('a text of five signs is no id of a request, and one of six is', async () => {
  const at = await ledgerNow(scene.pools.db);
  const { tenantId, keyId } = OURS;
  const row = (requestId: string) => requestRow({ tenantId, keyId, requestId, at });
  await logRequests({ db: scene.pools.api }, [row('five5'), row('sixsix')]);
  expect((await find('five5')).request).toBeNull();
  expect((await find('sixsix')).request).toMatchObject({ requestId: 'sixsix' });
});

test('six keys are found at most', async () => {
  const workspace = await scene.openWorkspace();
  const { keys, search } = scene.callerAs('developer', {}, workspace);
  for (let number = 0; number < 7; number += 1)
    await keys.create({ mutationId: randomUUID(), name: `Almanac ${number}`, env: 'test' });
  expect((await search.find({ text: 'almanac' })).keys).toHaveLength(6);
});
