import { z } from 'zod';
import { deciderOf, type EventOf } from './event.ts';
import { PLANS, UNVERIFIED_CALLS_MAX } from './plans.ts';

/** What a person did with an account, told by the identity tables' hooks. The person is the stream's id alone. */
export const userEvents = {
  UserRegistered: z.object({}),
  EmailVerified: z.object({}),
  EmailChanged: z.object({}),
  PasswordChanged: z.object({}),
  TwoFactorEnabled: z.object({}),
  TwoFactorDisabled: z.object({}),
  PasskeyAdded: z.object({ passkeyId: z.string() }),
  PasskeyRemoved: z.object({ passkeyId: z.string() }),
  SessionsRevoked: z.object({ all: z.boolean() }),
  /** The workspace that has this person's one Free allowance. */
  FreeAllowanceClaimed: z.object({ tenantId: z.string() }),
  UserErased: z.object({}),
};
export type UserEvent = EventOf<typeof userEvents>;

export type User = { seen: readonly UserEvent['type'][]; freeTenantId: string | null };

export type UserCommand = { now: string } & (
  | { type: 'record'; event: Exclude<UserEvent, { type: 'FreeAllowanceClaimed' }> }
  | { type: 'claimFreeAllowance'; tenantId: string }
);

/** The identity tables decide; here a fact is written down, and what can be so once is told once. */
const ONCE: readonly UserEvent['type'][] = ['UserRegistered', 'EmailVerified', 'UserErased'];

const told = (state: User, { type }: UserEvent): User => ({ ...state, seen: [...state.seen, type] });
const unchanged = (state: User): User => state;

export const user = deciderOf<User, UserCommand, UserEvent>({
  initial: { seen: [], freeTenantId: null },
  decide: {
    record: ({ event }, { seen }) =>
      seen.includes('UserErased') || (ONCE.includes(event.type) && seen.includes(event.type)) ? [] : [event],

    // Whoever asks first has it, and for good: a workspace that is given up does not make room for the next.
    claimFreeAllowance: ({ tenantId }, { seen, freeTenantId }) =>
      seen.includes('UserErased') || freeTenantId !== null
        ? []
        : [{ type: 'FreeAllowanceClaimed', data: { tenantId } }],
  },
  evolve: {
    UserRegistered: told,
    EmailVerified: told,
    EmailChanged: unchanged,
    PasswordChanged: unchanged,
    TwoFactorEnabled: unchanged,
    TwoFactorDisabled: unchanged,
    PasskeyAdded: unchanged,
    PasskeyRemoved: unchanged,
    SessionsRevoked: unchanged,
    FreeAllowanceClaimed: (state, { data }) => ({ ...state, freeTenantId: data.tenantId }),
    UserErased: told,
  },
});

export const isVerified = ({ seen }: User): boolean => seen.includes('EmailVerified');

/** How many calls a month the Free plan allows in this workspace of its owner's. */
export function freeCallsMax(owner: User, tenantId: string): number {
  if (owner.freeTenantId !== tenantId) return 0;
  return isVerified(owner) ? PLANS.free.callsPerPeriod : UNVERIFIED_CALLS_MAX;
}

/** What the Free plan gives a month where it allows this many calls; `undefined`: all that it has. */
export const freeTerms = (callsMax: number | undefined): { credits: number; calls: number } => ({
  credits: callsMax === 0 ? 0 : PLANS.free.creditsPerPeriod,
  calls: callsMax ?? PLANS.free.callsPerPeriod,
});
