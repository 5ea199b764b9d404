import {
  OPEN_PLAYGROUND,
  PLANS,
  TEST_KEY_CONCURRENT_CALLS_MAX,
  TEST_KEY_RATE_PER_MINUTE,
} from '@graha/domain/billing/plans';
import type { KeyRecord } from '@graha/store/ledger/metering';
import { VISITORS_TENANT_ID } from '@graha/store/tenants/playground';

/** The facts that decide the limit of a caller. */
export type Caller = Pick<KeyRecord, 'tenantId' | 'env' | 'plan'>;

/** `null` means no limit. */
type Allowance = { ratePerMinute: number | null; concurrentCallsMax: number | null };

const TEST_KEYS: Allowance = {
  ratePerMinute: TEST_KEY_RATE_PER_MINUTE,
  concurrentCallsMax: TEST_KEY_CONCURRENT_CALLS_MAX,
};

/**
 * The calls per minute and concurrent calls of the caller's tenant. Visitors make test runs and are many people in one
 * tenant.
 */
export function allowanceOf({ tenantId, env, plan }: Caller): Allowance {
  if (tenantId === VISITORS_TENANT_ID) return OPEN_PLAYGROUND;
  return env === 'test' ? TEST_KEYS : PLANS[plan];
}
