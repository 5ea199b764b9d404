import { PLANS } from '@graha/domain/billing/plans';
import { topUpAt } from '@graha/domain/billing/top-up';
import {
  adjustCredits,
  holdShare,
  setCallsLimit,
  setSpendLimit,
  withdrawGrant,
} from '@graha/domain/usage/usage-adjustment';
import { reverse } from '@graha/domain/usage/usage-charge';
import {
  grantCredits,
  resume,
  schedulePlan,
  setPlan,
  settle,
  suspend,
  type Account,
  type NewGrant,
} from '@graha/domain/usage/usage-period';
import { playCharges, tenantAt } from './play-charges.ts';
import { instant, type OneStep, type Played, type Step, type World } from './step.ts';

const SOURCE = 'hand';
const DAY_MS = 24 * 3_600_000;

/** Grants expire at common times, so that several often expire together. */
const endOfWeek = (atMs: number): number => Math.ceil(atMs / (7 * DAY_MS)) * 7 * DAY_MS;

/** Applies a step to the model, and returns the equivalent call of the database. */
export function play(step: Step, world: World, nowMs: number): Played {
  if (step.kind === 'charge') return playCharges(step.requests, world, nowMs);
  const { tenantId, account, planVersion: before, keys } = tenantAt(world, step.place);
  if (!account) throw new Error('Only a tenant with an account takes such a step.');
  const planVersion = 'isRepeat' in step && !step.isRepeat ? before + 1 : before;
  const { call, values, next, answer } = playOne(step, { account, planVersion, nowMs });
  return {
    sql: `SELECT to_jsonb(graha.${call})`,
    tenantId,
    values,
    answer,
    world: world.with(step.place, { tenantId, keys, account: next, planVersion }),
  };
}

type Here = { account: Account; planVersion: number; nowMs: number };
type OnePlayed = { call: string; values: unknown[]; next: Account; answer: unknown };

function playOne(step: OneStep, here: Here): OnePlayed {
  const { account, nowMs } = here;
  switch (step.kind) {
    case 'grant': {
      const { amount, priority, lifeDays, sourceId } = step;
      return playGrant(here, {
        kind: 'promo',
        amount,
        priority,
        expiresAtMs: endOfWeek(nowMs + lifeDays * DAY_MS),
        sourceId,
      });
    }
    case 'topUp':
      return playGrant(here, { ...topUpAt(nowMs), amount: 9, sourceId: step.sourceId }); // A real pack would never run out.
    case 'withdraw': {
      const [next, answer] = withdrawGrant(account, { sourceType: SOURCE, sourceId: step.sourceId }, nowMs);
      return { call: "withdraw_grant($1, $2->>0, $2->>1, 'test')", values: [SOURCE, step.sourceId], next, answer };
    }
    case 'holdShare': {
      const [next, answer] = holdShare(account, { ...step, sourceType: SOURCE }, nowMs);
      const call = "hold_share($1, $2->>0, $2->>1, ($2->>2)::bigint, 'test')";
      return { call, values: [SOURCE, step.sourceId, step.credits], next, answer };
    }
    case 'adjust': {
      const [next, answer] = adjustCredits(account, step, nowMs);
      const call = "adjust_credits($1, ($2->>0)::bigint, 'test', 'operator', $2->>1)";
      return { call, values: [step.amount, step.adjustmentId], next, answer };
    }
    case 'limitCalls': {
      const next = setCallsLimit(account, step.callsMax, nowMs);
      const answer = next.entries.slice(account.entries.length).some(({ kind }) => kind === 'CallsLimitSet');
      return { call: 'set_calls_limit($1, ($2->>0)::bigint)', values: [step.callsMax], next, answer };
    }
    case 'limitSpending': {
      const next = setSpendLimit(account, step.creditsMax);
      const call = 'set_spend_limit($1, ($2->>0)::bigint)';
      return { call, values: [step.creditsMax], next, answer: next !== account };
    }
    case 'reverse': {
      const ofSeq = account.entries.filter(({ kind }) => kind === 'CallCharged').at(-step.back)?.seq ?? 0;
      const next = reverse(account, ofSeq, nowMs);
      const answer =
        next.entries.slice(account.entries.length).find(({ kind }) => kind === 'ChargeReversed')?.seq ?? null;
      return { call: "reverse($1, ($2->>0)::bigint, 'test')", values: [ofSeq], next, answer };
    }
    case 'plan':
      return playPlan(step, here);
    case 'nextPlan':
      return playNextPlan(step, here);
    case 'settle':
      return { call: 'settle($1)', values: [], next: settle(account, nowMs), answer: '' };
    case 'suspend':
      return { call: 'suspend_account($1)', values: [], next: suspend(account), answer: account.status === 'active' };
    case 'resume':
      return { call: 'resume_account($1)', values: [], next: resume(account), answer: account.status === 'suspended' };
  }
}

function playGrant({ account, nowMs }: Here, grant: Omit<NewGrant, 'sourceType'>): OnePlayed {
  const { kind, amount, priority, expiresAtMs, sourceId } = grant;
  const next = grantCredits(account, { ...grant, sourceType: SOURCE }, nowMs);
  const isNew = next.grants.length > settle(account, nowMs).grants.length;
  return {
    call: 'grant_credits($1, $2->>0, ($2->>1)::bigint, ($2->>2)::timestamptz, ($2->>3)::int, $2->>4, $2->>5)',
    values: [kind, amount, instant(expiresAtMs), priority, SOURCE, sourceId],
    next,
    answer: isNew ? next.grants.at(-1)?.id : null,
  };
}

function playPlan(
  { plan, anchorMs }: Extract<OneStep, { kind: 'plan' }>,
  { account, planVersion, nowMs }: Here,
): OnePlayed {
  const { creditsPerPeriod, callsPerPeriod, period } = PLANS[plan];
  return {
    call: 'set_plan($1, $2->>0, ($2->>1)::bigint, ($2->>2)::bigint, $2->>3, ($2->>4)::timestamptz, ($2->>5)::int)',
    values: [plan, creditsPerPeriod, callsPerPeriod, period, instant(anchorMs), planVersion],
    next: setPlan(account, plan, planVersion, anchorMs, nowMs),
    answer: planVersion > account.planVersion,
  };
}

function playNextPlan(
  { plan, at }: Extract<OneStep, { kind: 'nextPlan' }>,
  { account, planVersion, nowMs }: Here,
): OnePlayed {
  const settled = settle(account, nowMs);
  const atMs = at === 'periodEnd' ? settled.periodEndMs : nowMs + at;
  const terms = plan === null ? null : PLANS[plan];
  const values = [plan, terms?.creditsPerPeriod ?? null, terms?.callsPerPeriod ?? null, terms?.period ?? null];
  return {
    call: 'schedule_plan($1, $2->>0, ($2->>1)::bigint, ($2->>2)::bigint, $2->>3, ($2->>4)::timestamptz, ($2->>5)::int)',
    values: [...values, instant(atMs), planVersion],
    next: schedulePlan(account, plan === null ? null : { plan, atMs }, planVersion, nowMs),
    answer: planVersion > settled.nextPlanVersion,
  };
}
