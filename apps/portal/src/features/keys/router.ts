import { KEY_ENVS } from '@graha/domain/key-format';
import { z } from 'zod';
import { freshMemberProcedure, memberProcedure, router } from '../../trpc/init.ts';
import { dayOf, daysBefore } from '../workspace/days.ts';
import { KEYS_TEXT } from './text.ts';

const KeyName = z.string().trim().min(1, KEYS_TEXT.create.nameMissing).max(100, KEYS_TEXT.create.nameTooLong);

export const keysRouter = router({
  list: memberProcedure('keys.read').query(async ({ ctx }) => {
    const [keys, asOf] = await Promise.all([ctx.books.keys(ctx.workspace.tenantId), ctx.books.now()]);
    return { keys, asOf };
  }),

  /** The key is in this answer and nowhere else: the log keeps its hash. */
  create: freshMemberProcedure('keys.manage')
    .input(z.strictObject({ name: KeyName, env: z.enum(KEY_ENVS) }))
    .mutation(({ ctx, input }) =>
      ctx.books.issueKey(ctx.workspace.tenantId, input, { userId: ctx.viewer.userId, requestId: ctx.requestId }),
    ),

  revoke: memberProcedure('keys.manage')
    .input(z.strictObject({ keyId: z.uuid() }))
    .mutation(({ ctx, input }) =>
      ctx.books.revokeKey(ctx.workspace.tenantId, input.keyId, {
        userId: ctx.viewer.userId,
        requestId: ctx.requestId,
      }),
    ),

  /** What a key called first and what that cost, as soon as the books show it; null until then, and for another's key. */
  firstCall: memberProcedure('keys.read')
    .input(z.strictObject({ keyId: z.uuid() }))
    .query(async ({ ctx, input }) => {
      const today = dayOf(await ctx.books.now());
      const rows = await ctx.books.usage(ctx.workspace.tenantId, daysBefore(today, 1), today);
      const row = rows.find(({ keyId }) => keyId === input.keyId);
      return row ? { operation: row.operation, credits: Math.round(row.credits / row.calls) } : null;
    }),
});
