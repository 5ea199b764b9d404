import { importBirths } from '@graha/store/births/import-births';
import type { Client } from 'pg';
import type { Pools } from './pools.ts';
import type { Size } from './size.ts';

/** Births that open: the newest ones, which the timed pages show. All others have a sealed byte and the same words. */
const OPENED = 1_000;

export const BIRTH_NAMES = { reference: 'scale-7', label: 'Asha', tag: 'common' };

const BIRTH = {
  year: 1995,
  month: 6,
  date: 21,
  hours: 14,
  minutes: 30,
  latitude: 12.97,
  longitude: 77.59,
  timezone: 5.5,
};

/** Fills the births of one workspace. */
export async function fillBirths(client: Client, { db }: Pools, { births }: Size, tenantId: string): Promise<void> {
  const ctx = { db, tenantId, actor: { kind: 'system' as const, id: 'scale' } };
  const opened = Array.from({ length: Math.min(OPENED, births) }, (_, index) => ({
    reference: `scale-${index}`,
    label: `${BIRTH_NAMES.label} ${index}`,
    tags: [BIRTH_NAMES.tag],
    birth: BIRTH,
  }));
  await importBirths(ctx, { importId: crypto.randomUUID(), births: opened });
  await client.query(
    `INSERT INTO graha.birth (tenant_id, birth_id, reference_hash, sealed, created_at, changed_at)
     SELECT $1, gen_random_uuid(), sha256(('filled' || n)::bytea), '\\x00', graha.ledger_now() - n * interval '1 minute',
       graha.ledger_now()
     FROM generate_series(1, $2::int) n`,
    [tenantId, births - opened.length],
  );
  await client.query(
    `INSERT INTO graha.birth_word (tenant_id, birth_id, word_hash, created_at)
     SELECT b.tenant_id, b.birth_id, w.word_hash, b.created_at FROM graha.birth b, (
       SELECT word_hash FROM graha.birth_word WHERE tenant_id = $1 GROUP BY 1 ORDER BY count(*) DESC LIMIT 2) w
     WHERE b.tenant_id = $1 AND b.sealed = '\\x00'`,
    [tenantId],
  );
  await client.query('UPDATE graha.birth_count SET births = $2 WHERE tenant_id = $1', [tenantId, births]);
}
