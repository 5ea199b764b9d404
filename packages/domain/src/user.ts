import { z } from 'zod';
import { deciderOf, type EventOf } from './event.ts';

/** What a person did with an account, told by the identity tables' hooks. The person is the stream's id alone. */
export const userEvents = {
  UserRegistered: z.object({}),
  EmailVerified: z.object({}),
  PasswordChanged: z.object({}),
  TwoFactorEnabled: z.object({}),
  TwoFactorDisabled: z.object({}),
  PasskeyAdded: z.object({ passkeyId: z.string() }),
  PasskeyRemoved: z.object({ passkeyId: z.string() }),
  SessionsRevoked: z.object({ all: z.boolean() }),
  UserErased: z.object({}),
};
export type UserEvent = EventOf<typeof userEvents>;
export type UserCommand = { type: 'record'; event: UserEvent; now: string };

/** The identity tables decide; here a fact is written down, and what can be so once is told once. */
const ONCE: readonly UserEvent['type'][] = ['UserRegistered', 'EmailVerified', 'UserErased'];

const told = (seen: readonly string[], event: UserEvent) => [...seen, event.type];

export const user = deciderOf<readonly string[], UserCommand, UserEvent>({
  initial: [],
  decide: {
    record: ({ event }, seen) =>
      seen.includes('UserErased') || (ONCE.includes(event.type) && seen.includes(event.type)) ? [] : [event],
  },
  evolve: {
    UserRegistered: told,
    EmailVerified: told,
    PasswordChanged: (seen) => seen,
    TwoFactorEnabled: (seen) => seen,
    TwoFactorDisabled: (seen) => seen,
    PasskeyAdded: (seen) => seen,
    PasskeyRemoved: (seen) => seen,
    SessionsRevoked: (seen) => seen,
    UserErased: told,
  },
});
