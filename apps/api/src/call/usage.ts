import { PLAN_IDS, PLANS } from '@graha/domain/billing/plans';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { Account } from '@graha/store/requests/usage';
import { z } from 'zod';

/** The answer of `/api/v1/usage`. */
export const Usage = z.strictObject({
  plan: z.enum(PLAN_IDS),
  period: z.strictObject({ start: z.iso.datetime(), end: z.iso.datetime() }),
  credits: z.strictObject({ limit: z.int(), used: z.int(), remaining: z.int() }),
  calls: z
    .strictObject({ limit: z.int().nullable(), used: z.int(), remaining: z.int().nullable() })
    .describe('limit and remaining are null on plans that do not count calls.'),
  rate_limit_per_minute: z.int().nullable(),
  key_environment: z.enum(['live', 'test']),
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
