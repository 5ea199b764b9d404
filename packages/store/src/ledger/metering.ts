import { NIL_TENANT_ID } from '@graha/domain/core/event';
import type { KeyEnv } from '@graha/domain/keys/key-format';
import { type HeldLimits, heldLimits } from '@graha/domain/keys/key-limits';
import { PLAN_IDS, type PlanId } from '@graha/domain/billing/plans';
import type { ChargeOutcome } from '@graha/domain/usage/usage-charge';
import type { Pool, PoolClient } from 'pg';
import type { Db } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';

export type KeyRecord = HeldLimits & {
  tenantId: string;
  keyId: string;
  env: KeyEnv;
  status: 'active' | 'disabled' | 'revoked';
  secretHash: Buffer;
  hashVersion: number;
  plan: PlanId;
  tenantStatus: 'active' | 'suspended';
  /** Requests and answers are captured until this instant. */
  captureUntil: Date | null;
  /** Default version of the formulas of the workspace, a date; null: the current one. */
  formulaVersion: string | null;
};

export type Charge = {
  tenantId: string;
  keyId: string;
  operation: string;
  cost: number;
  requestId: string;
  idempotencyKey: string | null;
  inputHash: Buffer | null;
  asOf: Date | null;
  /** The version of the engine that computed it, if it is not that of its batch; without line breaks. */
  engineVersion?: string;
};

export type ChargeResult = {
  outcome: ChargeOutcome;
  seq: number | null;
  /** 0 unless charged, and 0 for a test key. */
  cost: number;
  creditsRemaining: number;
  /** Credits available in this period, spent ones included. */
  creditsLimit: number;
  callsRemaining: number | null;
  resetsAt: Date;
  asOf: Date | null;
  engineVersion: string;
  /** The workspace's own spending limit for a period, if it has one. */
  spendLimit?: number;
  /** The call crossed a threshold, which the worker will announce. */
  crossed?: true;
};

/** Key id of the workspace's own virtual key `playground`. It has no row, and nobody has its secret. */
export const PLAYGROUND_KEY_ID = NIL_TENANT_ID;

/** The virtual key of free test runs in the playground. `graha.charge_batch` knows both ids. */
export const PLAYGROUND_TEST_KEY_ID = '00000000-0000-0000-0000-000000000001';

/** Channel for LISTEN on a session connection. The payload is a key's public id. */
export const KEY_CHANNEL = 'graha_key';

type KeyRow = Omit<KeyRecord, keyof HeldLimits | 'plan' | 'captureUntil'> & { plan: string; limits: unknown };

const KEY_COLUMNS = `tenant_id AS "tenantId", key_id AS "keyId", env, status, secret_hash AS "secretHash",
  hash_version AS "hashVersion", plan, tenant_status AS "tenantStatus", graha.limits_of_caller(tenant_id, key_id) AS limits,
  graha.formula_version_of(tenant_id) AS "formulaVersion"`;
const FIND_CALLER = `SELECT ${KEY_COLUMNS} FROM graha.find_caller($1)` as const;
const FIND_APP_TOKEN = `SELECT ${KEY_COLUMNS} FROM graha.find_app_token($1)` as const;

/** A key without limits was deleted while it was read. */
function recordIn([row]: KeyRow[]): KeyRecord | null {
  if (!row || row.limits === null) return null;
  const { limits, plan, ...rest } = row;
  const { captureUntil, ...held } = heldLimits<{ captureUntil?: string | null }>(limits);
  return { ...rest, ...held, plan: planOf(plan), captureUntil: captureUntil == null ? null : new Date(captureUntil) };
}

export const findKey = async ({ db }: Db, { publicId }: { publicId: string }): Promise<KeyRecord | null> =>
  recordIn(narrowed<KeyRow>((await query(db, FIND_CALLER, [publicId])).rows));

/** Returns the key behind a valid access token of a connected app; it is never a publishable key. */
export const findAppToken = async ({ db }: Db, { tokenHash }: { tokenHash: Buffer }): Promise<KeyRecord | null> =>
  recordIn(narrowed<KeyRow>((await query(db, FIND_APP_TOKEN, [tokenHash])).rows));

type ResultRow = {
  seq: string | null;
  cost: string;
  remaining: string | null;
  credits_limit: string | null;
  calls_left: string | null;
  period_end: Date | null;
  as_of: Date | null;
  engine_version: string | null;
  spend_limit?: string | null;
  crossed?: boolean | null;
};

/**
 * Charges all calls in one transaction; returns results in the order of the charges.
 * @param ctx a pool, which commits before the answer, or the transaction of a caller, which locks the accounts until its end
 */
export async function chargeBatch(
  { db }: { db: Pick<Pool | PoolClient, 'query'> },
  { charges, engineVersion }: { charges: readonly Charge[]; engineVersion: string },
): Promise<ChargeResult[]> {
  const { rows } = await query(
    db,
    'SELECT * FROM graha.charge_batch($1, $2, $3, $4, $5, $6, $7, $8, $9) ORDER BY ord',
    [
      charges.map(({ tenantId }) => tenantId),
      charges.map(({ keyId }) => keyId),
      charges.map(({ operation }) => operation),
      charges.map(({ cost }) => cost),
      charges.map(({ requestId }) => requestId),
      charges.map(({ idempotencyKey }) => idempotencyKey),
      charges.map(({ inputHash }) => inputHash),
      charges.map(({ asOf }) => asOf),
      versionsOf(charges, engineVersion),
    ],
  );
  return narrowed<ResultRow & { ord: number; outcome: ChargeOutcome }>(rows).map((row) => ({
    outcome: row.outcome,
    ...resultOf(row),
  }));
}

/** One version if all charges have it, else a line for each. */
function versionsOf(charges: readonly Charge[], ofBatch: string): string {
  const versions = charges.map(({ engineVersion = ofBatch }) => engineVersion);
  return new Set(versions).size <= 1 ? (versions[0] ?? ofBatch) : versions.join('\n');
}

/**
 * After a lost connection, returns the charges of these requests, each named with its tenant. A missing request may be charged
 * again under the same request id: if the lost transaction still commits, only one of the two counts. A charge without an
 * idempotency key has `asOf` null and an empty `engineVersion`; the caller has its own values.
 */
export async function chargeOutcome(
  { db }: Db,
  { tenantIds, requestIds, since }: { tenantIds: readonly string[]; requestIds: readonly string[]; since: Date },
): Promise<Map<string, ChargeResult>> {
  const { rows } = await query(db, 'SELECT * FROM graha.charge_outcome($1, $2, $3)', [tenantIds, requestIds, since]);
  return new Map(rows.map((row) => [row.request_id, { outcome: 'charged', ...resultOf(row) }]));
}

const resultOf = (row: ResultRow): Omit<ChargeResult, 'outcome'> => ({
  seq: row.seq === null ? null : Number(row.seq),
  cost: Number(row.cost),
  creditsRemaining: Number(row.remaining),
  creditsLimit: Number(row.credits_limit),
  // A lowered limit can be below the calls already used.
  callsRemaining: row.calls_left === null ? null : Math.max(0, Number(row.calls_left)),
  resetsAt: row.period_end ?? new Date(0), // Only an unknown tenant has no period.
  asOf: row.as_of,
  engineVersion: row.engine_version ?? '',
  ...(row.spend_limit == null ? {} : { spendLimit: Number(row.spend_limit) }),
  ...(row.crossed === true ? { crossed: true } : {}),
});

export function planOf(plan: string): PlanId {
  const known = PLAN_IDS.find((id) => id === plan);
  if (!known) throw new Error(`The account has plan ${plan}, which this version does not know.`);
  return known;
}
