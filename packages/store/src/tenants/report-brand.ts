import { Refusal } from '@graha/domain/core/refusal';
import { BRAND_MEMBERS, printedBrand, type ReportBrand } from '@graha/domain/team/report-brand';
import { tenant } from '@graha/domain/team/tenant';
import { createHmac } from 'node:crypto';
import type { PoolClient } from 'pg';
import { execute } from '../aggregates/execute.ts';
import { holdKey } from '../log/event-text.ts';
import type { Projector } from '../log/projector.ts';
import type { CommandContext, TenantContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { decrypt, encrypt } from '../sealing/cipher.ts';

/** Brands of a workspace that are kept for repeated calls at a time. */
export const BRANDS_KEPT_MAX = 40;

/** A brand with its id, which is the same for the same brand. */
export type StoredBrand = { brandId: string; brand: ReportBrand };

type Row = { brandId: string; sealed: Buffer; key: Buffer | null };

const placeOf = (tenantId: string, brandId: string): string => `report brand ${tenantId} ${brandId}`;

function opened(tenantId: string, [row]: Row[]): StoredBrand | null {
  if (!row?.key) return null;
  const { brandId, sealed, key } = row;
  // Safe: the cipher opens nothing but what `replacing` wrote.
  return { brandId, brand: JSON.parse(decrypt(key, sealed, placeOf(tenantId, brandId))) as ReportBrand };
}

/** Returns the brand of the workspace's reports; null if it has none, or is erased. */
export function reportBrandOf({ db, tenantId }: TenantContext): Promise<StoredBrand | null> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT b.brand_id AS "brandId", b.sealed, k.key FROM graha.report_brand b JOIN graha.text_key k USING (tenant_id)
       WHERE b.tenant_id = $1 AND b.replaced_at IS NULL`,
      [tenantId],
    );
    return opened(tenantId, rows);
  });
}

/** Returns one brand, also if it was replaced within the last two days; null for another id. */
export function findReportBrand(
  { db, tenantId }: TenantContext,
  { brandId }: { brandId: string },
): Promise<StoredBrand | null> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT b.brand_id AS "brandId", b.sealed, k.key FROM graha.report_brand b JOIN graha.text_key k USING (tenant_id)
       WHERE b.tenant_id = $1 AND b.brand_id = $2`,
      [tenantId, brandId],
    );
    return opened(tenantId, rows);
  });
}

/**
 * Sets the brand of the workspace's reports. Idempotent. The caller has printed a page with it.
 * @param input.brand null, or one without a text, removes the brand
 * @throws Refusal `report_brand_too_often`, `tenant_erased`
 */
export async function chooseReportBrand(ctx: CommandContext, input: { brand: ReportBrand | null }): Promise<void> {
  const brand = input.brand && printedBrand(input.brand);
  const chosen = brand && { brandId: await idOf(ctx, brand), brand };
  const members = brand === null ? [] : BRAND_MEMBERS.filter((name) => brand[name] !== undefined);
  const command = { type: 'chooseReportBrand', brandId: chosen?.brandId ?? null, members } as const;
  await execute(ctx, tenant, ctx.tenantId, command, [replacing(chosen)]);
}

async function keyForWriting(tx: PoolClient, tenantId: string): Promise<Buffer> {
  const key = await holdKey(tx, tenantId);
  if (key === null) throw new Refusal('tenant_erased');
  return key;
}

/** An id from a hash under the key of the workspace's texts: without the key, the log does not tell an erased brand. */
const idOf = ({ db, tenantId }: TenantContext, brand: ReportBrand): Promise<string> =>
  withTenant(db, tenantId, async (tx) => {
    const key = await keyForWriting(tx, tenantId);
    const hash = createHmac('sha256', key)
      .update(`report brand\n${JSON.stringify(brand)}`)
      .digest('hex');
    return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-'); // prettier-ignore
  });

const replacing = (chosen: StoredBrand | null): Projector => ({
  name: 'report-brand',
  on: {
    ReportBrandChosen: async (tx, { tenantId, occurredAt: at }) => {
      const key = await keyForWriting(tx, tenantId);
      await tx.query('UPDATE graha.report_brand SET replaced_at = $2 WHERE tenant_id = $1 AND replaced_at IS NULL', [
        tenantId,
        at,
      ]);
      if (chosen === null) return;
      const { brandId, brand } = chosen;
      await query(
        tx,
        `INSERT INTO graha.report_brand (tenant_id, brand_id, sealed, chosen_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (tenant_id, brand_id) DO UPDATE SET chosen_at = excluded.chosen_at, replaced_at = NULL`,
        [tenantId, brandId, encrypt(key, JSON.stringify(brand), placeOf(tenantId, brandId)), at],
      );
      await refuseTooMany(tx, tenantId);
    },
  },
});

async function refuseTooMany(tx: PoolClient, tenantId: string): Promise<void> {
  const { rows } = await query(tx, 'SELECT count(*)::int AS brands FROM graha.report_brand WHERE tenant_id = $1', [
    tenantId,
  ]);
  if ((rows[0]?.brands ?? 0) > BRANDS_KEPT_MAX) throw new Refusal('report_brand_too_often');
}
