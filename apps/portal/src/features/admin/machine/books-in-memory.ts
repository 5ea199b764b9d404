import { Refusal } from '@graha/domain/refusal';
import { subscription } from '@graha/domain/subscription';
import { tenant } from '@graha/domain/tenant';
import type { Moment } from '@graha/store/history';
import type { MachineBooks } from './books.ts';

/** The one message and the one workspace that this machine knows. */
export const KNOWN_MESSAGE = 'evt_1';
export const KNOWN_STOP = 'e1';
const AT = new Date('2026-11-21T08:14:02Z');

const NOTHING: Moment = {
  tenant: tenant.initial,
  subscription: subscription.initial,
  keys: {},
  balance: {
    plan: 'free',
    entries: 0,
    creditsRemaining: 0,
    creditsUsed: 0,
    callsUsed: 0,
    periodEnd: null,
    grants: [],
  },
};

/** A quiet machine: nothing has happened on it, and what is asked for is done at once. */
export const machineBooksInMemory = (): MachineBooks => ({
  events: async () => [],
  timeline: async () => ({ stops: [], omitted: 0 }),
  standing: async (_tenantId, place) =>
    'stopId' in place && place.stopId !== KNOWN_STOP
      ? null
      : { stop: null, previous: null, next: null, before: null, after: NOTHING, now: NOTHING },
  projections: async () => ({
    projections: [
      {
        name: 'usage-by-day',
        version: 1,
        rebuiltAt: null,
        isRebuilding: false,
        entriesBehind: 0,
        secondsBehind: 0,
        progress: null,
      },
    ],
    asked: [{ at: AT, operatorId: 'user-1', data: { projection: 'usage-by-day' }, answer: null }],
  }),
  audits: async () => ({ runs: [], asked: [] }),
  differences: async () => [],
  inbox: async () => [],
  inboxCounts: async () => ({ waiting: 0, applied: 0, ignored: 0, failed: 0 }),
  requestRebuild: async () => true,
  requestAudit: async () => true,
  replayMessage: async (stripeEventId) => {
    if (stripeEventId !== KNOWN_MESSAGE) throw new Refusal('message_unknown');
    return true;
  },
});
