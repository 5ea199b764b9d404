import type { Charge, ChargeResult } from '@graha/store/ledger/metering';
import { type Clock, within } from '../limits/clock.ts';
import { failureOf } from '../errors/connection-lost.ts';
import { ApiError } from '../errors/errors.ts';

/** The part of the store that the meter uses. */
export type Ledger = {
  chargeBatch(charges: Charge[]): Promise<ChargeResult[]>;
  /**
   * Looks up charges whose result was lost, by tenant and request. An absent charge may be sent again under the same
   * request id, and counts once.
   * @returns the committed charges
   */
  chargeOutcome(tenantIds: string[], requestIds: string[], sentAt: Date): Promise<Map<string, ChargeResult>>;
  /** The estimated time of the database. */
  now(): Date;
};

export type Batched = (size: number, commitMs: number) => void;

export type Waiting = {
  charge: Charge;
  batched: Batched | undefined;
  resolve(result: ChargeResult): void;
  reject(error: Error): void;
  /** When the caller began to wait, on the monotonic clock in ms. */
  sinceMs: number;
  /** When the charge was first sent to the database. */
  sentAt: Date | null;
  /** The charge may have been committed, because its result was lost or late. */
  doubt: boolean;
  /** The charge was in doubt once, and a lost transaction may still commit after the lookup. */
  mayBeCharged: boolean;
};

export type MeterObserver = {
  batch(size: number, commitMs: number): void;
  failed(error: unknown, requestIds: string[]): void;
};

/** The callers without a result, and the error; null if all have a result. */
export type Failed = { left: Waiting[]; error: unknown } | null;

/** Makes one attempt at a batch: looks up the charges in doubt, then sends the absent ones. */
export function attemptOf(ledger: Ledger, observer: MeterObserver, statementMs: number, clock: Clock) {
  return async function attempt(batch: Waiting[]): Promise<Failed> {
    let open = batch;
    try {
      open = await resolveCommitted(batch);
      if (open.length > 0) await chargeAll(open);
      return null;
    } catch (error) {
      observer.failed(
        error,
        open.map(({ charge }) => charge.requestId),
      );
      return { left: open, error };
    }
  };

  async function chargeAll(batch: Waiting[]): Promise<void> {
    const startedMs = clock.nowMs();
    const sentAt = ledger.now();
    for (const waiting of batch) waiting.sentAt ??= sentAt;
    try {
      const results = await within(statementMs, ledger.chargeBatch(batch.map(({ charge }) => charge)), clock);
      const commitMs = clock.nowMs() - startedMs;
      observer.batch(batch.length, commitMs);
      for (const [index, waiting] of batch.entries()) {
        waiting.batched?.(batch.length, commitMs);
        answer(waiting, results[index]);
      }
    } catch (error) {
      if (failureOf(error) === 'unknown') {
        for (const waiting of batch) waiting.doubt = waiting.mayBeCharged = true;
      }
      throw error;
    }
  }

  /** Resolves the doubtful charges that were committed. @returns the charges that remain */
  async function resolveCommitted(batch: Waiting[]): Promise<Waiting[]> {
    const doubtful = batch.filter(({ doubt }) => doubt);
    if (doubtful.length === 0) return batch;
    const found = await within(
      statementMs,
      ledger.chargeOutcome(
        doubtful.map(({ charge }) => charge.tenantId),
        doubtful.map(({ charge }) => charge.requestId),
        new Date(Math.min(...doubtful.map(({ sentAt }) => (sentAt ?? ledger.now()).getTime()))),
      ),
      clock,
    );
    return batch.filter((waiting) => {
      const result = found.get(waiting.charge.requestId);
      if (result) waiting.resolve(result);
      else waiting.doubt = false;
      return !result;
    });
  }
}

function answer(waiting: Waiting, result: ChargeResult | undefined): void {
  if (result) waiting.resolve(result);
  else
    waiting.reject(
      new ApiError('metering_unavailable', {
        cause: new Error('the ledger returned too few results'),
        mayBeCharged: true,
      }),
    );
}
