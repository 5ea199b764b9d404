import { z } from 'zod';
import { AskedLimits, type KeyLimits, limitsOf } from '@graha/domain/keys/key-limits';
import { dayOf, daysBefore } from '@graha/domain/core/days';
import { localDayOf } from '@graha/domain/core/local-day';
import { KEY_ENVS } from '@graha/domain/keys/key-format';
import { Refusal } from '@graha/domain/core/refusal';
import { KEY_VERBS, lineOf, refusalOfPerson, spendsFrom, type KeyVerb } from '@graha/domain/keys/key-management';
import { unknownScopeMessage } from '@graha/domain/keys/scopes';
import { widensLimits } from '@graha/domain/keys/widened-limits';
import { disableKey, enableKey, endCapture, restrictKey, startCapture } from '@graha/store/keys/key-commands';
import { findKeys, keyNames } from '@graha/store/keys/find-keys';
import { listKeys, type KeyListItem } from '@graha/store/keys/key-list';
import { leakReports } from '@graha/store/keys/leaked-keys';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { creditsOfKeys, usageOfKey } from '@graha/store/requests/usage';
import { clockOf } from '@graha/store/tenants/clock';
import { boundId } from '@graha/store/aggregates/bound-id';
import type { Workspace } from '@graha/auth/core/viewer';
import type { Context } from '../trpc/context.ts';
import { fieldProblem, freshMemberProcedure, memberProcedure, onceOnly, requireFresh, router } from '../trpc/init.ts';
import { daySlots } from '../series/filter.ts';
import { ledgerAmounts, viewOf } from '../series/view.ts';
import { requireAccount } from '../workspace/account.ts';
import { KEYS_PER_PAGE, KeysFilter } from './filter.ts';
import { FOUND_AT_WRONG, MINUTES_WRONG, OVERLAP_MS_MAX } from './key.ts';
import { createKey, endKey, replaceKey, reportLeak } from './key-changes.ts';
import { KeyName } from './key-name.ts';

const KeyRef = z.strictObject({ keyId: z.uuid() });

type MemberContext = Pick<Context, 'db' | 'sky'> & { tenantId: string; workspace: Workspace };

/** Refuses unknown scopes. Only the catalogue knows the operations, so the schema cannot check them. */
function requireKnownScopes({ sky }: MemberContext, { scopes }: KeyLimits): void {
  const message = unknownScopeMessage(scopes, sky.operationIds);
  if (message !== null) throw fieldProblem('limits.scopes', message);
}

/** Refuses versions of the formulas that are not served. */
function requireServed({ sky }: MemberContext, { pinnedVersion }: Pick<KeyLimits, 'pinnedVersion'>): void {
  if (pinnedVersion === null || sky.formulaVersions.some(({ date }) => date === pinnedVersion)) return;
  throw fieldProblem('limits.pinnedVersion', 'This version is not served. Choose one of the list.');
}

/**
 * Refuses keys that manage the workspace to developers, because they would give the rights of owners and admins. @throws Refusal
 */
function requireMay(
  { workspace }: Pick<MemberContext, 'workspace'>,
  verb: KeyVerb,
  ...keys: Pick<KeyLimits, 'scopes'>[]
) {
  const refusal = refusalOfPerson(workspace.role, verb, ...keys.map(({ scopes }) => scopes));
  if (refusal !== null) throw new Refusal(refusal);
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

/** Returns the key if the person may do this with it. */
async function targetOf(ctx: MemberContext, verb: KeyVerb, input: { keyId: string }): Promise<KeyListItem> {
  const { key } = await keyOf(ctx, input);
  requireMay(ctx, verb, key);
  return key;
}

const DAYS_SHOWN = 30;

export const keysRouter = router({
  /** A page of keys with their credits spent in the period. */
  list: memberProcedure('keys.read')
    .input(KeysFilter.optional())
    .query(async ({ ctx, input = {} }) => {
      const [account, asOf, leaks] = await Promise.all([requireAccount(ctx), ledgerNow(ctx.db), leakReports(ctx)]);
      const { search: text, sort = 'newest', page, ...filter } = input;
      const { keys, ...found } = await findKeys(ctx, {
        ...filter,
        text,
        sort,
        pageNumber: Number(page ?? 1),
        rowsPerPage: KEYS_PER_PAGE,
        asOf,
        fromDay: dayOf(account.periodStart),
        toDay: dayOf(asOf),
      });
      return { ...found, keys: keys.map((key) => ({ ...key, leakedAt: leaks.get(key.keyId) ?? null })), asOf };
    }),

  /** All keys by name, for lists that have only ids. */
  names: memberProcedure('usage.read').query(({ ctx }) => keyNames(ctx)),

  /** Returns one key, its limits, its calls of the last thirty days, and the spending under its cap. */
  get: memberProcedure('keys.read')
    .input(KeyRef)
    .query(async ({ ctx, input: { keyId } }) => {
      const [{ key, keys }, leaks, account, asOf, { timezone }] = await Promise.all([
        keyOf(ctx, { keyId }),
        leakReports(ctx),
        requireAccount(ctx),
        ledgerNow(ctx.db),
        clockOf(ctx),
      ]);
      const today = localDayOf(asOf, timezone);
      const span = { from: daysBefore(today, DAYS_SHOWN - 1), to: today };
      const periodDay = dayOf(account.periodStart);
      const sharers = keys.filter((row) => spendsFrom(lineOf(key), row)).map((row) => row.keyId);
      const [shown, credits] = await Promise.all([
        usageOfKey(ctx, { keyId, fromDay: span.from, toDay: today, timezone }),
        creditsOfKeys(ctx, { keyIds: sharers, fromDay: periodDay, toDay: dayOf(asOf) }),
      ]);
      return {
        key,
        leakedAt: leaks.get(keyId) ?? null,
        replaces: keys.filter(({ replacedBy }) => replacedBy === keyId),
        replacedBy: keys.find((row) => row.keyId === key.replacedBy) ?? null,
        asOf,
        timezone,
        usage: viewOf(ledgerAmounts(shown, 'operation'), daySlots(span, timezone)),
        /** `others`: keys that spend from the same cap. */
        spent: { credits, since: new Date(periodDay), others: sharers.length - 1 },
      };
    }),

  create: freshMemberProcedure(KEY_VERBS.create.plain)
    .input(
      z.strictObject({ mutationId: z.uuid(), name: KeyName, env: z.enum(KEY_ENVS), limits: AskedLimits.optional() }),
    )
    .mutation(({ ctx, input: { mutationId, ...input } }) => {
      if (input.limits) {
        requireKnownScopes(ctx, input.limits);
        requireServed(ctx, input.limits);
        requireMay(ctx, 'create', input.limits);
      }
      return createKey(ctx, { ...input, keyId: boundId(ctx.tenantId, mutationId) });
    }),

  /** Replaces all limits. The password is required only if the change gives the key more rights. */
  restrict: memberProcedure(KEY_VERBS.restrict.plain)
    .input(KeyRef.extend({ limits: AskedLimits }))
    .mutation(async ({ ctx, input: { keyId, limits } }) => {
      requireKnownScopes(ctx, limits);
      requireMay(ctx, 'restrict', limits);
      const key = await targetOf(ctx, 'restrict', { keyId });
      // A key keeps a version that is no longer served until somebody chooses another one.
      if (limits.pinnedVersion !== key.pinnedVersion) requireServed(ctx, limits);
      if (widensLimits(limitsOf(key), limits)) requireFresh(ctx.viewer);
      return restrictKey(ctx, { keyId, ...limits });
    }),

  rotate: freshMemberProcedure(KEY_VERBS.replace.plain)
    .input(KeyRef.extend({ overlapMs: z.int().nonnegative().max(OVERLAP_MS_MAX, MINUTES_WRONG) }))
    .use(onceOnly('keyId'))
    .mutation(async ({ ctx, input }) => {
      await targetOf(ctx, 'replace', input);
      return replaceKey(ctx, input);
    }),

  disable: memberProcedure(KEY_VERBS.disable.plain)
    .input(KeyRef)
    .mutation(async ({ ctx, input }) => {
      await targetOf(ctx, 'disable', input);
      return disableKey(ctx, input);
    }),

  enable: memberProcedure(KEY_VERBS.enable.plain)
    .input(KeyRef)
    .mutation(async ({ ctx, input }) => {
      await targetOf(ctx, 'enable', input);
      return enableKey(ctx, input);
    }),

  revoke: memberProcedure(KEY_VERBS.revoke.plain)
    .input(KeyRef)
    .mutation(async ({ ctx, input }) => {
      await targetOf(ctx, 'revoke', input);
      return endKey(ctx, input);
    }),

  /** Keeps requests and answers of the key for an hour. */
  startCapture: memberProcedure('requests.content')
    .input(KeyRef)
    .mutation(async ({ ctx, input }) => {
      await keyOf(ctx, input);
      return startCapture(ctx, input);
    }),

  endCapture: memberProcedure('requests.content')
    .input(KeyRef)
    .mutation(async ({ ctx, input }) => {
      await keyOf(ctx, input);
      return endCapture(ctx, input);
    }),

  reportLeak: memberProcedure(KEY_VERBS.reportLeak.plain)
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
      const key = await targetOf(ctx, 'reportLeak', { keyId });
      const leak = { key, foundAt, workspace: ctx.workspace.name, reporter: ctx.viewer.name };
      return { mails: await reportLeak(ctx, leak) };
    }),

  /** The first operation called with a key and its price; null until its usage is counted, and for another workspace's key. */
  firstCall: memberProcedure('keys.read')
    .input(KeyRef)
    .query(async ({ ctx, input: { keyId } }) => {
      const today = dayOf(await ledgerNow(ctx.db));
      const [row] = await usageOfKey(ctx, { keyId, fromDay: daysBefore(today, 1), toDay: today });
      return row ? { operation: row.operation, credits: Math.round(row.credits / row.calls) } : null;
    }),
});
