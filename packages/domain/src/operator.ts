import { z } from 'zod';
import { deciderOf, type EventOf } from './event.ts';
import { Refusal } from './refusal.ts';

const Id = z.string().min(1).max(255);

/** What an operator did that belongs to no customer's own history; stream `admin-{id}`. */
export const operatorEvents = {
  ImpersonationStarted: z.object({ tenantId: z.uuid(), userId: Id, reason: z.string().trim().min(1).max(500) }),
  ImpersonationEnded: z.object({ tenantId: z.uuid(), userId: Id }),
  ProjectionRebuildRequested: z.object({ projection: Id }),
  ProjectionRebuildCompleted: z.object({ projection: Id, checksum: z.string() }),
};
export type OperatorEvent = EventOf<typeof operatorEvents>;

type Impersonation = { tenantId: string; userId: string };
export type Operator = { impersonating: Impersonation | null };
export type OperatorCommand = { now: string } & (
  | { type: 'impersonate'; tenantId: string; userId: string; reason: string }
  | { type: 'stopImpersonating' }
  | { type: 'requestRebuild'; projection: string }
  | { type: 'completeRebuild'; projection: string; checksum: string }
);

export const operator = deciderOf<Operator, OperatorCommand, OperatorEvent>({
  initial: { impersonating: null },
  decide: {
    impersonate: ({ tenantId, userId, reason }, { impersonating }) => {
      if (impersonating) throw new Refusal('impersonation_running');
      return [{ type: 'ImpersonationStarted', data: { tenantId, userId, reason } }];
    },
    stopImpersonating: (_command, { impersonating }) =>
      impersonating ? [{ type: 'ImpersonationEnded', data: impersonating }] : [],
    requestRebuild: ({ projection }) => [{ type: 'ProjectionRebuildRequested', data: { projection } }],
    completeRebuild: ({ projection, checksum }) => [
      { type: 'ProjectionRebuildCompleted', data: { projection, checksum } },
    ],
  },
  evolve: {
    ImpersonationStarted: (_state, { data: { tenantId, userId } }) => ({ impersonating: { tenantId, userId } }),
    ImpersonationEnded: () => ({ impersonating: null }),
    ProjectionRebuildRequested: (state) => state,
    ProjectionRebuildCompleted: (state) => state,
  },
});
