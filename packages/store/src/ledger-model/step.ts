import type { PlanId } from '@graha/domain/billing/plans';
import type { ChargedKey } from '@graha/domain/usage/usage-charge';
import type { Account } from '@graha/domain/usage/usage-period';

export const KEY_NAMES = ['plain', 'capped', 'daily', 'testing', 'expiring', 'revoked'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

export type Tenant = {
  tenantId: string;
  keys: Record<KeyName, ChargedKey>;
  account: Account | null;
  /** Version of the subscription's stream. */
  planVersion: number;
};

/** Two tenants with accounts, and one without. */
export type World = readonly Tenant[];
export type Place = 0 | 1 | 2;

export type ChargeRequest = {
  place: Place;
  key: KeyName;
  operation: string;
  cost: number;
  idempotencyKey: string | null;
  input: string;
  asOfMs: number | null;
};

export type OneStep =
  | { kind: 'grant'; amount: number; priority: number; lifeDays: number; sourceId: string }
  | { kind: 'topUp'; sourceId: string }
  | { kind: 'withdraw'; sourceId: string }
  | { kind: 'holdShare'; sourceId: string; credits: number }
  | { kind: 'adjust'; amount: number; adjustmentId: string }
  | { kind: 'limitCalls'; callsMax: number }
  | { kind: 'limitSpending'; creditsMax: number | null }
  | { kind: 'reverse'; back: number }
  | { kind: 'plan'; plan: PlanId; anchorMs: number | null; isRepeat: boolean }
  | { kind: 'nextPlan'; plan: PlanId | null; at: 'periodEnd' | number; isRepeat: boolean }
  | { kind: 'settle' }
  | { kind: 'suspend' }
  | { kind: 'resume' };

/** A step of a history, as data: a batch of charges for any tenants, or an action on one workspace. */
export type Step = { kind: 'charge'; requests: ChargeRequest[] } | ({ place: 0 | 1 } & OneStep);

/** A call of the database: `$1` is the tenant, `$2` the values as JSON. `answer` is the expected result. */
export type Played = { sql: string; tenantId: string; values: unknown; answer: unknown; world: World };

export const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
