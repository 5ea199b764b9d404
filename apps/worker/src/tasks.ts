import { applyAdjustments } from '@graha/store/ledger/credit-adjustments';
import { completeErasures, eraseDecided } from '@graha/store/tenants/erasure';
import { completePersonErasures, erasePeople } from '@graha/store/tenants/person-erasure';
import { renderMail } from '@graha/mail/render';
import { liftCallsLimits } from '@graha/store/ledger/free-allowance';
import { endExpiredImpersonations } from '@graha/store/operator/impersonation';
import { sealOldTexts } from '@graha/store/log/seal-old-text';
import { deliverMail, sweepMail, type MailDelivery } from '@graha/store/mail/mail-outbox';
import { applyPlanChanges } from '@graha/store/ledger/plan-changes';
import { reverseUndelivered } from '@graha/store/ledger/reconcile';
import { endUnusedApps } from '@graha/store/keys/unused-apps';
import { sweepDeviceRequests } from '@graha/store/identity/device-requests';
import { sweepPendingSignUps } from '@graha/store/identity/pending-sign-ups';
import { settleDue, sweepCaptures, sweepChargeKeys, sweepReportBrands } from '@graha/store/ledger/sweeps';
import type { Pool } from 'pg';
import type { Chime } from './bell.ts';
import type { Task } from './loop.ts';

/** `ledger` rings on charges, `thresholds` when a charge crosses a threshold, `events` on appended events. */
export type Chimes = { ledger: Chime; thresholds: Chime; events: Chime };

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/**
 * The worker's tasks. Several workers may run in parallel, because each task takes its work under the database's locks.
 */
export const tasksOn = (pool: Pool, { events }: Chimes, mail: MailDelivery | null, portalUrl: string): Task[] => [
  // Some changes become due at a time, which rings no bell, so the task also polls.
  { name: 'plan-changes', runOnce: () => applyPlanChanges({ db: pool }), idleMs: 5 * SECOND_MS, bell: events.bell() },
  {
    name: 'credit-adjustments',
    runOnce: () => applyAdjustments({ db: pool }),
    idleMs: 5 * SECOND_MS,
    bell: events.bell(),
  },
  { name: 'calls-limits', runOnce: () => liftCallsLimits({ db: pool }), idleMs: 5 * SECOND_MS, bell: events.bell() },
  { name: 'accounts-due', runOnce: () => settleDue({ db: pool }), idleMs: 60 * SECOND_MS },
  { name: 'captures', runOnce: () => sweepCaptures({ db: pool }), idleMs: HOUR_MS },
  { name: 'idempotency-keys', runOnce: () => sweepChargeKeys({ db: pool }), idleMs: HOUR_MS },
  { name: 'report-brands', runOnce: () => sweepReportBrands({ db: pool }), idleMs: HOUR_MS },
  { name: 'undelivered-calls', runOnce: () => reverseUndelivered({ db: pool }), idleMs: HOUR_MS },
  { name: 'erasures-due', runOnce: () => completeErasures({ db: pool }), idleMs: 60 * SECOND_MS },
  { name: 'erasures', runOnce: () => eraseDecided({ db: pool }), idleMs: 60 * SECOND_MS, bell: events.bell() },
  { name: 'old-texts', runOnce: () => sealOldTexts({ db: pool }), idleMs: HOUR_MS },
  { name: 'accounts-to-erase', runOnce: () => completePersonErasures({ db: pool }), idleMs: 60 * SECOND_MS },
  {
    name: 'account-erasures',
    runOnce: () =>
      erasePeople(
        { db: pool },
        { letterOf: () => renderMail('account-deleted', { signUpUrl: `${portalUrl}/sign-up` }) },
      ),
    idleMs: 60 * SECOND_MS,
    bell: events.bell(),
  },
  { name: 'impersonations', runOnce: () => endExpiredImpersonations({ db: pool }), idleMs: 60 * SECOND_MS },
  { name: 'mail-sweep', runOnce: () => sweepMail({ db: pool }), idleMs: HOUR_MS },
  { name: 'sign-up-sweep', runOnce: () => sweepPendingSignUps({ db: pool }), idleMs: HOUR_MS },
  { name: 'device-requests', runOnce: () => sweepDeviceRequests({ db: pool }), idleMs: 60 * SECOND_MS },
  { name: 'unused-apps', runOnce: () => endUnusedApps({ db: pool }), idleMs: 60 * SECOND_MS },
  ...(mail ? [{ name: 'mail', runOnce: () => deliverMail({ db: pool }, mail), idleMs: 2 * SECOND_MS }] : []),
];
