import type { Charge, ChargeResult } from '@graha/store/metering';
import { type Clock, within } from './clock.ts';
import { failureOf } from './connection-lost.ts';
import { ApiError } from './errors.ts';

/** What the meter needs of the store. */
export type Ledger = {
  chargeBatch(charges: Charge[]): Promise<ChargeResult[]>;
  /**
   * Of charges whose answer was lost, each named by its tenant and its request: the ones that were committed after all.
   * What is absent may be charged again under the same request id, and counts once.
   */
  chargeOutcome(tenantIds: string[], requestIds: string[], sentAt: Date): Promise<Map<string, ChargeResult>>;
  /** The database's clock, as far as this replica knows it. */
  now(): Date;
};

export type Batched = (size: number, commitMs: number) => void;

export type Waiting = {
  charge: Charge;
  batched: Batched | undefined;
  resolve(result: ChargeResult): void;
  reject(error: Error): void;
  /** When the caller began to wait, on the monotonic clock. */
  sinceMs: number;
  /** When it was first sent to the database. */
  sentAt: Date | null;
  /** It may have been committed: the answer was lost, or did not come in time. */
  doubt: boolean;
  /** It was in doubt once: a transaction that was lost may still arrive after it was asked for. */
  mayBeCharged: boolean;
};

export type MeterObserver = {
  batch(size: number, commitMs: number): void;
  failed(error: unknown, requestIds: string[]): void;
};

/** The callers that are still without an answer, and why. null: all have theirs. */
export type Failed = { left: Waiting[]; error: unknown } | null;

/** One attempt at a batch: what is in doubt is asked about first, then what is absent is charged. */
export function attemptOf(ledger: Ledger, observer: MeterObserver, statementMs: number, clock: Clock) {
  return async function attempt(batch: Waiting[]): Promise<Failed> {
    let open = batch;
    try {
      open = await answerTheCharged(batch);
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

  /** Returns what is still to be charged. */
  async function answerTheCharged(batch: Waiting[]): Promise<Waiting[]> {
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
