import { createTestDatabase } from '@graha/dev-stack/test-context';
import { PLANS } from '@graha/domain/billing/plans';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { tablesWith } from '../testing/scan.ts';
import { BY, openWorkspace, useDatabase } from '../testing/testing.ts';
import { eraseText } from '../tenants/erase-text.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import { eraseBirth, replaceBirth, storeBirth } from './birth-commands.ts';
import { birthCount, findBirth, findBirths, listBirths } from './births.ts';
import { importBirths, type ImportedBirth } from './import-births.ts';
import type { BirthContent } from './sealed-birth.ts';

const own = useDatabase(createTestDatabase);
let superuser: Pool;
beforeAll(() => {
  superuser = new Pool({ connectionString: own.database.superuserUrl, max: 1 });
});
afterAll(() => superuser.end());

const BIRTH = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, latitude: 12.9716, longitude: 77.5946 };
const contentOf = (change: Partial<BirthContent> = {}): BirthContent => ({
  reference: null,
  label: null,
  tags: [],
  birth: BIRTH,
  ...change,
});
const opened = async (plan: 'free' | 'internal' = 'internal') => {
  const { tenantId } = await openWorkspace(own.pools, { plan });
  return { db: own.pools.api, tenantId, ...BY };
};
const eventsOf = async (tenantId: string) => {
  const { rows } = await query(
    superuser,
    "SELECT type, data, sealed FROM graha.event WHERE tenant_id = $1 AND type LIKE 'Birth%' ORDER BY pos",
    [tenantId],
  );
  return rows;
};

describe('a stored birth', () => {
  test('is found by its id and by its reference, and by nobody else', async () => {
    const [ctx, other] = [await opened(), await opened()];
    const content = contentOf({ reference: 'user-42', label: 'Asha', tags: ['family'] });
    const { birthId, isNew } = await storeBirth(ctx, content);
    expect(isNew).toBe(true);
    const found = await findBirth(ctx, { reference: 'user-42' });
    expect(found).toMatchObject({ birthId, version: 1, content });
    expect(await findBirth(ctx, { birthId: birthId.toUpperCase() })).toEqual(found);
    expect(await findBirth({ ...ctx, db: own.pools.app }, { birthId })).toEqual(found);
    await storeBirth(other, contentOf({ reference: 'user-42' }));
    expect(await findBirth(other, { birthId })).toBeNull();
    expect((await findBirth(other, { reference: 'user-42' }))?.birthId).not.toBe(birthId);
  });

  test('with a known reference replaces the birth, also when both are sent at once', async () => {
    const ctx = await opened();
    const sent = Array.from({ length: 4 }, (_, index) => contentOf({ reference: 'r', label: `label ${index}` }));
    const stored = await Promise.all(sent.map((content) => storeBirth(ctx, content)));
    expect(new Set(stored.map(({ birthId }) => birthId)).size).toBe(1);
    expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await birthCount(ctx)).toBe(1);
    const { version } = (await findBirth(ctx, { reference: 'r' })) ?? {};
    expect(version).toBe(4);
  });

  test('that is replaced by itself has no further event', async () => {
    const ctx = await opened();
    const { birthId } = await storeBirth(ctx, contentOf({ reference: 'r' }));
    await replaceBirth(ctx, { birthId, ...contentOf({ reference: 'r' }) });
    await replaceBirth(ctx, { birthId, ...contentOf({ reference: 's', label: 'renamed' }) });
    expect((await eventsOf(ctx.tenantId)).map(({ type }) => type)).toEqual(['BirthStored', 'BirthReplaced']);
    expect(await findBirth(ctx, { reference: 'r' })).toBeNull();
    expect((await findBirth(ctx, { reference: 's' }))?.content.label).toBe('renamed');
  });

  test('does not take the reference of another', async () => {
    const ctx = await opened();
    await storeBirth(ctx, contentOf({ reference: 'a' }));
    const { birthId } = await storeBirth(ctx, contentOf({ reference: 'b' }));
    const taking = replaceBirth(ctx, { birthId, ...contentOf({ reference: 'a' }) });
    await expect(taking).rejects.toMatchObject({ code: 'birth_reference_taken' });
  });

  test('is erased once, with its row and its count, and is not replaced after that', async () => {
    const ctx = await opened();
    const { birthId } = await storeBirth(ctx, contentOf({ reference: 'r' }));
    await Promise.all([eraseBirth(ctx, { birthId }), eraseBirth(ctx, { birthId })]);
    await eraseBirth(ctx, { birthId });
    expect(await findBirth(ctx, { birthId })).toBeNull();
    expect(await birthCount(ctx)).toBe(0);
    expect((await eventsOf(ctx.tenantId)).map(({ type }) => type)).toEqual(['BirthStored', 'BirthErased']);
    await expect(replaceBirth(ctx, { birthId, ...contentOf() })).rejects.toMatchObject({ code: 'birth_unknown' });
    await expect(eraseBirth(ctx, { birthId: randomUUID() })).rejects.toMatchObject({ code: 'birth_unknown' });
    expect((await storeBirth(ctx, contentOf({ reference: 'r' }))).isNew).toBe(true);
  });

  test('of another workspace is neither replaced nor erased', async () => {
    const [ctx, other] = [await opened(), await opened()];
    const { birthId } = await storeBirth(ctx, contentOf());
    const tries = [eraseBirth(other, { birthId }), replaceBirth(other, { birthId, ...contentOf({ label: 'x' }) })];
    // Both at once: an unhandled rejection fails the run if the second one ends first.
    await Promise.all(tries.map((one) => expect(one).rejects.toMatchObject({ code: 'birth_unknown' })));
    expect(await findBirth(ctx, { birthId })).toMatchObject({ version: 1 });
  });
});

describe('the limit of the plan', () => {
  const { birthsMax } = PLANS.free;
  const numbered = (count: number, from = 0): ImportedBirth[] =>
    Array.from({ length: count }, (_, index) => ({ ...contentOf(), reference: `n${from + index}` }));
  const importing = (births: readonly ImportedBirth[]) => ({ importId: randomUUID(), births });

  test('holds exactly, among concurrent writers too, and an erased birth makes room', async () => {
    const ctx = await opened('free');
    await importBirths(ctx, importing(numbered(birthsMax - 1)));
    const stored = await Promise.allSettled([1, 2, 3].map(() => storeBirth(ctx, contentOf())));
    expect(stored.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await birthCount(ctx)).toBe(birthsMax);
    await expect(storeBirth(ctx, contentOf())).rejects.toMatchObject({ code: 'births_too_many' });
    expect((await storeBirth(ctx, contentOf({ reference: 'n3', label: 'replaced' }))).isNew).toBe(false);
    await eraseBirth(ctx, { birthId: (await findBirth(ctx, { reference: 'n3' }))?.birthId ?? '' });
    expect((await storeBirth(ctx, contentOf())).isNew).toBe(true);
  });

  test('stops an import at that birth, and replaces the known ones', async () => {
    const ctx = await opened('free');
    await importBirths(ctx, importing(numbered(birthsMax - 2)));
    const part = await importBirths(ctx, importing([...numbered(2), ...numbered(4, 1_000)]));
    expect(part).toEqual({ stored: 2, replaced: 2, beyondLimit: [4, 5] });
    expect(await birthCount(ctx)).toBe(birthsMax);
  });
});

test('a repeated import stores nobody twice, and of equal references the last counts', async () => {
  const ctx = await opened();
  const births = ['a', 'b', 'a'].map((reference, index) => ({ ...contentOf({ label: `line ${index}` }), reference }));
  const importId = randomUUID();
  expect(await importBirths(ctx, { importId, births })).toEqual({ stored: 2, replaced: 0, beyondLimit: [] });
  expect(await importBirths(ctx, { importId, births })).toEqual({ stored: 0, replaced: 2, beyondLimit: [] });
  expect((await findBirth(ctx, { reference: 'a' }))?.content.label).toBe('line 2');
  expect(await birthCount(ctx)).toBe(2);
  const [first, second] = await Promise.all([
    importBirths(ctx, { importId: randomUUID(), births: [{ ...contentOf(), reference: 'c' }] }),
    importBirths(ctx, { importId: randomUUID(), births: [{ ...contentOf(), reference: 'c' }] }),
  ]);
  expect(first.stored + second.stored).toBe(1);
});

test('the list is by age, in pages without gap or repetition, and by tag', async () => {
  const ctx = await opened();
  const births = Array.from({ length: 7 }, (_, index) => ({
    ...contentOf({ tags: index % 2 === 0 ? ['even', 'all'] : ['all'] }),
    reference: `p${index}`,
  }));
  await importBirths(ctx, { importId: randomUUID(), births }); // All at one instant.
  await storeBirth(ctx, contentOf({ reference: 'newest' }));
  const pages: (string | null)[][] = [];
  for (let after = null; ;) {
    const page = await listBirths(ctx, { limit: 3, after });
    pages.push(page.map(({ content }) => content.reference));
    const last = page.at(-1);
    if (page.length < 3 || !last) break;
    after = last;
  }
  expect(pages.map((page) => page.length)).toEqual([3, 3, 2]);
  expect(pages[0]?.[0]).toBe('newest');
  expect(new Set(pages.flat()).size).toBe(8);
  const tagged = await listBirths(ctx, { limit: 10, tag: 'even' });
  expect(tagged.map(({ content }) => content.reference).toSorted()).toEqual(['p0', 'p2', 'p4', 'p6']);
  expect(await listBirths(ctx, { limit: 10, tag: 'odd' })).toEqual([]);
});

test('births are found by whole words of their label, in any case and script, until they are erased', async () => {
  const ctx = await opened();
  const { birthId } = await storeBirth(ctx, contentOf({ label: 'Asha Rao-Menon', tags: ['x'] }));
  await storeBirth(ctx, contentOf({ label: 'Asha Ｉyer, आशा', tags: ['Rao'] }));
  const labels = async (label: string, tag: string | null = null) =>
    (await listBirths(ctx, { limit: 10, label, tag })).map(({ content }) => content.label);
  expect(await labels('ASHA')).toHaveLength(2);
  expect(await labels('menon asha')).toEqual(['Asha Rao-Menon']);
  expect(await labels('rao')).toEqual(['Asha Rao-Menon']);
  expect(await labels('asha', 'x')).toEqual(['Asha Rao-Menon']);
  expect(await labels('iyer आशा')).toHaveLength(1);
  for (const text of ['ash', 'x', ' - ', 'asha y']) expect(await labels(text)).toEqual([]);
  await replaceBirth(ctx, { birthId, ...contentOf({ label: 'Bela' }) });
  expect([await labels('menon'), await labels('bela'), await labels('bela', 'x')]).toEqual([[], ['Bela'], []]);
  await eraseBirth(ctx, { birthId });
  const { rows } = await superuser.query('SELECT FROM graha.birth_word WHERE birth_id = $1', [birthId]);
  expect(rows).toEqual([]);
});

test('no table and no event has a byte of a birth while it lives, and none of it opens after the workspace is erased', async () => {
  const ctx = await opened();
  const texts = ['customer-of-orbit-77', 'Ashalata the Younger', 'tag of the Youngers', '77.5946', '"year": 1995'];
  const [reference = '', label = '', tag = ''] = texts;
  const { birthId } = await storeBirth(ctx, contentOf({ reference, label, tags: [tag] }));
  await importBirths(ctx, {
    importId: randomUUID(),
    births: [{ ...contentOf({ label }), reference: `${reference}-2` }],
  });
  expect(await tablesWith(superuser, texts)).toEqual([]);
  const before = await query(superuser, 'SELECT sealed FROM graha.birth WHERE tenant_id = $1', [ctx.tenantId]);
  expect(before.rows).toHaveLength(2);

  await inTransaction(own.pools.worker, (tx) => eraseText(tx, ctx.tenantId));
  expect(await findBirths(ctx, { names: [{ birthId }, { reference }] })).toEqual([null, null]);
  const left = await query(
    superuser,
    `SELECT (SELECT count(*)::int FROM graha.birth WHERE tenant_id = $1) AS births,
       (SELECT count(*)::int FROM graha.birth_word WHERE tenant_id = $1) AS words,
       (SELECT count(*)::int FROM graha.birth_count WHERE tenant_id = $1) AS counts,
       (SELECT count(key)::int FROM graha.text_key WHERE tenant_id = $1) AS keys`,
    [ctx.tenantId],
  );
  expect(left.rows).toEqual([{ births: 0, words: 0, counts: 0, keys: 0 }]);
  expect(await tablesWith(superuser, texts)).toEqual([]);
  await expect(storeBirth(ctx, contentOf())).rejects.toMatchObject({ code: 'tenant_erased' });
});

test('a session of one workspace sees no birth of another', async () => {
  const [ctx, other] = [await opened(), await opened()];
  await storeBirth(ctx, contentOf({ tags: ['x'] }));
  for (const table of ['birth', 'birth_count', 'birth_word', 'text_key'] as const) {
    const { rows } = await withTenant(own.pools.api, other.tenantId, (tx) =>
      tx.query(`SELECT FROM graha.${table} WHERE tenant_id = $1`, [ctx.tenantId]),
    );
    expect(rows).toEqual([]);
  }
});
