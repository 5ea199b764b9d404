import { applyAdjustments } from '@graha/store/credit-adjustments';
import { completeErasures, eraseDecided } from '@graha/store/erasure';
import { liftCallsLimits } from '@graha/store/free-allowance';
import { endExpiredImpersonations } from '@graha/store/impersonation';
import { deliverMail, sweepMail, type Send } from '@graha/store/mail-outbox';
import { applyPlanChanges } from '@graha/store/plan-changes';
import { reverseUndelivered } from '@graha/store/reconcile';
import { settleDue, sweepChargeKeys } from '@graha/store/sweeps';
import type { Pool } from 'pg';
import type { Chime } from './bell.ts';
import type { Task } from './loop.ts';

/** `ledger` rings when calls were charged, `thresholds` when one of them crossed one, `events` when something was appended. */
export type Chimes = { ledger: Chime; thresholds: Chime; events: Chime };

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** What the worker does. Several workers side by side do no harm: each task finds its work under the database's locks. */
export const tasksOn = (pool: Pool, { events }: Chimes, send: Send | null): Task[] => [
  // Some changes wait for their hour, which rings no bell.
  { name: 'plan-changes', runOnce: () => applyPlanChanges(pool), idleMs: 5 * SECOND_MS, bell: events.bell() },
  { name: 'credit-adjustments', runOnce: () => applyAdjustments(pool), idleMs: 5 * SECOND_MS, bell: events.bell() },
  { name: 'calls-limits', runOnce: () => liftCallsLimits(pool), idleMs: 5 * SECOND_MS, bell: events.bell() },
  { name: 'accounts-due', runOnce: () => settleDue(pool), idleMs: 60 * SECOND_MS },
  { name: 'idempotency-keys', runOnce: () => sweepChargeKeys(pool), idleMs: HOUR_MS },
  { name: 'undelivered-calls', runOnce: () => reverseUndelivered(pool), idleMs: HOUR_MS },
  { name: 'erasures-due', runOnce: () => completeErasures(pool), idleMs: 60 * SECOND_MS },
  { name: 'erasures', runOnce: () => eraseDecided(pool), idleMs: 60 * SECOND_MS, bell: events.bell() },
  { name: 'impersonations', runOnce: () => endExpiredImpersonations(pool), idleMs: 60 * SECOND_MS },
  { name: 'mail-sweep', runOnce: () => sweepMail(pool), idleMs: HOUR_MS },
  ...(send ? [{ name: 'mail', runOnce: () => deliverMail(pool, send), idleMs: 2 * SECOND_MS }] : []),
];
