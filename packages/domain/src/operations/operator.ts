import { z } from 'zod';
import { aggregateOf, noTenant } from '../core/aggregate.ts';
import { secret, type EventOf } from '../core/event.ts';
import { Refusal } from '../core/refusal.ts';
import { adminStream } from '../core/streams.ts';

/** An impersonation ends after this time; the next one needs a new reason. */
export const IMPERSONATION_MS = 30 * 60_000;

const Id = z.string().min(1).max(255);
/** The impersonated user is the owner of the workspace; null if it has none. */
const Target = { tenantId: z.uuid(), userId: Id.nullable() };

/** Acts of an operator that are outside every customer's own history; stream `admin-{id}`. */
export const operatorEvents = {
  /** `sessionId`: the one session that may impersonate. It is hidden from the customer, who sees the other members. */
  ImpersonationStarted: z.object({
    ...Target,
    sessionId: secret(Id),
    reason: z.string().trim().min(1).max(500),
    ticket: z.string().trim().min(1).max(100).nullable(),
    endsAt: z.iso.datetime(),
  }),
  ImpersonationEnded: z.object({ ...Target, how: z.enum(['stopped', 'signed-out', 'expired']) }),
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

export const operator = aggregateOf<string, Operator, OperatorCommand, OperatorEvent>({
  name: 'operator',
  streamOf: adminStream,
  tenantOf: noTenant,
  initial: { impersonating: null },
  decide: {
    impersonate: ({ type: _type, now, ...target }, { impersonating }) => {
      if (impersonating && !isOver(impersonating, now)) throw new Refusal('impersonation_running');
      const endsAt = new Date(Date.parse(now) + IMPERSONATION_MS).toISOString();
      const before = impersonating ? [endOf(impersonating, 'expired')] : [];
      return [...before, { type: 'ImpersonationStarted', data: { ...target, endsAt } }];
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
