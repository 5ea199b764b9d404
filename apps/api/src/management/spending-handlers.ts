import type { NewSpendLimit } from '@graha/domain/management/management-members';
import { autoTopUpOf } from '@graha/store/billing/auto-top-up';
import { accountOf } from '@graha/store/requests/usage';
import { setSpendLimit } from '@graha/store/tenants/spend-limit';
import type { z } from 'zod';
import { ApiError } from '../errors/errors.ts';
import type { Managing } from './managing.ts';
import { requireMay } from './may-act.ts';

export async function showSpendLimit({ ctx }: Managing): Promise<object> {
  const account = await accountOf(ctx);
  if (!account) throw new ApiError('internal_error', { cause: new Error('a key without an account') });
  const { spendLimit, creditsLimit, creditsRemaining, periodEnd } = account;
  return {
    credits_max: spendLimit,
    credits_used: creditsLimit - creditsRemaining,
    resets_at: periodEnd.toISOString(),
  };
}

export async function changeSpendLimit(managing: Managing, input: z.output<typeof NewSpendLimit>): Promise<object> {
  requireMay(managing, 'setSpendLimit', null);
  await setSpendLimit(managing.ctx, { creditsMax: input.credits_max });
  return showSpendLimit(managing);
}

export async function showAutoTopUp({ ctx }: Managing): Promise<object> {
  const { isOn, belowCredits, packsMax, packs, pausedBecause } = await autoTopUpOf(ctx);
  return {
    is_on: isOn,
    below_credits: isOn ? belowCredits : null,
    packs_max: isOn ? packsMax : null,
    packs_bought: packs,
    paused_because: pausedBecause,
  };
}
