import type { InvoiceRow } from '@graha/billing/invoices';
import { PLANS, PLAN_IDS, TOP_UP, type Plan, type PlanId } from '@graha/domain/billing/plans';
import type { GrantLeft } from '@graha/store/ledger/statements';
import type { Account, ChargedOnDay } from '@graha/store/requests/usage';
import { type Allowance, allowanceOf } from '../overview/allowance.ts';
import type { Standing } from './standing.ts';

/** The possible step from the current plan to another. */
export type Step = 'current' | 'keep' | 'buy' | 'upgrade' | 'downgrade' | 'end' | 'fixed';

export type PlanLine = {
  id: PlanId;
  name: string;
  priceCents: number;
  credits: number;
  callsMax: number | null;
  ratePerMinute: number | null;
  /** Computed with the calls of the last thirty days. */
  fit: Fit;
  step: Step;
};

export type BillingState = {
  plan: { id: PlanId; name: string; priceCents: number };
  period: { start: Date; end: Date } | null;
  allowance: Allowance;
  /** Remaining credits of packs bought in addition to the plan. */
  topUps: { id: string; credits: number; left: number; expiresAt: Date | null }[];
  topUp: { credits: number; priceCents: number; validMonths: number } | null;
  nextInvoice: { amountCents: number; at: Date } | null;
  scheduled: { name: string; at: Date } | null;
  isLate: boolean;
  isOpen: boolean;
  isGranted: boolean;
  isSubscribed: boolean;
  lines: PlanLine[];
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
  const { scheduled, isGranted, isOpen, isLate, isSubscribed } = standing;
  const follows = scheduled === null ? plan : PLANS[scheduled.to];
  const packs = grants.filter(({ kind }) => kind === 'topup');
  return {
    plan: { id: account.plan, name: plan.name, priceCents: plan.priceCents },
    period: plan.period === 'none' ? null : { start: account.periodStart, end: account.periodEnd },
    allowance: allowanceOf(account, days, now),
    topUps: packs.map(({ sourceId, credits, creditsLeft, expiresAt }) => ({
      id: sourceId,
      credits,
      left: creditsLeft,
      expiresAt,
    })),
    topUp: isOpen && plan.callsPerPeriod === null && !isGranted ? TOP_UP : null,
    nextInvoice:
      isSubscribed && follows.priceCents > 0 ? { amountCents: follows.priceCents, at: account.periodEnd } : null,
    scheduled: scheduled === null ? null : { name: PLANS[scheduled.to].name, at: new Date(scheduled.at) },
    isLate,
    isOpen,
    isGranted,
    isSubscribed,
    lines: PLAN_IDS.filter((id) => PLANS[id].public).map((id) => ({
      ...lineOf(id),
      fit: fitOf(PLANS[id], days),
      step: stepTo(id, account.plan, standing),
    })),
    invoices,
  };
}

const lineOf = (id: PlanId): Omit<PlanLine, 'fit' | 'step'> => {
  const { name, priceCents, creditsPerPeriod, callsPerPeriod, ratePerMinute } = PLANS[id];
  return { id, name, priceCents, credits: creditsPerPeriod, callsMax: callsPerPeriod, ratePerMinute };
};

function stepTo(id: PlanId, current: PlanId, { isOpen, isGranted, isSubscribed, scheduled }: Standing): Step {
  if (id === current) return scheduled === null || !isSubscribed ? 'current' : 'keep';
  if (!isOpen || isGranted || scheduled?.to === id) return 'fixed';
  if (!isSubscribed) return PLANS[id].priceCents > 0 ? 'buy' : 'fixed';
  if (id === 'free') return 'end';
  return PLANS[id].priceCents > PLANS[current].priceCents ? 'upgrade' : 'downgrade';
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
