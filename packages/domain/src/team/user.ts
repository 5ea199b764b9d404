import { z } from 'zod';
import { aggregateOf, noTenant } from '../core/aggregate.ts';
import type { EventOf } from '../core/event.ts';
import { Refusal } from '../core/refusal.ts';
import { PLANS, UNVERIFIED_CALLS_MAX } from '../billing/plans.ts';
import { userStream } from '../core/streams.ts';

/**
 * Acts of a person on their account, recorded by the hooks of the identity tables. Only the id of the stream identifies the
 * person.
 */
export const userEvents = {
  UserRegistered: z.object({}),
  EmailVerified: z.object({}),
  EmailChanged: z.object({}),
  PasswordChanged: z.object({}),
  TwoFactorEnabled: z.object({}),
  TwoFactorDisabled: z.object({}),
  PasskeyAdded: z.object({ passkeyId: z.string() }),
  PasskeyRemoved: z.object({ passkeyId: z.string() }),
  /** Sign-in through a provider was added or removed. */
  ConnectionAdded: z.object({ provider: z.string() }),
  ConnectionRemoved: z.object({ provider: z.string() }),
  SessionsRevoked: z.object({ all: z.boolean() }),
  /** The workspace that has this person's one Free allowance. */
  FreeAllowanceClaimed: z.object({ tenantId: z.string() }),
  /** `tenantIds`: the workspaces whose deletion was requested with it; they are deleted with the account, or kept with it. */
  UserErasureRequested: z.object({ dueAt: z.iso.datetime(), tenantIds: z.array(z.string()) }),
  UserErasureWithdrawn: z.object({}),
  UserErased: z.object({}),
};
export type UserEvent = EventOf<typeof userEvents>;

type UserErasure = { dueAt: string; tenantIds: readonly string[] };

/** `erasure` is null if there is no request, or it was withdrawn. */
export type User = {
  seen: readonly UserEvent['type'][];
  freeTenantId: string | null;
  erasure: UserErasure | null;
};

/** Events decided by commands; the hooks of the identity tables record the others. */
type Decided = 'FreeAllowanceClaimed' | 'UserErasureRequested' | 'UserErasureWithdrawn' | 'UserErased';

export type UserCommand = { now: string } & (
  | { type: 'record'; event: Exclude<UserEvent, { type: Decided }> }
  | { type: 'claimFreeAllowance'; tenantId: string }
  | { type: 'requestErasure'; dueAt: string; tenantIds: string[] }
  | { type: 'withdrawErasure' }
  | { type: 'completeErasure' }
);

/** The identity tables decide and this stream records; a fact of these types is recorded once. */
const ONCE: readonly UserEvent['type'][] = ['UserRegistered', 'EmailVerified'];

const withSeen = (state: User, { type }: UserEvent): User => ({ ...state, seen: [...state.seen, type] });
const unchanged = (state: User): User => state;

export const user = aggregateOf<string, User, UserCommand, UserEvent>({
  name: 'user',
  streamOf: userStream,
  tenantOf: noTenant,
  initial: { seen: [], freeTenantId: null, erasure: null },
  decide: {
    record: ({ event }, { seen }) =>
      seen.includes('UserErased') || (ONCE.includes(event.type) && seen.includes(event.type)) ? [] : [event],

    // The first claim is final: deleting a workspace does not free the allowance for the next one.
    claimFreeAllowance: ({ tenantId }, { seen, freeTenantId }) =>
      seen.includes('UserErased') || freeTenantId !== null
        ? []
        : [{ type: 'FreeAllowanceClaimed', data: { tenantId } }],

    requestErasure: ({ dueAt, tenantIds, now }, { seen, erasure }) => {
      if (seen.includes('UserErased') || erasure !== null) return [];
      if (Date.parse(dueAt) < Date.parse(now)) throw new Refusal('expiry_in_past');
      return [{ type: 'UserErasureRequested', data: { dueAt, tenantIds } }];
    },

    withdrawErasure: (_command, { seen, erasure }) => {
      if (seen.includes('UserErased')) throw new Refusal('account_erased');
      return erasure === null ? [] : [{ type: 'UserErasureWithdrawn', data: {} }];
    },

    completeErasure: ({ now }, { erasure }) => {
      if (erasure === null || Date.parse(now) < Date.parse(erasure.dueAt)) throw new Refusal('erasure_not_due');
      return [{ type: 'UserErased', data: {} }];
    },
  },
  evolve: {
    UserRegistered: withSeen,
    EmailVerified: withSeen,
    EmailChanged: unchanged,
    PasswordChanged: unchanged,
    TwoFactorEnabled: unchanged,
    TwoFactorDisabled: unchanged,
    PasskeyAdded: unchanged,
    PasskeyRemoved: unchanged,
    ConnectionAdded: unchanged,
    ConnectionRemoved: unchanged,
    SessionsRevoked: unchanged,
    // The first claim in the log counts, even if a role that skips `decide` appends a second one.
    FreeAllowanceClaimed: (state, { data }) => ({ ...state, freeTenantId: state.freeTenantId ?? data.tenantId }),
    UserErasureRequested: (state, { data }) => ({ ...state, erasure: data }),
    UserErasureWithdrawn: (state) => ({ ...state, erasure: null }),
    UserErased: (state, event) => ({ ...withSeen(state, event), erasure: null }),
  },
});

export const isVerified = ({ seen }: User): boolean => seen.includes('EmailVerified');

/** Returns the monthly call limit of the Free plan in this workspace of its owner. */
export function freeCallsMax(owner: User, tenantId: string): number {
  if (owner.freeTenantId !== tenantId) return 0;
  return isVerified(owner) ? PLANS.free.callsPerPeriod : UNVERIFIED_CALLS_MAX;
}

/** Returns the monthly allowance of the Free plan with this call limit; `undefined`: the full allowance. */
export const freeTerms = (callsMax: number | undefined): { credits: number; calls: number } => ({
  credits: callsMax === 0 ? 0 : PLANS.free.creditsPerPeriod,
  calls: callsMax ?? PLANS.free.callsPerPeriod,
});
