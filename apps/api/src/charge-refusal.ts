import type { ChargeResult } from '@graha/store/metering';
import { creditHeaders } from './balances.ts';
import { ApiError, type ErrorCode, ERRORS } from './errors.ts';

type Refusal = Exclude<ChargeResult['outcome'], 'charged' | 'replayed'>;

const CODES = {
  idempotency_key_reuse: 'idempotency_key_reuse',
  credits_exhausted: 'credits_exhausted',
  calls_exhausted: 'calls_exhausted',
  key_cap_reached: 'key_cap_reached',
  suspended: 'tenant_suspended',
  key_inactive: 'key_revoked',
  unknown_tenant: 'internal_error', // Who holds a key has an account; the ledger says otherwise.
} as const satisfies Record<Refusal, ErrorCode>;

/** What a larger plan would end. */
const BOUGHT_OFF: readonly ErrorCode[] = ['credits_exhausted', 'calls_exhausted'];

/** Why the ledger did not charge; null where it did, now or when the same call came first. */
export function chargeRefusal(result: ChargeResult, upgradeUrl: string): ApiError | null {
  const { outcome, resetsAt } = result;
  if (outcome === 'charged' || outcome === 'replayed') return null;
  const code: ErrorCode = CODES[outcome];
  return new ApiError(code, {
    headers: outcome === 'unknown_tenant' ? {} : { ...creditHeaders(result), 'x-credits-cost': '0' },
    members: {
      ...(ERRORS[code].status === 402 ? { resets_at: resetsAt.toISOString() } : {}),
      ...(BOUGHT_OFF.includes(code) ? { upgrade_url: upgradeUrl } : {}),
    },
  });
}
