import {
  impersonationOf,
  startImpersonation,
  stopImpersonation,
  type Impersonation,
  type ImpersonationWish,
} from '@graha/store/impersonation';
import { actingAsOperator } from '../../../trpc/acting.ts';

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
  startImpersonation: (wish, requestId) => startImpersonation(pool, wish, actingAsOperator(wish.operatorId, requestId)),
  stopImpersonation: async (operatorId, requestId) =>
    void (await stopImpersonation(pool, { operatorId, how: 'stopped' }, actingAsOperator(operatorId, requestId))),
  endWithSession: async (looker) =>
    void (await stopImpersonation(pool, { ...looker, how: 'signed-out' }, actingAsOperator(looker.operatorId))),
});
