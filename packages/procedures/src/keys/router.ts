import { z } from 'zod';
import type { KeyLimits } from '@graha/domain/api-key';
import { dayOf, daysBefore } from '@graha/domain/days';
import { KEY_ENVS } from '@graha/domain/key-format';
import { Refusal } from '@graha/domain/refusal';
import { SCOPES_MAX, unknownScopeMessage } from '@graha/domain/scopes';
import { Text } from '@graha/domain/typed-text';
import { widensLimits } from '@graha/domain/widened-limits';
import { disableKey, enableKey, restrictKey } from '@graha/store/keys/key-commands';
import { listKeys, type KeyListItem } from '@graha/store/keys/key-list';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { creditsByKey, usageOfKey } from '@graha/store/requests/usage';
import { boundId } from '../trpc/once.ts';
import type { Context } from '../trpc/context.ts';
import { fieldProblem, freshMemberProcedure, memberProcedure, onceOnly, requireFresh, router } from '../trpc/init.ts';
import { ledgerAmounts, viewOf } from '../usage/view.ts';
import { requireAccount } from '../workspace/account.ts';
import { ADDRESSES_MAX, ADDRESSES_TOO_MANY, CAP_WRONG, SCOPES_NONE, addressProblem } from './limit-form.ts';
import { FOUND_AT_WRONG, MINUTES_WRONG, NAME_MISSING, OVERLAP_MS_MAX } from './key.ts';
import { createKey, endKey, replaceKey, reportLeak } from './notified-changes.ts';

const KeyName = Text.max(100, 'Use at most 100 characters.').trim().min(1, NAME_MISSING);
const KeyRef = z.strictObject({ keyId: z.uuid() });

const Address = Text.max(100).superRefine((text, { addIssue }) => {
  const problem = addressProblem(text);
  if (problem !== null) addIssue({ code: 'custom', message: `“${text}”: ${problem}` });
});

const Limits = z.strictObject({
  scopes: z.array(Text.max(100)).min(1, SCOPES_NONE).max(SCOPES_MAX),
  cidrs: z.array(Address).max(ADDRESSES_MAX, ADDRESSES_TOO_MANY),
  monthlyCreditsMax: z.int(CAP_WRONG).positive(CAP_WRONG).nullable(),
  expiresAt: z.iso.datetime().nullable(),
});

type MemberContext = Pick<Context, 'db' | 'sky'> & { tenantId: string };

/** Which operations there are is known to the sky wing, so the schema cannot check it. */
function requireKnownScopes({ sky }: MemberContext, { scopes }: KeyLimits): void {
  const message = unknownScopeMessage(scopes, sky.operationIds);
  if (message !== null) throw fieldProblem('limits.scopes', message);
}

async function keyOf(
  ctx: MemberContext,
  { keyId }: { keyId: string },
): Promise<{ key: KeyListItem; keys: KeyListItem[] }> {
  const keys = await listKeys(ctx);
  const key = keys.find((row) => row.keyId === keyId);
  if (!key) throw new Refusal('key_unknown');
  return { key, keys };
}

/** What a key may do now, as it would be requested. */
const limitsOf = ({ scopes, cidrs, monthlyCreditsMax, expiresAt }: KeyListItem): KeyLimits => ({
  scopes,
  cidrs,
  monthlyCreditsMax,
  expiresAt: expiresAt?.toISOString() ?? null,
});

const DAYS_SHOWN = 30;

export const keysRouter = router({
  /** Every key, and what those that have called have spent in the period. */
  list: memberProcedure('keys.read').query(async ({ ctx }) => {
    const [keys, account, asOf] = await Promise.all([listKeys(ctx), requireAccount(ctx), ledgerNow(ctx.db)]);
    const spent = await creditsByKey(ctx, { fromDay: dayOf(account.periodStart), toDay: dayOf(asOf) });
    return { keys, asOf, spent };
  }),

  /** One key, its limits, and what it has called in the last thirty days. */
  get: memberProcedure('keys.read')
    .input(KeyRef)
    .query(async ({ ctx, input: { keyId } }) => {
      const [{ key, keys }, account, asOf] = await Promise.all([
        keyOf(ctx, { keyId }),
        requireAccount(ctx),
        ledgerNow(ctx.db),
      ]);
      const today = dayOf(asOf);
      const span = { from: daysBefore(today, DAYS_SHOWN - 1), to: today };
      const periodDay = dayOf(account.periodStart);
      const firstDay = periodDay < span.from ? periodDay : span.from;
      const rows = await usageOfKey(ctx, { keyId, fromDay: firstDay, toDay: today });
      const ofPeriod = rows.filter(({ day }) => day >= periodDay);
      const shown = rows.filter(({ day }) => day >= span.from);
      return {
        key,
        replaces: keys.filter(({ replacedBy }) => replacedBy === keyId),
        replacedBy: keys.find((row) => row.keyId === key.replacedBy) ?? null,
        asOf,
        usage: viewOf(ledgerAmounts(shown, 'operation'), span),
        spent: { credits: ofPeriod.reduce((sum, { credits }) => sum + credits, 0), since: new Date(periodDay) },
      };
    }),

  create: freshMemberProcedure('keys.manage')
    .input(z.strictObject({ mutationId: z.uuid(), name: KeyName, env: z.enum(KEY_ENVS), limits: Limits.optional() }))
    .mutation(({ ctx, input: { mutationId, ...input } }) => {
      if (input.limits) requireKnownScopes(ctx, input.limits);
      return createKey(ctx, { ...input, keyId: boundId(ctx.tenantId, mutationId) });
    }),

  /** All limits at once. Only a change that gives the key more asks for the password. */
  restrict: memberProcedure('keys.manage')
    .input(KeyRef.extend({ limits: Limits }))
    .mutation(async ({ ctx, input: { keyId, limits } }) => {
      requireKnownScopes(ctx, limits);
      const { key } = await keyOf(ctx, { keyId });
      if (widensLimits(limitsOf(key), limits)) requireFresh(ctx.viewer);
      return restrictKey(ctx, { keyId, ...limits });
    }),

  rotate: freshMemberProcedure('keys.manage')
    .input(KeyRef.extend({ overlapMs: z.int().nonnegative().max(OVERLAP_MS_MAX, MINUTES_WRONG) }))
    .use(onceOnly('keyId'))
    .mutation(({ ctx, input }) => replaceKey(ctx, input)),

  disable: memberProcedure('keys.manage')
    .input(KeyRef)
    .mutation(({ ctx, input }) => disableKey(ctx, input)),

  enable: memberProcedure('keys.manage')
    .input(KeyRef)
    .mutation(({ ctx, input }) => enableKey(ctx, input)),

  revoke: memberProcedure('keys.manage')
    .input(KeyRef)
    .mutation(({ ctx, input }) => endKey(ctx, input)),

  reportLeak: memberProcedure('keys.manage')
    .input(
      KeyRef.extend({
        foundAt: z
          .url({ protocol: /^https?$/, error: FOUND_AT_WRONG })
          .max(500)
          .nullable(),
      }),
    )
    .use(onceOnly('keyId'))
    .mutation(async ({ ctx, input: { keyId, foundAt } }) => {
      const { key } = await keyOf(ctx, { keyId });
      const leak = { key, foundAt, workspace: ctx.workspace.name, reporter: ctx.viewer.name };
      return { mails: await reportLeak(ctx, leak) };
    }),

  /** What a key called first and what that cost; null until its usage is counted, and for another workspace's key. */
  firstCall: memberProcedure('keys.read')
    .input(KeyRef)
    .query(async ({ ctx, input: { keyId } }) => {
      const today = dayOf(await ledgerNow(ctx.db));
      const [row] = await usageOfKey(ctx, { keyId, fromDay: daysBefore(today, 1), toDay: today });
      return row ? { operation: row.operation, credits: Math.round(row.credits / row.calls) } : null;
    }),
});
