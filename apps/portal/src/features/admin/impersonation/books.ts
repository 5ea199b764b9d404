import {
  impersonationOf,
  startImpersonation,
  stopImpersonation,
  type Impersonation,
  type ImpersonationWish,
} from '@graha/store/impersonation';
import type { Acting } from '@graha/store/workspace';

/** The session of an operator. */
export type Looker = { operatorId: string; sessionId: string };

export type ImpersonationBooks = {
  /** Null: this session is where its own person works. */
  impersonation(looker: Looker): Promise<Impersonation | null>;
  startImpersonation(wish: ImpersonationWish, requestId: string): Promise<void>;
  /** Whichever session of the operator's looks. */
  stopImpersonation(operatorId: string, requestId: string): Promise<void>;
  /** After a session is gone: nobody views anything through it. */
  endWithSession(looker: Looker): Promise<void>;
};

type Pool = Parameters<typeof impersonationOf>[0];

export const createImpersonationBooks = (pool: Pool): ImpersonationBooks => ({
  impersonation: (looker) => impersonationOf(pool, looker),
  startImpersonation: (wish, requestId) => startImpersonation(pool, wish, actingFor(wish.operatorId, requestId)),
  stopImpersonation: async (operatorId, requestId) =>
    void (await stopImpersonation(pool, { operatorId, how: 'stopped' }, actingFor(operatorId, requestId))),
  endWithSession: async (looker) =>
    void (await stopImpersonation(pool, { ...looker, how: 'signed-out' }, actingFor(looker.operatorId))),
});

const actingFor = (operatorId: string, requestId?: string): Acting => ({
  actor: { kind: 'admin', id: operatorId },
  ...(requestId === undefined ? {} : { requestId }),
});
