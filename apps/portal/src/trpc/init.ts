import { may, type Action } from '@graha/domain/roles';
import { Refusal, type RefusalCode, type RefusalKind } from '@graha/domain/refusal';
import { initTRPC, TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server';
import superjson from 'superjson';
import { ZodError } from 'zod';
import { isFresh, isFreshForOperator } from '../auth/fresh.ts';
import { READ_ONLY } from '../auth/read-only.ts';
import type { Context, Viewer } from './context.ts';

const CODE_OF_KIND = {
  not_found: 'NOT_FOUND',
  conflict: 'CONFLICT',
  forbidden: 'FORBIDDEN',
  invalid: 'BAD_REQUEST',
} as const satisfies Record<RefusalKind, TRPC_ERROR_CODE_KEY>;

const BROKEN = 'Something broke on our side. Nothing was changed.';

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  errorFormatter: ({ shape: { code, message, data }, error, ctx }) => ({
    code,
    message: error.code === 'INTERNAL_SERVER_ERROR' ? BROKEN : message,
    data: {
      code: data.code,
      httpStatus: data.httpStatus,
      requestId: ctx?.requestId ?? null,
      refusal: refusalOf(error),
      fields: fieldsOf(error),
    },
  }),
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const refusalOf = ({ cause }: TRPCError): RefusalCode | null => (cause instanceof Refusal ? cause.code : null);

/** The first problem of each field, for the form that sent them. */
function fieldsOf({ cause }: TRPCError): Record<string, string> | null {
  if (!(cause instanceof ZodError)) return null;
  return Object.fromEntries(cause.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

/** A Refusal becomes its TRPCError here, so that no procedure needs a try; what nobody foresaw is logged here. */
const answerErrors = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof Refusal) {
    throw new TRPCError({ code: CODE_OF_KIND[cause.kind], message: cause.message, cause });
  }
  if (result.error.code === 'INTERNAL_SERVER_ERROR') {
    ctx.report(cause ?? result.error, { requestId: ctx.requestId, path });
  }
  return result;
});

const STOP = 'admin.impersonation.stop';

/** An operator who views a customer's workspace changes nothing, whatever procedure is called: neither there nor at home. */
const refuseChanges = t.middleware(({ ctx, type, path, next }) => {
  if (ctx.impersonation && type !== 'query' && path !== STOP) {
    throw new TRPCError({ code: 'FORBIDDEN', message: READ_ONLY });
  }
  return next();
});

const publicProcedure = t.procedure.use(answerErrors).use(refuseChanges);

const tooOften = (waitMs: number): string =>
  `That was asked too often. Nothing was changed; try again in ${Math.ceil(waitMs / 1_000)} s.`;

const CONFIRM = 'Confirm first that it is you. Nothing was changed.';

/** Also for a procedure that learns only from its input how grave it is. */
export function requireFresh({ signedInAt }: Viewer): void {
  if (!isFresh(signedInAt, new Date())) throw new TRPCError({ code: 'PRECONDITION_FAILED', message: CONFIRM });
}

/** What concerns a person and no workspace. */
export const userProcedure = publicProcedure.use(({ ctx, type, next }) => {
  if (!ctx.viewer || !ctx.self) {
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Your session has ended. Sign in again.' });
  }
  const waitMs = ctx.pace[type === 'query' ? 'query' : 'mutation'].take(ctx.viewer.userId);
  if (waitMs > 0) throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: tooOften(waitMs) });
  return next({ ctx: { ...ctx, viewer: ctx.viewer, self: ctx.self } });
});

/** For what a stolen session must not do. A session of this day passes; an older one is asked for the password in between. */
export const freshUserProcedure = userProcedure.use(({ ctx, next }) => {
  requireFresh(ctx.viewer);
  return next();
});

/** For what an operator's old session may still do: see what it views, and end that. */
export const visitingProcedure = userProcedure.use(({ ctx, next }) => {
  if (!ctx.operator) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is nothing here.' });
  return next({ ctx: { ...ctx, operator: ctx.operator } });
});

/** Of all workspaces. Whoever is no operator with a second factor does not even learn that it is there. */
export const operatorProcedure = visitingProcedure.use(({ ctx, next }) => {
  if (!isFreshForOperator(ctx.viewer.signedInAt, new Date()))
    throw new TRPCError({ code: 'PRECONDITION_FAILED', message: CONFIRM });
  return next();
});

/** The workspace comes from the session, never from the input: another one's ids lead nowhere. */
export const memberProcedure = (action: Action) =>
  userProcedure.use(({ ctx, next }) => {
    if (!ctx.workspace) throw new Refusal('tenant_unknown');
    if (!may(ctx.workspace.role, action)) {
      const message = `Your role in this workspace, ${ctx.workspace.role}, does not allow this.`;
      throw new TRPCError({ code: 'FORBIDDEN', message });
    }
    if (ctx.impersonation && !may('impersonator', action))
      throw new TRPCError({ code: 'FORBIDDEN', message: READ_ONLY });
    return next({ ctx: { ...ctx, workspace: ctx.workspace } });
  });

/** As `memberProcedure`, for what a stolen session must not do. */
export const freshMemberProcedure = (action: Action) =>
  memberProcedure(action).use(({ ctx, next }) => {
    requireFresh(ctx.viewer);
    return next();
  });
