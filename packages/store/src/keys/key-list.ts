import { type HeldLimits, heldLimits } from '@graha/domain/keys/key-limits';
import { Refusal } from '@graha/domain/core/refusal';
import type { TenantContext } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';
import { LIMITS } from '../read-models/limit-columns.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

export type KeyListItem = HeldLimits & {
  keyId: string;
  name: string;
  env: 'live' | 'test';
  prefix: string;
  last4: string;
  /** The full text of a publishable key. */
  text: string | null;
  status: 'active' | 'disabled' | 'revoked';
  replacedBy: string | null;
  /** The first key of a line of replacements, which share a cap; null: this key. */
  lineId: string | null;
  /** The line of the key that created this one, whose cap it shares; null: created by a person. */
  makerId: string | null;
  issuedAt: Date;
  revokedAt: Date | null;
  /** Time of the last call that was charged or answered with a test key, up to the last usage count. */
  lastUsedAt: Date | null;
  lastOperation: string | null;
  /** The end of the last capture; null: there was none, or a person ended it. */
  captureUntil: Date | null;
};

/** A row of `KEY_COLUMNS`. */
export type KeyRow = Omit<KeyListItem, keyof HeldLimits> & { limits: unknown };

/** Columns of a row `k` joined with its `LAST_USE`, for `listedKey`. */
export const KEY_COLUMNS =
  `k.key_id AS "keyId", name, env, prefix, last4, status, replaced_by AS "replacedBy", issued_at AS "issuedAt",
  revoked_at AS "revokedAt",
  publishable_text AS text, line_id AS "lineId", maker_id AS "makerId", ${LIMITS}, u.last_at AS "lastUsedAt",
  u.operation AS "lastOperation", capture_until AS "captureUntil"` as const;

/** Returns the row with its limits as members. */
export const listedKey = <Row extends { limits: unknown }>({
  limits,
  ...row
}: Row): Omit<Row, 'limits'> & HeldLimits => ({
  ...row,
  ...heldLimits(limits),
});

/** Reads the last use of a key from the usage tables, so that calls do not write to the key. */
export const LAST_USE = `LEFT JOIN LATERAL (
  SELECT last_at, operation FROM graha.usage_by_day u WHERE u.tenant_id = k.tenant_id AND u.key_id = k.key_id
  ORDER BY last_at DESC LIMIT 1
) u ON true`;

/** Returns the keys of a workspace, newest first. */
export function listKeys({ db, tenantId }: TenantContext): Promise<KeyListItem[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT ${KEY_COLUMNS} FROM graha.api_key k ${LAST_USE} WHERE k.tenant_id = $1 ORDER BY issued_at DESC, key_id`,
      [tenantId],
    );
    return narrowed<KeyRow>(rows).map(listedKey);
  });
}

/** Returns the public part of a key's text, by which the API finds it. @throws Refusal if the workspace has no such key */
export async function publicIdOf({ db, tenantId }: TenantContext, { keyId }: { keyId: string }): Promise<string> {
  const { rows } = await withTenant(db, tenantId, (tx) =>
    query(tx, 'SELECT public_id AS "publicId" FROM graha.api_key WHERE tenant_id = $1 AND key_id = $2', [
      tenantId,
      keyId,
    ]),
  );
  if (!rows[0]) throw new Refusal('key_unknown');
  return rows[0].publicId;
}
