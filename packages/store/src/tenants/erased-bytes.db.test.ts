import { createTestDatabase } from '@graha/dev-stack/test-context';
import { FREE_TEXT_TYPES } from '@graha/domain/events/free-text';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveMonths } from '../archive/archive.ts';
import { narrowed, query } from '../postgres/query.ts';
import { completeErasures, eraseDecided } from './erasure.ts';
import { completePersonErasures, erasePeople, requestPersonErasure } from './person-erasure.ts';
import type { EventRow } from '../log/event-row.ts';
import { openText, TEXT_KEY, WITH_TEXT_KEY } from '../log/event-text.ts';
import { settleDue } from '../ledger/sweeps.ts';
import { deliverMail } from '../mail/mail-outbox.ts';
import { copyAuditTrail } from '../read-models/audit-trail.ts';
import { rebuild } from '../read-models/rebuild.ts';
import { listKeys } from '../keys/key-list.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { filesWith, tablesWith } from '../testing/scan.ts';
import { lifeOf, SEALED_TEXTS, TEXTS } from '../testing/testing-life.ts';
import { differencesIn, temporaryFolder } from '../testing/testing-archive.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';
import { moveClock } from '../testing/testing.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
const DAY_MS = 86_400_000;
const letter = { kind: 'account-deleted', subject: 'Deleted', html: '<p>Deleted</p>', text: 'Deleted' };

let superuser: Pool;
let auth: Pool;
const { dir, remove } = temporaryFolder();

beforeAll(() => {
  superuser = new Pool({ connectionString: ledger.database.superuserUrl, max: 1 });
  auth = new Pool({ connectionString: ledger.database.authUrl, max: 3 });
});
afterAll(async () => {
  remove();
  await superuser.end();
  await auth.end();
});

async function work(): Promise<void> {
  const { worker } = ledger.pools;
  await deliverMail({ db: worker }, { send: () => Promise.resolve() });
  await completeErasures({ db: worker });
  await eraseDecided({ db: worker });
  await completePersonErasures({ db: worker });
  await erasePeople({ db: worker }, { letterOf: () => Promise.resolve(letter) });
  await deliverMail({ db: worker }, { send: () => Promise.resolve() });
  await copyAuditTrail({ db: worker });
}

const ALL = Object.values(TEXTS);
const SEALED = Object.values(SEALED_TEXTS);
const found = () => tablesWith(superuser, [...ALL, ...SEALED]);

/** Restores the log to plain text, as written by versions without sealing. */
async function unseal(): Promise<void> {
  const { rows } = await query(superuser, `SELECT e.*, ${TEXT_KEY} FROM graha.event e ${WITH_TEXT_KEY}`);
  for (const { pos, stream_id: stream, stream_version: version, data, sealed, text_key: key } of narrowed<EventRow>(
    rows,
  )) {
    const plain = openText({ stream, version, data, sealed, key });
    await superuser.query('UPDATE graha.event SET data = $2, sealed = NULL WHERE pos = $1', [pos, plain]);
  }
  await superuser.query('DELETE FROM graha.text_key');
}

test.each([
  ['whose texts were sealed when they were written', async () => {}],
  ['from before texts were sealed', unseal],
])('an account %s is erased to the last byte in every table, also of what is rebuilt', async (_age, prepare) => {
  const life = await lifeOf({ ...ledger.pools, auth, operator: operator() });
  await copyAuditTrail({ db: ledger.pools.worker });
  await prepare();
  const before = await found();
  const unseen = ALL.filter((text) => !before.some((line) => line.endsWith(`: ${text}`)));
  expect(unseen, 'texts that the scan must find while the account lives').toEqual([]);
  expect(before.filter((line) => SEALED.some((text) => line.endsWith(text)))).toEqual([]);
  const { rows } = await query(superuser, 'SELECT DISTINCT type FROM graha.event');
  const types = rows.map(({ type }) => type);
  expect(
    FREE_TEXT_TYPES.filter((type) => !types.includes(type)),
    'events with text that no one wrote',
  ).toEqual([]);

  const by = { db: ledger.pools.app, actor: { kind: 'user', id: life.userId } } as const;
  await requestPersonErasure(by, { userId: life.userId, tenantIds: [life.tenantId] });
  await moveClock(ledger.pools.owner, new Date(Date.now() + 8 * DAY_MS));
  await work();
  expect(await found()).toEqual([]);
  expect(await differencesIn(ledger.pools, true)).toEqual([]);

  for (const name of ['key-list', 'tenant-card', 'audit-trail'] as const)
    expect(await rebuild({ db: ledger.pools.worker }, { name })).toMatchObject({ isEqual: true });
  expect(await found()).toEqual([]);
  const names = (await listKeys({ db: ledger.pools.app, tenantId: life.tenantId })).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['[erased]']));
});

test('the files of archived months hold no byte of them either', async () => {
  await moveClock(ledger.pools.owner, new Date(Date.now() + 200 * DAY_MS));
  await settleDue({ db: ledger.pools.worker });
  await runProjections({ db: ledger.pools.worker });
  const { archived } = await archiveMonths({ db: ledger.pools.owner }, { before: monthAfter(2), dir });
  expect(archived.filter(({ entries }) => entries > 0)).not.toEqual([]);
  expect(filesWith(dir, ALL)).toEqual([]);
});

function monthAfter(months: number): string {
  const day = new Date();
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}
