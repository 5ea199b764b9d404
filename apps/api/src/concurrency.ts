import { PLANS, TEST_KEY_CONCURRENT_CALLS_MAX } from '@graha/domain/plans';
import type { KeyRecord } from '@graha/store/metering';
import { ApiError } from './errors.ts';

export type Concurrency = ReturnType<typeof createConcurrency>;
type Caller = Pick<KeyRecord, 'tenantId' | 'env' | 'plan'>;

/**
 * How many calls of a tenant are under way on this replica. Counted here and not for all replicas together: what it
 * protects, the memory and the turns of this process, is the replica's own, and a place that a dead replica held would be
 * lost to the tenant.
 */
export function createConcurrency(refused: () => void = () => undefined) {
  const underWay = new Map<string, number>();

  return {
    /** @returns what gives the place back, as often as it is called. @throws ApiError when there is none */
    enter({ tenantId, env, plan }: Caller): () => void {
      const max = env === 'test' ? TEST_KEY_CONCURRENT_CALLS_MAX : PLANS[plan].concurrentCallsMax;
      if (max === null) return () => undefined;
      const key = `${tenantId}:${env}`;
      const count = underWay.get(key) ?? 0;
      if (count >= max) {
        refused();
        throw new ApiError('concurrency_limited', {
          detail: `This workspace may have ${max} calls under way at once${env === 'test' ? ' with test keys' : ''}.`,
          headers: { 'retry-after': '1' },
        });
      }
      underWay.set(key, count + 1);
      let held = true;
      return () => {
        if (held) leave(key);
        held = false;
      };
    },
    /** Tenants that hold a place. */
    tenants: (): number => underWay.size,
  };

  function leave(key: string): void {
    const count = (underWay.get(key) ?? 1) - 1;
    if (count === 0) underWay.delete(key);
    else underWay.set(key, count);
  }
}
