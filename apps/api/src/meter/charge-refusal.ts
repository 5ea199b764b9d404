import { type ApiErrorCode, API_ERRORS } from '@graha/domain/core/api-errors';
import type { ChargeResult, KeyRecord } from '@graha/store/ledger/metering';
import { creditHeaders } from './balances.ts';
import { ApiError } from '../errors/errors.ts';

type Refusal = Exclude<ChargeResult['outcome'], 'charged' | 'replayed'>;

const CODES = {
  idempotency_key_reuse: 'idempotency_key_reuse',
  credits_exhausted: 'credits_exhausted',
  calls_exhausted: 'calls_exhausted',
  spend_limit_reached: 'spend_limit_reached',
  key_cap_reached: 'key_cap_reached',
  key_daily_cap_reached: 'key_daily_cap_reached',
  suspended: 'tenant_suspended',
  key_inactive: 'key_revoked',
  unknown_tenant: 'internal_error', // Every key belongs to an account, so the ledger is inconsistent.
} as const satisfies Record<Refusal, ApiErrorCode>;

/** Refusals that end with a larger plan. */
const ENDED_BY_UPGRADE: readonly ApiErrorCode[] = ['credits_exhausted', 'calls_exhausted'];

/** Refusals that end at midnight UTC, independent of the period. */
const ENDED_BY_DAY: readonly ApiErrorCode[] = ['key_daily_cap_reached'];

/**
 * Returns the error of a call that the ledger did not charge; null if the ledger charged it, now or at its first try.
 */
export function chargeRefusal(
  caller: Pick<KeyRecord, 'tenantId' | 'browser'>,
  result: ChargeResult,
  upgradeUrl: string,
): ApiError | null {
  const { outcome, resetsAt, spendLimit } = result;
  if (outcome === 'charged' || outcome === 'replayed') return null;
  const code: ApiErrorCode = CODES[outcome];
  return new ApiError(code, {
    headers: outcome === 'unknown_tenant' ? {} : creditHeaders(caller, { ...result, cost: 0 }),
    members: {
      ...(API_ERRORS[code].status === 402 && !ENDED_BY_DAY.includes(code) ? { resets_at: resetsAt.toISOString() } : {}),
      ...(ENDED_BY_UPGRADE.includes(code) ? { upgrade_url: upgradeUrl } : {}),
      // Visitors of a page see no figures of its owner.
      ...(code === 'spend_limit_reached' && caller.browser === null
        ? { spend_limit: spendLimit, spend_limit_url: `${upgradeUrl}#spend-limit` }
        : {}),
    },
  });
}
