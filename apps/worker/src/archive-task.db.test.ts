import { createTestDatabase } from '@graha/dev-stack/test-context';
import { manifestsIn } from '@graha/store/archive/manifest';
import { useDatabase } from '@graha/store/testing/testing';
import { differencesIn, oldLedger, temporaryFolder, type OldLedger } from '@graha/store/testing/testing-archive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveTask } from './archive-task.ts';

const folder = temporaryFolder();
const own = useDatabase(createTestDatabase);
const { pools } = own;
let ledger: OldLedger;

beforeAll(async () => {
  ledger = await oldLedger(pools);
});
afterAll(async () => {
  folder.remove();
});

test('months that are old enough move to files, once, with their roots in the log, also where two workers want to', async () => {
  const lines: [fields: object, message: string][] = [];
  const note = (fields: object, message: string) => void lines.push([fields, message]);
  const log = { debug: note, info: note, error: note };
  const settings = { dir: folder.dir, afterMonths: 8, ownerUrl: own.database.ownerUrl };
  const run = () => archiveTask(settings, log, new AbortController().signal).runOnce();
  expect(await Promise.all([run(), run()])).toEqual([0, 0]);
  const moved = manifestsIn(folder.dir).filter(({ entries }) => entries > 0);
  expect(moved.map(({ month }) => month)).toEqual(['2027-01', '2027-02']);
  for (const { month, entries, file, root } of moved) {
    expect(lines).toContainEqual([{ month, entries, file, root }, 'month archived']);
  }
  expect(lines).toContainEqual([
    { reason: expect.stringContaining(`2027-03 stays: tenant ${ledger.endless.tenantId}`) },
    'month kept in database',
  ]);
  expect(await differencesIn(pools, true)).toEqual([]);
  lines.length = 0;
  await run();
  expect(lines.map(([, message]) => message)).toEqual(['month kept in database']);
});
