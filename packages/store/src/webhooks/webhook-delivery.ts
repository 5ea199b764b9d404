import type { Db } from '../postgres/context.ts';
import { deliver, type Delivering, type Result } from './deliver.ts';
import { takeDue, type Taken } from './take-due.ts';

/** Maximum number of concurrent deliveries in one worker. */
const UNDER_WAY_MAX = 200;

export type Deliveries = {
  /**
   * Begins due deliveries within the limit, without waiting for their responses. At the limit it first waits for a free place.
   *
   * @returns the number begun or, at the limit, the number of places that became free
   * @throws AggregateError with results of earlier deliveries that could not be recorded
   */
  begin: () => Promise<number>;
  /** Resolves when no delivery is active. @throws AggregateError like `begin` */
  settled: () => Promise<void>;
};

type Options = Delivering & {
  /** Called for each delivery that has ended; null if its result could not be recorded. */
  onEnd?: (result: Result | null) => void;
  underWayMax?: number;
};

/**
 * Posts the messages of webhooks (role: worker). Each delivery is taken by one worker. A worker that dies, or fails to record
 * the result, after the receiver has answered causes a second post, with the same `webhook-id` and as the same attempt.
 */
export function createDeliveries(
  { db }: Db,
  { onEnd, underWayMax = UNDER_WAY_MAX, ...delivering }: Options,
): Deliveries {
  const underWay = new Map<Taken, Promise<void>>();
  const failures: unknown[] = [];
  const throwFailures = (): void => {
    const thrown = failures.splice(0);
    if (thrown.length > 0) throw new AggregateError(thrown, [...new Set(thrown.map(String))].join('; '));
  };
  const run = async (taken: Taken): Promise<void> => {
    let result: Result | null = null;
    try {
      result = await deliver(db, taken, delivering);
    } catch (error) {
      failures.push(error);
    }
    underWay.delete(taken);
    onEnd?.(result);
  };
  return {
    begin: async () => {
      throwFailures();
      const room = underWayMax - underWay.size;
      if (room === 0) {
        await Promise.race(underWay.values());
        return underWayMax - underWay.size;
      }
      const taken = await takeDue({ db }, { room, underWay: [...underWay.keys()] });
      for (const one of taken) underWay.set(one, run(one));
      return taken.length;
    },
    settled: async () => {
      await Promise.all(underWay.values());
      throwFailures();
    },
  };
}
