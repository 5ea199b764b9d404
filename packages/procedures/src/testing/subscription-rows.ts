import { randomUUID } from 'node:crypto';
import { BUILDERS, type ProcedureRow } from './procedure-row.ts';
import type { SceneWorkspace } from './scene-rows.ts';
import { NO_ID, type Scene } from './scene.ts';

export const SOME_SUBSCRIPTION = {
  of: { target: 'all' as const },
  kinds: ['dasha_change'],
  daysAhead: 7,
  deliver: 'webhook' as const,
  capCredits: 500,
};

/** Returns every procedure on subscriptions to events. */
export function subscriptionRows(scene: Scene): Record<string, ProcedureRow> {
  const prepare = async (workspace: SceneWorkspace): Promise<string> => {
    const { subscriptions } = scene.callerAs('owner', {}, workspace);
    return (await subscriptions.create({ ...SOME_SUBSCRIPTION, mutationId: randomUUID() })).subscriptionId;
  };
  return {
    'subscriptions.list': { call: ({ subscriptions }) => subscriptions.list({}), roles: BUILDERS, isPrivate: true },
    'subscriptions.one': {
      call: ({ subscriptions }) => subscriptions.one({ subscriptionId: NO_ID }),
      roles: BUILDERS,
      isPrivate: true,
      ends: 'subscription_unknown',
    },
    'subscriptions.settled': {
      call: ({ subscriptions }) => subscriptions.settled({ subscriptionId: NO_ID }),
      roles: BUILDERS,
      isPrivate: true,
    },
    'subscriptions.create': {
      call: ({ subscriptions }) => subscriptions.create({ ...SOME_SUBSCRIPTION, mutationId: randomUUID() }),
      roles: BUILDERS,
    },
    'subscriptions.pause': {
      prepare,
      call: ({ subscriptions }, { found }) => subscriptions.pause({ subscriptionId: found || NO_ID }),
      roles: BUILDERS,
    },
    'subscriptions.resume': {
      prepare,
      call: ({ subscriptions }, { found }) => subscriptions.resume({ subscriptionId: found || NO_ID }),
      roles: BUILDERS,
    },
    'subscriptions.changeCap': {
      prepare,
      call: ({ subscriptions }, { found }) =>
        subscriptions.changeCap({ subscriptionId: found || NO_ID, capCredits: null }),
      roles: BUILDERS,
    },
    'subscriptions.openCalendar': {
      prepare,
      call: ({ subscriptions }, { found }) => subscriptions.openCalendar({ subscriptionId: found || NO_ID }),
      roles: BUILDERS,
    },
    'subscriptions.closeCalendar': {
      prepare,
      call: ({ subscriptions }, { found }) => subscriptions.closeCalendar({ subscriptionId: found || NO_ID }),
      roles: BUILDERS,
    },
    'subscriptions.delete': {
      prepare,
      call: ({ subscriptions }, { found }) => subscriptions.delete({ subscriptionId: found || NO_ID }),
      roles: BUILDERS,
    },
  };
}
