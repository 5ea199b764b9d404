import type { ChargeOutcome } from '../usage/usage-charge.ts';
import type { StoppedBecause } from './event-subscription.ts';

/** Refusals that last until the next period, a top-up or a higher limit. */
const EXHAUSTED: ReadonlySet<ChargeOutcome> = new Set(['credits_exhausted', 'calls_exhausted', 'spend_limit_reached']);

/** Returns `credits` if the ledger refused one of the charges because something is exhausted, or else null. */
export const stoppingOf = (outcomes: readonly ChargeOutcome[]): StoppedBecause | null =>
  outcomes.some((outcome) => EXHAUSTED.has(outcome)) ? 'credits' : null;
