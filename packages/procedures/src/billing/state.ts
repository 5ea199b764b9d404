import type { InvoiceRow } from '@graha/billing/invoices';
import {
  BILLING_INTERVALS,
  monthlyCentsOf,
  priceCentsOf,
  sameTerms,
  startsNow,
  type BillingInterval,
  type Terms,
} from '@graha/domain/billing/interval';
import { PLANS, PLAN_IDS, TOP_UP, type Plan, type PlanId } from '@graha/domain/billing/plans';
import type { GrantLeft } from '@graha/store/ledger/statements';
import type { Account, ChargedOnDay } from '@graha/store/requests/usage';
import { type Allowance, allowanceOf } from '../overview/allowance.ts';
import type { Standing } from './standing.ts';

/** The possible step from the current plan to another; `later` is to a dearer plan by the month when the paid year ends. */
export type Step =
  | 'current'
  | 'keep'
  | 'buy'
  | 'upgrade'
  | 'downgrade'
  | 'later'
  | 'yearly'
  | 'monthly'
  | 'end'
  | 'fixed';

export type PlanLine = {
  id: PlanId;
  name: string;
  interval: BillingInterval;
  /** Price of one payment. */
  priceCents: number;
  /** Price of a month: of a year, a twelfth. */
  monthlyCents: number;
  /** Credits of each month. */
  credits: number;
  callsMax: number | null;
  ratePerMinute: number | null;
  /** Computed with the calls of the last thirty days. */
  fit: Fit;
  step: Step;
};

export type BillingState = {
  plan: { id: PlanId; name: string; priceCents: number; interval: BillingInterval };
  /** The month of the credits; a year that is paid at once has twelve. */
  period: { start: Date; end: Date } | null;
  allowance: Allowance;
  /** Remaining credits of packs bought in addition to the plan. */
  topUps: { id: string; credits: number; left: number; expiresAt: Date | null }[];
  topUp: { credits: number; priceCents: number; validMonths: number } | null;
  nextInvoice: { amountCents: number; at: Date } | null;
  scheduled: { name: string; at: Date; interval: BillingInterval | null } | null;
  isLate: boolean;
  /** The next attempt to charge the card for a failed payment; null if none is known. */
  retryAt: Date | null;
  isPaused: boolean;
  isOpen: boolean;
  isGranted: boolean;
  isSubscribed: boolean;
  lines: Record<BillingInterval, PlanLine[]>;
  invoices: InvoiceRow[];
};

type Facts = {
  account: Account;
  standing: Standing;
  grants: readonly GrantLeft[];
  invoices: InvoiceRow[];
  /** Without gaps, up to today. */
  days: readonly ChargedDay[];
  now: Date;
};

export function billingState({ account, standing, grants, invoices, days, now }: Facts): BillingState {
  const plan = PLANS[account.plan];
  const { scheduled, isGranted, isOpen, isLate, retryAt, isPaused, isSubscribed, interval, paidUntil } = standing;
  const terms = { plan: account.plan, interval };
  const follows = scheduled === null ? terms : { plan: scheduled.to, interval: scheduled.interval ?? interval };
  const nextCents = priceCentsOf(follows.plan, follows.interval);
  const packs = grants.filter(({ kind }) => kind === 'topup');
  return {
    plan: { id: account.plan, name: plan.name, priceCents: priceCentsOf(account.plan, interval), interval },
    period: plan.period === 'none' ? null : { start: account.periodStart, end: account.periodEnd },
    allowance: allowanceOf(account, days, now),
    topUps: packs.map(({ sourceId, credits, creditsLeft, expiresAt }) => ({
      id: sourceId,
      credits,
      left: creditsLeft,
      expiresAt,
    })),
    topUp: isOpen && plan.callsPerPeriod === null && !isGranted ? TOP_UP : null,
    nextInvoice: isSubscribed && nextCents > 0 ? { amountCents: nextCents, at: paidUntil ?? account.periodEnd } : null,
    scheduled:
      scheduled === null
        ? null
        : { name: PLANS[scheduled.to].name, at: new Date(scheduled.at), interval: scheduled.interval ?? null },
    isLate,
    retryAt,
    isPaused,
    isOpen,
    isGranted,
    isSubscribed,
    lines: Object.fromEntries(
      BILLING_INTERVALS.map((each) => [each, linesOf(each, { current: terms, standing, days })]),
      // Safe: one member for each interval.
    ) as Record<BillingInterval, PlanLine[]>,
    invoices,
  };
}

type Compared = { current: Terms; standing: Standing; days: readonly ChargedDay[] };

const linesOf = (interval: BillingInterval, { current, standing, days }: Compared): PlanLine[] =>
  PLAN_IDS.filter((id) => PLANS[id].public).map((id) => {
    const { name, creditsPerPeriod, callsPerPeriod, ratePerMinute } = PLANS[id];
    return {
      id,
      name,
      interval,
      priceCents: priceCentsOf(id, interval),
      monthlyCents: monthlyCentsOf(id, interval),
      credits: creditsPerPeriod,
      callsMax: callsPerPeriod,
      ratePerMinute,
      fit: fitOf(PLANS[id], days),
      step: stepTo({ plan: id, interval }, current, standing),
    };
  });

function stepTo(to: Terms, current: Terms, { isOpen, isGranted, isSubscribed, scheduled }: Standing): Step {
  const isSamePlan = to.plan === current.plan;
  if (sameTerms(to, current) || (isSamePlan && !isSubscribed)) {
    return scheduled === null || !isSubscribed ? 'current' : 'keep';
  }
  if (!isOpen || isGranted) return 'fixed';
  if (scheduled !== null && sameTerms(to, { plan: scheduled.to, interval: scheduled.interval ?? current.interval })) {
    return 'fixed';
  }
  if (!isSubscribed) return PLANS[to.plan].priceCents > 0 ? 'buy' : 'fixed';
  if (to.plan === 'free') return 'end';
  if (startsNow(current, to)) return isSamePlan ? 'yearly' : 'upgrade';
  if (isSamePlan) return 'monthly';
  return PLANS[to.plan].priceCents > PLANS[current.plan].priceCents ? 'later' : 'downgrade';
}

type ChargedDay = Omit<ChargedOnDay, 'day'>;

/** Coverage of recent calls by a plan; null if there were none. */
export type Fit = { spare: number; unit: 'calls' | 'credits' } | { stopsAfterDays: number } | null;

/**
 * Returns how well a plan would have covered the calls.
 * @param days in order, without gaps; a period of the plan begins with the first day with a call
 * @returns the credits or calls left, or the number of whole days before the plan ran out; null without calls
 */
export function fitOf(plan: Pick<Plan, 'callsPerPeriod' | 'creditsPerPeriod'>, days: readonly ChargedDay[]): Fit {
  const { callsPerPeriod, creditsPerPeriod } = plan;
  const first = days.findIndex(({ calls }) => calls > 0);
  if (first === -1) return null;
  let [calls, credits] = [callsPerPeriod ?? Infinity, creditsPerPeriod];
  for (const [index, day] of days.slice(first).entries()) {
    calls -= day.calls;
    credits -= day.credits;
    if (calls < 0 || credits < 0) return { stopsAfterDays: index };
  }
  return callsPerPeriod === null ? { spare: credits, unit: 'credits' } : { spare: calls, unit: 'calls' };
}
