import { endExpiredImpersonations } from '@graha/store/operator/impersonation';
import { recordStatus } from '@graha/store/requests/status';
import { notifyOwnAlerts } from '@graha/store/alerts/own-alerts';
import { notifyCrossings } from '@graha/store/alerts/threshold-alerts';
import { waitingMessages } from '@graha/store/billing/stripe-inbox';
import { autoTopUpsDue } from '@graha/store/billing/auto-top-up';
import { mailSpendingNews } from '@graha/store/billing/spending-news';
import { mailKeyNews } from '@graha/store/keys/key-news';
import { queueNews } from '@graha/store/webhooks/webhook-outbox';
import { completePersonErasures } from '@graha/store/tenants/person-erasure';
import { applyAdjustments } from '@graha/store/ledger/credit-adjustments';
import { announceClosedPeriods } from '@graha/store/ledger/closed-periods';
import { liftCallsLimits } from '@graha/store/ledger/free-allowance';
import { applyPlanChanges } from '@graha/store/ledger/plan-changes';
import { reverseUndelivered } from '@graha/store/ledger/reconcile';
import { settleDue, sweepCaptures, sweepChargeKeys, sweepReportBrands } from '@graha/store/ledger/sweeps';
import { closeRevenueMonths } from '@graha/store/operator/revenue-months';
import { measure } from '@graha/store/operator/measures';
import { sumPeriods } from '@graha/store/read-models/period-sums';
import { runProjections } from '@graha/store/read-models/usage-by-day';
import { checkSsoDomains } from '@graha/store/team/sso-checks';
import { completeErasures } from '@graha/store/tenants/erasure';
import type { Busy } from './fill.ts';
import type { Pools } from './pools.ts';

export type Read = (pools: Pools, busy: Busy) => Promise<unknown>;

export const unasked = () => Promise.reject(new Error('Nothing is called here.'));

const letter = { kind: 'alert', subject: 'Subject', html: 'Text', text: 'Text' };

/** Periodic tasks of the worker with nothing new to process. */
export const TASKS: Record<string, Read> = {
  'worker: measures': ({ worker: db }) => measure({ db }),
  'worker: usage': ({ worker: db }) => runProjections({ db }),
  'worker: revenue months': ({ worker: db }) => closeRevenueMonths({ db }),
  'worker: period sums': ({ worker: db }) => sumPeriods({ db }),
  'worker: thresholds': ({ worker: db }) => notifyCrossings({ db }, { write: async () => letter }),
  'worker: own thresholds': ({ worker: db }) => notifyOwnAlerts({ db }, { write: async () => letter }),
  'worker: plan changes': ({ worker: db }) => applyPlanChanges({ db }),
  'worker: adjustments': ({ worker: db }) => applyAdjustments({ db }),
  'worker: calls limits': ({ worker: db }) => liftCallsLimits({ db }),
  'worker: due accounts': ({ worker: db }) => settleDue({ db }),
  'worker: report brands': ({ worker: db }) => sweepReportBrands({ db }),
  'worker: captures': ({ worker: db }) => sweepCaptures({ db }),
  'worker: idempotency keys': ({ worker: db }) => sweepChargeKeys({ db }),
  'worker: undelivered': ({ worker: db }) => reverseUndelivered({ db }),
  'worker: key mails': ({ worker: db }) => mailKeyNews({ db }, { write: async () => letter }),
  'worker: spending mails': ({ worker: db }) => mailSpendingNews({ db }, { write: async () => letter }),
  'worker: packs to buy': ({ worker: db }) => autoTopUpsDue({ db }),
  'worker: domains to look up': ({ worker: db }) =>
    checkSsoDomains({ db }, { readTxt: unasked, write: async () => letter }),
  'worker: webhook news': ({ worker: db }) => queueNews({ db }),
  'worker: accounts to erase': ({ worker: db }) => completePersonErasures({ db }),
  'worker: erasures': ({ worker: db }) => completeErasures({ db }),
  'worker: impersonations': ({ worker: db }) => endExpiredImpersonations({ db }),
  'worker: messages': ({ worker: db }) => waitingMessages({ db }, { max: 50 }),
  'worker: closed periods': ({ worker: db }) => announceClosedPeriods({ db }, { announce: () => {} }),
  'worker: status': ({ worker: db }) => recordStatus({ db }, [{ minute: new Date(), isUp: true, probeMs: 1 }]),
};
