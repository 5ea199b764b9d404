import type { Charge, ChargeResult } from '@graha/store/ledger/metering';
import { createBreaker } from '../limits/breaker.ts';
import { type Clock, sleep, systemClock } from '../limits/clock.ts';
import { failureOf } from '../errors/connection-lost.ts';
import { ApiError } from '../errors/errors.ts';
import { attemptOf, type Batched, type Ledger, type MeterObserver, type Waiting } from './meter-attempt.ts';

export const METER_LIMITS = {
  /** The most charges in one transaction. */
  batchMax: 256,
  /**
   * The number of single-tenant lanes that may use the database at once; the other connections are for the shared lane.
   */
  lanesAtOnce: 4,
  /** After this time of failures the database counts as away, and no call waits for it. */
  awayAfterMs: 500,
  /** The longer wait for a charge that may have been committed, so that its outcome can be looked up. */
  doubtPatienceMs: 8_000,
  /** A slower statement counts as failed, with unknown outcome. */
  statementMs: 5_000,
  pauseMs: 50,
};
const PAUSE_MAX_MS = 400;

export type Meter = {
  /** @param batched called with the size and the duration of the transaction */
  charge(charge: Charge, batched?: Batched): Promise<ChargeResult>;
  waiting(): number;
};

/** A queue to the database; `tenantId` is null for the shared one. */
type Lane = { tenantId: string | null; queue: Waiting[]; busy: boolean; pauseMs: number };

/**
 * Combines the waiting charges of all tenants into one durable `charge_batch`. Each caller waits for its commit. The
 * next batch forms during the commit of the last one. A tenant whose charges fail gets a separate lane.
 */
export function createMeter(
  ledger: Ledger,
  observer: MeterObserver,
  limits = METER_LIMITS,
  clock: Clock = systemClock,
): Meter {
  const newLane = (tenantId: string | null): Lane => ({ tenantId, queue: [], busy: false, pauseMs: limits.pauseMs });
  const shared = newLane(null);
  const lanes = new Map<string, Lane>();
  const turns: Lane[] = []; // Single-tenant lanes that have work and wait for a place.
  const breaker = createBreaker(limits.awayAfterMs, clock);
  const attempt = attemptOf(ledger, observer, limits.statementMs, clock);
  let lanesRunning = 0;

  function start(lane: Lane): void {
    if (lane.busy || lane.queue.length === 0) return;
    lane.busy = true;
    // Deferred, so that charges of the same turn of the event loop share the first transaction.
    if (lane === shared) setImmediate(() => void runShared());
    else {
      turns.push(lane);
      takeTurns();
    }
  }

  async function runShared(): Promise<void> {
    while (shared.queue.length > 0) await step(shared);
    shared.busy = false;
  }

  /** Each lane makes one step per turn, so that failing lanes do not hold all places. */
  function takeTurns(): void {
    while (lanesRunning < limits.lanesAtOnce) {
      const lane = turns.shift();
      if (!lane) return;
      lanesRunning += 1;
      void step(lane).finally(() => {
        lanesRunning -= 1;
        lane.busy = false;
        start(lane);
        takeTurns();
      });
    }
  }

  async function step(lane: Lane): Promise<void> {
    const startedMs = clock.nowMs();
    const failed = await attempt(lane.queue.splice(0, limits.batchMax));
    if (!failed) {
      breaker.succeeded();
      lane.pauseMs = limits.pauseMs;
      if (lane !== shared) dissolve(lane);
      return;
    }
    const refused = failureOf(failed.error) === 'refused';
    if (refused) breaker.succeeded();
    else breaker.failed(startedMs);
    if (refused && lane === shared) return separate(failed.left);
    lane.queue = [
      ...keepThePatient(failed.left, failed.error, refused),
      ...keepThePatient(lane.queue, failed.error, false),
    ];
    if (lane.queue.length > 0) await sleep(lane.pauseMs, clock);
    lane.pauseMs = Math.min(lane.pauseMs * 2, PAUSE_MAX_MS);
  }

  /** The tenant's charges succeeded, so its callers return to the shared lane. */
  function dissolve(lane: Lane): void {
    if (lane.tenantId !== null) lanes.delete(lane.tenantId);
    shared.queue.push(...lane.queue.splice(0));
    start(shared);
  }

  /** Moves each tenant of a failed batch to its own lane, because the failed charge is not known. */
  function separate(left: Waiting[]): void {
    for (const { charge } of left) {
      if (!lanes.has(charge.tenantId)) lanes.set(charge.tenantId, newLane(charge.tenantId));
    }
    for (const waiting of [...left, ...shared.queue.splice(0)]) laneOf(waiting.charge.tenantId).queue.push(waiting);
    for (const lane of lanes.values()) start(lane);
  }

  /** @param hopeless true if they were refused in their own lane */
  function keepThePatient(queue: Waiting[], error: unknown, hopeless: boolean): Waiting[] {
    const now = clock.nowMs();
    const giveUp = hopeless || breaker.away();
    return queue.filter((waiting) => {
      const stays = waiting.doubt ? now - waiting.sinceMs < limits.doubtPatienceMs : !giveUp;
      if (!stays) waiting.reject(unavailable(error, waiting.mayBeCharged));
      return stays;
    });
  }

  const laneOf = (tenantId: string): Lane => lanes.get(tenantId) ?? shared;

  return {
    charge: (charge, batched) =>
      new Promise((resolve, reject) => {
        if (!breaker.admits()) return reject(unavailable(new Error('the database is away')));
        const lane = laneOf(charge.tenantId);
        const sinceMs = clock.nowMs();
        const unsent = { sentAt: null, doubt: false, mayBeCharged: false };
        lane.queue.push({ charge, batched, resolve, reject, sinceMs, ...unsent });
        start(lane);
      }),
    waiting: () => [...lanes.values()].reduce((sum, { queue }) => sum + queue.length, shared.queue.length),
  };
}

const unavailable = (cause: unknown, mayBeCharged = false): ApiError =>
  new ApiError('metering_unavailable', { cause, mayBeCharged });
