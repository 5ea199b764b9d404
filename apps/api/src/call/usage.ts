import { PLAN_IDS, PLANS } from '@graha/domain/billing/plans';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { Account } from '@graha/store/requests/usage';
import { z } from 'zod';

/** The answer of `/api/v1/usage`. */
export const Usage = z.strictObject({
  plan: z.enum(PLAN_IDS).describe('Plan of the workspace.'),
  period: z
    .strictObject({
      start: z.iso.datetime().describe('When the period begins.'),
      end: z.iso.datetime().describe('When the period ends.'),
    })
    .describe('The period of the plan that counts now.'),
  credits: z
    .strictObject({
      limit: z.int().describe('Credits granted for the period.'),
      used: z.int().describe('Credits that calls have cost.'),
      remaining: z.int().describe('Credits left.'),
    })
    .describe('Credits of the period.'),
  calls: z
    .strictObject({
      limit: z.int().nullable().describe('Calls that the plan counts in the period.'),
      used: z.int().describe('Calls made in the period.'),
      remaining: z.int().nullable().describe('Calls left.'),
    })
    .describe('limit and remaining are null on plans that do not count calls.'),
  rate_limit_per_minute: z.int().nullable().describe('Requests allowed in a minute; null without a limit.'),
  key_environment: z.enum(['live', 'test']).describe('Whether the key is for live calls or for tests.'),
});

export function usageOf(account: Account, { env }: Pick<KeyRecord, 'env'>): z.input<typeof Usage> {
  const { plan, periodStart, periodEnd, creditsLimit, creditsRemaining, callsUsed, callsLimit } = account;
  return {
    plan,
    period: { start: periodStart.toISOString(), end: periodEnd.toISOString() },
    credits: { limit: creditsLimit, used: creditsLimit - creditsRemaining, remaining: creditsRemaining },
    calls: {
      limit: callsLimit,
      used: callsUsed,
      remaining: callsLimit === null ? null : Math.max(0, callsLimit - callsUsed),
    },
    rate_limit_per_minute: PLANS[plan].ratePerMinute,
    key_environment: env,
  };
}
