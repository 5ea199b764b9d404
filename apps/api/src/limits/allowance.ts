import {
  OPEN_PLAYGROUND,
  PLANS,
  TEST_KEY_CONCURRENT_CALLS_MAX,
  TEST_KEY_RATE_PER_MINUTE,
} from '@graha/domain/billing/plans';
import type { KeyRecord } from '@graha/store/ledger/metering';
import { VISITORS_TENANT_ID } from '@graha/store/tenants/playground';

/** Whose calls are counted together. */
export type Caller = Pick<KeyRecord, 'tenantId' | 'env' | 'plan'>;

/** `null`: no limit. */
type Allowance = { ratePerMinute: number | null; concurrentCallsMax: number | null };

const TEST_KEYS: Allowance = {
  ratePerMinute: TEST_KEY_RATE_PER_MINUTE,
  concurrentCallsMax: TEST_KEY_CONCURRENT_CALLS_MAX,
};

/** What the caller's tenant may call in a minute and at once. Visitors make test runs, and are many people in one tenant. */
export function allowanceOf({ tenantId, env, plan }: Caller): Allowance {
  if (tenantId === VISITORS_TENANT_ID) return OPEN_PLAYGROUND;
  return env === 'test' ? TEST_KEYS : PLANS[plan];
}
