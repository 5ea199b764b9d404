import { TRPCError, initTRPC, type TRPC_ERROR_CODE_KEY } from '@trpc/server';
import superjson from 'superjson';
import { ZodError, z } from 'zod';
import { may, type Action } from '@graha/domain/team/roles';
import { Refusal, type RefusalCode, type RefusalKind } from '@graha/domain/core/refusal';
import { BUSY_MESSAGE, isBusy } from '@graha/auth/core/throttle';
import { READ_ONLY, VERIFY_FIRST, isFresh, isFreshForOperator, mayUnverified } from '@graha/auth/core/session-limits';
import { unstorableIn } from '@graha/domain/core/typed-text';
import type { Viewer } from '@graha/auth/core/viewer';
import type { Context } from './context.ts';
import { once } from './once.ts';

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
    message: error.code === 'INTERNAL_SERVER_ERROR' ? BROKEN : (problemsOf(error) ?? message),
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

/** Returns the first problem of each field, for the form that sent them. */
function fieldsOf({ cause }: TRPCError): Record<string, string> | null {
  if (!(cause instanceof ZodError)) return null;
  return Object.fromEntries(cause.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

/** Returns the problems of a schema in words, because its own message is JSON; null for errors with their own message. */
const problemsOf = (error: TRPCError): string | null =>
  error.cause instanceof ZodError && error.message === error.cause.message
    ? [...new Set(Object.values(fieldsOf(error) ?? {}))].join(' ')
    : null;

/** Turns a Refusal into its TRPCError, so that no procedure needs a try block, and reports unexpected errors. */
const answerErrors = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof Refusal) {
    throw new TRPCError({ code: CODE_OF_KIND[cause.kind], message: cause.message, cause });
  }
  if (isBusy(cause)) throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: BUSY_MESSAGE, cause });
  if (result.error.code === 'INTERNAL_SERVER_ERROR') {
    ctx.report(cause ?? result.error, { requestId: ctx.requestId, path });
  }
  return result;
});

const STOP = 'admin.impersonation.stop';

/** Refuses every change of an operator who views a customer's workspace, also in their own workspaces. */
const refuseChanges = t.middleware(({ ctx, type, path, next }) => {
  if (ctx.impersonation && type !== 'query' && path !== STOP) {
    throw new TRPCError({ code: 'FORBIDDEN', message: READ_ONLY });
  }
  return next();
});

/** Allows only queries before the address is verified. */
const requireVerified = t.middleware(({ ctx, type, path, next }) => {
  if (ctx.viewer && !ctx.viewer.isVerified && type !== 'query' && !mayUnverified(path)) {
    throw new TRPCError({ code: 'FORBIDDEN', message: VERIFY_FIRST });
  }
  return next();
});

/** Refuses text that Postgres cannot store. */
const refuseUnstorable = t.middleware(async ({ getRawInput, next }) => {
  const unfit = unstorableIn(await getRawInput());
  if (unfit) throw fieldProblem(unfit.path, unfit.problem);
  return next();
});

const publicProcedure = t.procedure.use(answerErrors).use(refuseUnstorable).use(refuseChanges).use(requireVerified);

/** Open to visitors without a session: it reads and changes no personal data, and counts by address. */
export const visitorProcedure = publicProcedure.use(({ ctx, next }) => {
  const waitMs = ctx.viewer ? ctx.pace.query.take(ctx.viewer.userId) : ctx.pace.visitor.take(ctx.address);
  if (waitMs > 0) throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: tooOften(waitMs) });
  return next();
});

const tooOften = (waitMs: number): string =>
  `That was asked too often. Nothing was changed; try again in ${Math.ceil(waitMs / 1_000)} s.`;

const CONFIRM = 'Confirm first that it is you. Nothing was changed.';

/** Refuses an old session. Exported for a procedure whose input decides whether it needs a fresh one. */
export function requireFresh({ signedInAt }: Viewer): void {
  if (!isFresh(signedInAt, new Date())) throw new TRPCError({ code: 'PRECONDITION_FAILED', message: CONFIRM });
}

/** Guard for procedures of a person, independent of a workspace. */
export const userProcedure = publicProcedure.use(({ ctx, type, next }) => {
  if (!ctx.viewer || !ctx.self) {
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Your session has ended. Sign in again.' });
  }
  const waitMs = ctx.pace[type === 'query' ? 'query' : 'mutation'].take(ctx.viewer.userId);
  if (waitMs > 0) throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: tooOften(waitMs) });
  const actor = { kind: 'user', id: ctx.viewer.userId } as const;
  return next({ ctx: { ...ctx, viewer: ctx.viewer, self: ctx.self, actor } });
});

const Named = z.looseObject({}).catch({});

/**
 * Guards a change that two clicks would make twice. `field` of the input identifies the change; without it, the person's account
 * does.
 */
export const onceOnly = (field?: string) =>
  t.middleware(async ({ ctx, path, getRawInput, next }) => {
    const named = field === undefined ? '' : String(Named.parse(await getRawInput())[field]);
    return once(ctx.attempts, `${path} ${ctx.viewer?.userId} ${named}`, next);
  });

/**
 * Guard for changes that a stolen session must not make. A session of the last day passes; an older one needs the password first.
 */
export const freshUserProcedure = userProcedure.use(({ ctx, next }) => {
  requireFresh(ctx.viewer);
  return next();
});

/** Guard for the actions of an operator's old session: reading the viewed workspace, and ending the view. */
export const visitingProcedure = userProcedure.use(({ ctx, next }) => {
  if (!ctx.operatorDb || !ctx.operatorReads)
    throw new TRPCError({ code: 'NOT_FOUND', message: 'There is nothing here.' });
  const actor = { kind: 'admin', id: ctx.viewer.userId } as const;
  return next({ ctx: { ...ctx, operatorDb: ctx.operatorDb, operatorReads: ctx.operatorReads, actor } });
});

/** Guard for operators with a second factor. Other people get NOT_FOUND, as if it did not exist. */
export const operatorProcedure = visitingProcedure.use(({ ctx, next }) => {
  if (!isFreshForOperator(ctx.viewer.signedInAt, new Date()))
    throw new TRPCError({ code: 'PRECONDITION_FAILED', message: CONFIRM });
  return next();
});

const SECOND_FACTOR_DUE =
  'This workspace requires two-factor sign-in. Nothing was changed; load the page again to set it up or to enter a code.';

/** Takes the workspace from the session, never from the input, so ids of another workspace are not found. */
export const memberProcedure = (action: Action) =>
  userProcedure.use(({ ctx, next }) => {
    if (ctx.secondFactor) throw new TRPCError({ code: 'FORBIDDEN', message: SECOND_FACTOR_DUE });
    if (!ctx.workspace) throw new Refusal('tenant_unknown');
    if (!may(ctx.workspace.role, action)) {
      const message = `Your role in this workspace, ${ctx.workspace.role}, does not allow this.`;
      throw new TRPCError({ code: 'FORBIDDEN', message });
    }
    if (ctx.impersonation && !may('impersonator', action))
      throw new TRPCError({ code: 'FORBIDDEN', message: READ_ONLY });
    return next({ ctx: { ...ctx, workspace: ctx.workspace, tenantId: ctx.workspace.tenantId } });
  });

/** Like `memberProcedure`, for changes that a stolen session must not make. */
export const freshMemberProcedure = (action: Action) =>
  memberProcedure(action).use(({ ctx, next }) => {
    requireFresh(ctx.viewer);
    return next();
  });

type FieldProblem = { readonly loc: readonly (string | number)[]; readonly msg: string };

/** Returns an error for fields of the input, like a schema's: the form shows each message at its field. */
export const fieldProblems = (problems: readonly FieldProblem[]): TRPCError =>
  new TRPCError({
    code: 'BAD_REQUEST',
    message: problems.map(({ msg }) => msg).join('; '),
    cause: new z.ZodRealError(
      problems.map(({ loc, msg }) => ({ code: 'custom', path: [...loc], message: msg, input: undefined })),
    ),
  });

/** The same for one field. */
export const fieldProblem = (field: string, message: string): TRPCError =>
  fieldProblems([{ loc: [field], msg: message }]);
