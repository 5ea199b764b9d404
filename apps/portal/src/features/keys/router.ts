import { KEY_ENVS } from '@graha/domain/key-format';
import { Refusal } from '@graha/domain/refusal';
import { SCOPES } from '@graha/domain/scopes';
import { widensLimits } from '@graha/domain/widened-limits';
import { z } from 'zod';
import type { Books, Viewer, Workspace } from '../../trpc/context.ts';
import { freshMemberProcedure, memberProcedure, requireFresh, router } from '../../trpc/init.ts';
import { ledgerAmounts, viewOf } from '../usage/view.ts';
import { dayOf, daysBefore } from '../workspace/days.ts';
import { addressProblem } from './addresses.ts';
import type { KeyRow } from './key.ts';
import { ADDRESSES_MAX } from './limit-form.ts';
import { limitsOf } from './limits.ts';
import { OVERLAP_MS_MAX } from './overlap.ts';
import { KEYS_TEXT } from './text.ts';

const { limits: LIMITS } = KEYS_TEXT;

const KeyName = z.string().trim().min(1, KEYS_TEXT.create.nameMissing).max(100, KEYS_TEXT.create.nameTooLong);
const KeyRef = z.strictObject({ keyId: z.uuid() });

const Address = z.string().superRefine((text, { addIssue }) => {
  const problem = addressProblem(text);
  if (problem !== null) addIssue({ code: 'custom', message: `“${text}”: ${problem}` });
});

const Limits = z.strictObject({
  scopes: z.array(z.enum(SCOPES)).min(1, LIMITS.scopes.none),
  cidrs: z.array(Address).max(ADDRESSES_MAX, LIMITS.addresses.tooMany),
  monthlyCreditsMax: z.int(LIMITS.cap.wrong).positive(LIMITS.cap.wrong).nullable(),
  expiresAt: z.iso.datetime().nullable(),
});

type Member = { viewer: Viewer; workspace: Workspace; requestId: string; books: Books };

const byOf = ({ viewer, requestId }: Member) => ({ userId: viewer.userId, requestId });

async function keyOf({ books, workspace }: Member, keyId: string): Promise<{ key: KeyRow; keys: KeyRow[] }> {
  const keys = await books.keys(workspace.tenantId);
  const key = keys.find((row) => row.keyId === keyId);
  if (!key) throw new Refusal('key_unknown');
  return { key, keys };
}

const DAYS_SHOWN = 30;

export const keysRouter = router({
  /** Every key, and what those that have called have spent in the period. */
  list: memberProcedure('keys.read').query(async ({ ctx }) => {
    const { tenantId } = ctx.workspace;
    const [keys, account, asOf] = await Promise.all([
      ctx.books.keys(tenantId),
      ctx.books.account(tenantId),
      ctx.books.now(),
    ]);
    const spent = await ctx.books.creditsByKey(tenantId, dayOf(account.periodStart), dayOf(asOf));
    return { keys, asOf, spent };
  }),

  /** One key, what it is tied to, and what it has called in the last thirty days. */
  get: memberProcedure('keys.read')
    .input(KeyRef)
    .query(async ({ ctx, input: { keyId } }) => {
      const { tenantId } = ctx.workspace;
      const [{ key, keys }, account, asOf] = await Promise.all([
        keyOf(ctx, keyId),
        ctx.books.account(tenantId),
        ctx.books.now(),
      ]);
      const today = dayOf(asOf);
      const span = { from: daysBefore(today, DAYS_SHOWN - 1), to: today };
      const periodDay = dayOf(account.periodStart);
      const firstDay = periodDay < span.from ? periodDay : span.from;
      const rows = await ctx.books.usageOfKey(tenantId, keyId, firstDay, today);
      const ofPeriod = rows.filter(({ day }) => day >= periodDay);
      return {
        key,
        replaces: keys.filter(({ replacedBy }) => replacedBy === keyId),
        replacedBy: keys.find((row) => row.keyId === key.replacedBy) ?? null,
        asOf,
        usage: viewOf(
          ledgerAmounts(
            rows.filter(({ day }) => day >= span.from),
            'operation',
          ),
          span,
        ),
        spent: { credits: ofPeriod.reduce((sum, { credits }) => sum + credits, 0), since: new Date(periodDay) },
      };
    }),

  /** The key is in this answer and nowhere else: the log keeps its hash. Without limits it may do everything. */
  create: freshMemberProcedure('keys.manage')
    .input(z.strictObject({ name: KeyName, env: z.enum(KEY_ENVS), limits: Limits.optional() }))
    .mutation(({ ctx, input: { limits, ...key } }) =>
      ctx.books.issueKey(ctx.workspace.tenantId, limits ? { ...key, limits } : key, byOf(ctx)),
    ),

  /** All limits at once. Whoever gives a key more is asked who they are; whoever takes something from it is not. */
  restrict: memberProcedure('keys.manage')
    .input(KeyRef.extend({ limits: Limits }))
    .mutation(async ({ ctx, input: { keyId, limits } }) => {
      const { key } = await keyOf(ctx, keyId);
      if (widensLimits(limitsOf(key), limits)) requireFresh(ctx.viewer);
      return ctx.books.restrictKey(ctx.workspace.tenantId, keyId, limits, byOf(ctx));
    }),

  /** The successor's text is in this answer and nowhere else. */
  rotate: freshMemberProcedure('keys.manage')
    .input(KeyRef.extend({ overlapMs: z.int().nonnegative().max(OVERLAP_MS_MAX, KEYS_TEXT.rotate.minutesWrong) }))
    .mutation(({ ctx, input }) => ctx.books.rotateKey(ctx.workspace.tenantId, input, byOf(ctx))),

  disable: memberProcedure('keys.manage')
    .input(KeyRef)
    .mutation(({ ctx, input }) => ctx.books.disableKey(ctx.workspace.tenantId, input.keyId, byOf(ctx))),

  enable: memberProcedure('keys.manage')
    .input(KeyRef)
    .mutation(({ ctx, input }) => ctx.books.enableKey(ctx.workspace.tenantId, input.keyId, byOf(ctx))),

  revoke: memberProcedure('keys.manage')
    .input(KeyRef)
    .mutation(({ ctx, input }) => ctx.books.revokeKey(ctx.workspace.tenantId, input.keyId, byOf(ctx))),

  reportLeak: memberProcedure('keys.manage')
    .input(
      KeyRef.extend({
        foundAt: z
          .url({ protocol: /^https?$/, error: KEYS_TEXT.leak.foundAtWrong })
          .max(500)
          .nullable(),
      }),
    )
    .mutation(async ({ ctx, input: { keyId, foundAt } }) => {
      const { key } = await keyOf(ctx, keyId);
      const leak = { foundAt, workspace: ctx.workspace.name, reporter: ctx.viewer.name };
      return { mails: await ctx.books.reportKeyLeak(ctx.workspace.tenantId, key, leak, byOf(ctx)) };
    }),

  /** What a key called first and what that cost, as soon as the books show it; null until then, and for another's key. */
  firstCall: memberProcedure('keys.read')
    .input(KeyRef)
    .query(async ({ ctx, input: { keyId } }) => {
      const today = dayOf(await ctx.books.now());
      const [row] = await ctx.books.usageOfKey(ctx.workspace.tenantId, keyId, daysBefore(today, 1), today);
      return row ? { operation: row.operation, credits: Math.round(row.credits / row.calls) } : null;
    }),
});
