import { createTestDatabase } from '@graha/dev-stack/test-context';
import { PLANS } from '@graha/domain/billing/plans';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { SOME_BIRTH } from '../testing/birth-rows.ts';
import { useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

async function opened() {
  const workspace = await scene.openWorkspace();
  const { births, auditLog } = scene.callerAs('owner', {}, workspace);
  const store = (change: object = {}, mutationId = randomUUID()) =>
    births.store({ ...SOME_BIRTH, ...change, mutationId });
  return { births, auditLog, store, workspace };
}

test('two clicks store one birth, and a known reference replaces it', async () => {
  const { births, store } = await opened();
  const mutationId = randomUUID();
  const both = await Promise.all([store({}, mutationId), store({}, mutationId)]);
  expect(new Set(both.map(({ birthId }) => birthId)).size).toBe(1);
  expect(await births.list({})).toMatchObject({ count: 1, next: null, birthsMax: PLANS.free.birthsMax });
  const { birthId } = await store({ reference: 'r' });
  expect(await store({ reference: 'r', label: 'Bela' })).toEqual({ birthId, isNew: false });
  expect(await births.one({ birthId })).toMatchObject({ label: 'Bela', version: 2, birth: SOME_BIRTH.birth });
  await births.replace({ ...SOME_BIRTH, birthId, label: null });
  expect(await births.one({ birthId })).toMatchObject({ label: null, reference: null });
  await Promise.all([births.erase({ birthId }), births.erase({ birthId })]);
  await expect(births.one({ birthId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await births.list({})).count).toBe(1);
});

test('a search finds the reference first, then words of labels, in pages', async () => {
  const { births, store } = await opened();
  for (const reference of ['1', '2', 'asha'])
    await store({ reference, label: reference === 'asha' ? 'Bela' : 'Asha R.' });
  const first = await births.list({ search: ' asha ', limit: 1 });
  expect(first.births.map(({ reference }) => reference)).toEqual(['asha', '2']);
  const second = await births.list({ search: 'asha', limit: 1, cursor: first.next });
  expect([second.births.map(({ reference }) => reference), second.next]).toEqual([['1'], null]);
  expect((await births.list({ search: 'asha', tag: 'other' })).births).toEqual([]);
  expect((await births.list({ search: 'bela' })).births).toHaveLength(1);
});

test('problems are named by their fields', async () => {
  const { store } = await opened();
  const birth = { ...SOME_BIRTH.birth, month: 13 };
  await expect(store({ birth })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    cause: { issues: [{ path: ['birth', 'month'], message: 'month must be at most 12' }] },
  });
  await expect(store({ reference: '' })).rejects.toMatchObject({ cause: { issues: [{ path: ['reference'] }] } });
});

test('a part of a file is stored without its bad lines, again without effect, and up to the limit of the plan', async () => {
  const { births, auditLog } = await opened();
  const header = {
    separator: ',',
    columns: ['reference', 'label', 'year', 'month', 'date', 'hours', 'minutes'] as const,
  };
  const row = (reference: string, month = 6) => `${reference},Asha,1995,${month},21,14,30`;
  const importId = randomUUID();
  const records = [row('a'), 'x,y', row('b', 13), row('c')].map((text, index) => ({ line: index + 2, text }));
  const part = { importId, partId: randomUUID(), header: { ...header, columns: [...header.columns] }, records };
  expect(await births.importPart(part)).toMatchObject({
    lines: 4,
    stored: 2,
    replaced: 0,
    problems: [{ line: 3 }, { line: 4 }],
  });
  expect(await births.importPart({ ...part, partId: randomUUID() })).toMatchObject({ stored: 0, replaced: 2 });
  const many = Array.from({ length: 100 }, (_, index) => ({ line: index + 1, text: row(`m${index}`) }));
  const over = await births.importPart({ ...part, importId: randomUUID(), partId: randomUUID(), records: many });
  expect([over.stored, over.problems.length]).toEqual([98, 2]);
  expect(over.problems[0]).toEqual({ line: 99, msg: expect.stringMatching(/as its plan allows/) });
  const { entries } = await auditLog.list({ kind: 'births' });
  expect(JSON.stringify(entries)).not.toMatch(/Asha|1995|"m1"/);
});
