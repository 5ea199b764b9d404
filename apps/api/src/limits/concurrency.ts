import { ApiError } from '../errors/errors.ts';
import { allowanceOf, type Caller } from './allowance.ts';

export type Concurrency = ReturnType<typeof createConcurrency>;

/**
 * Counts the concurrent calls of a tenant on this replica. It is not shared between replicas, because it protects the
 * memory and the thread of one process, and because a dead replica would never release its places.
 */
export function createConcurrency(refused: () => void = () => undefined) {
  const underWay = new Map<string, number>();

  return {
    /**
     * @returns the function that releases the place; further calls do nothing
     * @throws ApiError if no place is free
     */
    enter(caller: Caller): () => void {
      const { tenantId, env } = caller;
      const { concurrentCallsMax: max } = allowanceOf(caller);
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
    /** The number of tenants that hold a place. */
    tenants: (): number => underWay.size,
  };

  function leave(key: string): void {
    const count = (underWay.get(key) ?? 1) - 1;
    if (count === 0) underWay.delete(key);
    else underWay.set(key, count);
  }
}
