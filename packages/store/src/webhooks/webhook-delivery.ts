import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../postgres/context.ts';
import { deliver, type Delivering, type Result } from './deliver.ts';
import { createPace } from './pace.ts';
import { takeDue, type Taken } from './take-due.ts';

/** Maximum number of concurrent deliveries in one worker. */
const UNDER_WAY_MAX = 200;

export type Deliveries = {
  /**
   * Begins due deliveries within the limits, without waiting for their responses. At a limit it first waits for a free place, or
   * until the pace allows another delivery.
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
  /** Deliveries that begin within a second; unlimited if omitted. */
  perSecondMax?: number;
};

/**
 * Posts the messages of webhooks (role: worker). Each delivery is taken by one worker. A worker that dies, or fails to record
 * the result, after the receiver has answered causes a second post, with the same `webhook-id` and as the same attempt.
 */
export function createDeliveries(
  { db }: Db,
  { onEnd, underWayMax = UNDER_WAY_MAX, perSecondMax, ...delivering }: Options,
): Deliveries {
  const pace = perSecondMax === undefined ? null : createPace(perSecondMax);
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
      const restMs = pace?.restMs() ?? 0;
      if (restMs > 0) await sleep(restMs);
      const paced = pace ? Math.min(room, Math.max(1, pace.room())) : room;
      const taken = await takeDue({ db }, { room: paced, underWay: [...underWay.keys()] });
      pace?.spend(taken.length);
      for (const one of taken) underWay.set(one, run(one));
      return taken.length;
    },
    settled: async () => {
      await Promise.all(underWay.values());
      throwFailures();
    },
  };
}
