import { z } from 'zod';
import { deciderOf, secret, type EventOf } from './event.ts';
import { Refusal } from './refusal.ts';

/** So long may an operator look before it must be asked for again, with a reason. */
export const IMPERSONATION_MS = 30 * 60_000;

const Id = z.string().min(1).max(255);
/** Whose eyes are looked through: the owner's; null where a workspace has none. */
const Visit = { tenantId: z.uuid(), userId: Id.nullable() };

/** What an operator did that belongs to no customer's own history; stream `admin-{id}`. */
export const operatorEvents = {
  /** `sessionId`: the one session that may look; it is nothing for the customer, who reads the rest. */
  ImpersonationStarted: z.object({
    ...Visit,
    sessionId: secret(Id),
    reason: z.string().trim().min(1).max(500),
    ticket: z.string().trim().min(1).max(100).nullable(),
    endsAt: z.iso.datetime(),
  }),
  ImpersonationEnded: z.object({ ...Visit, how: z.enum(['stopped', 'signed-out', 'expired']) }),
};
export type OperatorEvent = EventOf<typeof operatorEvents>;

type Impersonation = { tenantId: string; userId: string | null; endsAt: string };
export type Operator = { impersonating: Impersonation | null };
export type OperatorCommand = { now: string } & (
  | {
      type: 'impersonate';
      tenantId: string;
      userId: string | null;
      sessionId: string;
      reason: string;
      ticket: string | null;
    }
  | { type: 'stopImpersonating'; how: 'stopped' | 'signed-out' }
);

const isOver = ({ endsAt }: Impersonation, now: string): boolean => Date.parse(endsAt) <= Date.parse(now);

const endOf = ({ tenantId, userId }: Impersonation, how: 'stopped' | 'signed-out' | 'expired'): OperatorEvent => ({
  type: 'ImpersonationEnded',
  data: { tenantId, userId, how },
});

export const operator = deciderOf<Operator, OperatorCommand, OperatorEvent>({
  initial: { impersonating: null },
  decide: {
    impersonate: ({ type: _type, now, ...wish }, { impersonating }) => {
      if (impersonating && !isOver(impersonating, now)) throw new Refusal('impersonation_running');
      const endsAt = new Date(Date.parse(now) + IMPERSONATION_MS).toISOString();
      const before = impersonating ? [endOf(impersonating, 'expired')] : [];
      return [...before, { type: 'ImpersonationStarted', data: { ...wish, endsAt } }];
    },
    stopImpersonating: ({ how, now }, { impersonating }) =>
      impersonating ? [endOf(impersonating, isOver(impersonating, now) ? 'expired' : how)] : [],
  },
  evolve: {
    ImpersonationStarted: (_state, { data: { tenantId, userId, endsAt } }) => ({
      impersonating: { tenantId, userId, endsAt },
    }),
    ImpersonationEnded: () => ({ impersonating: null }),
  },
});
