import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { CommandContext } from '../postgres/context.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { nodesOf, plansOf, rowsRead } from '../testing/explained.ts';
import { BY, openWorkspace, useDatabase } from '../testing/testing.ts';
import { eraseBirth, replaceBirth, storeBirth } from './birth-commands.ts';
import { findBirths, listBirths } from './births.ts';
import { importBirths } from './import-births.ts';
import { labelHashes, tagHash } from './sealed-birth.ts';
import { keyForWriting } from './write-births.ts';

const own = useDatabase(createTestDatabase);
const BIRTHS = 100_000;
const BIRTH = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30 };
const LIMIT = 51;
/** Read rows of the largest part: a page, with its words and births. */
const ROWS_MAX = 3 * LIMIT;

/** The counts have a row for each workspace: a table of one page is read whole. */
const SCANNED: ReadonlySet<string> = new Set(['birth', 'birth_word']);

let ctx: CommandContext;

/** One workspace with all births: every second one has the tag `common`, one in 10,000 the tag and the label `rare`. */
beforeAll(async () => {
  const { tenantId } = await openWorkspace(own.pools, { plan: 'internal' });
  ctx = { db: own.pools.api, tenantId, ...BY };
  const key = await withTenant(own.pools.api, tenantId, (tx) => keyForWriting(tx, tenantId));
  const [label = Buffer.alloc(0)] = labelHashes(key, 'rare');
  const { owner } = own.pools;
  await owner.query(
    `INSERT INTO graha.birth (tenant_id, birth_id, reference_hash, sealed, created_at, changed_at)
     SELECT $1, gen_random_uuid(), sha256(n::text::bytea), '\\x00', now() - n * interval '1 second', now()
     FROM generate_series(1, $2::int) n`,
    [tenantId, BIRTHS],
  );
  await owner.query(
    `INSERT INTO graha.birth_word (tenant_id, birth_id, word_hash, created_at)
     SELECT tenant_id, birth_id, word, created_at
     FROM (SELECT *, row_number() OVER (ORDER BY created_at) AS n FROM graha.birth WHERE tenant_id = $1) b,
       LATERAL (SELECT $2::bytea WHERE n % 2 = 0 UNION ALL SELECT unnest($3::bytea[]) WHERE n % 10000 = 0) w (word)`,
    [tenantId, tagHash(key, 'common'), [tagHash(key, 'rare'), label]],
  );
  await owner.query('INSERT INTO graha.birth_count (tenant_id, births) VALUES ($1, $2) ON CONFLICT (tenant_id) DO UPDATE SET births = $2', [tenantId, BIRTHS]); // prettier-ignore
  await owner.query('ANALYZE graha.birth, graha.birth_word, graha.birth_count');
}, 300_000);

const content = { reference: 'new', label: 'Asha Rao', tags: ['common'], birth: BIRTH };
const stored = async () => (await storeBirth(ctx, { ...content, reference: randomUUID() })).birthId;
const named = (reference: string) => ({ ...content, reference });

test.each<[string, (on: CommandContext) => Promise<unknown>, number]>([
  ['the newest', (on) => listBirths(on, { limit: LIMIT }), 1],
  ['a later page', (on) => listBirths(on, { limit: LIMIT, after: { createdAt: new Date(Date.now() - 5e7), birthId: randomUUID() } }), 1],
  ['a common tag', (on) => listBirths(on, { limit: LIMIT, tag: 'common' }), 1],
  ['a later page of a common tag', (on) => listBirths(on, { limit: LIMIT, tag: 'common', after: { createdAt: new Date(Date.now() - 5e7), birthId: randomUUID() } }), 1],
  ['a rare tag', (on) => listBirths(on, { limit: LIMIT, tag: 'rare' }), 1],
  ['a tag of nobody', (on) => listBirths(on, { limit: LIMIT, tag: 'nobody' }), 1],
  ['words of a label', (on) => listBirths(on, { limit: LIMIT, label: 'Rare' }), 1],
  ['words and a tag', (on) => listBirths(on, { limit: LIMIT, label: 'rare', tag: 'common' }), 1],
  ['ids and references', (on) => findBirths(on, { names: [{ birthId: randomUUID() }, { reference: 'r' }, { reference: 's' }] }), 1],
  ['a new birth', (on) => storeBirth(on, named(randomUUID())), 5],
  ['a replaced birth', async (on) => replaceBirth(on, { birthId: await stored(), ...content }), 5],
  ['an erased birth', async (on) => eraseBirth(on, { birthId: await stored() }), 4],
  ['an import', (on) => importBirths(on, { importId: randomUUID(), births: [1, 2, 3].map(() => named(randomUUID())) }), 7],
])('%s: an index leads to few rows', async (_what, work, statements) => {
  const plans = await plansOf(ctx, /graha\.birth/, work);
  expect(plans.length).toBeGreaterThanOrEqual(statements);
  const nodes = plans.flatMap(nodesOf);
  const scans = nodes.filter((node) => SCANNED.has(node['Relation Name'] ?? '') && node['Node Type'] !== 'ModifyTable');
  expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  expect(Math.max(0, ...scans.map(rowsRead))).toBeLessThanOrEqual(ROWS_MAX);
}); // prettier-ignore
