import { UNVERIFIED_CALLS_MAX, type PlanId } from '@graha/domain/billing/plans';
import type { Role } from '@graha/domain/team/roles';
import type { Account } from '@graha/store/requests/usage';

/** The account of a workspace with the reader of the page. */
export type Standing = { plan: PlanId; role: Role; isVerified: boolean } & Pick<
  Account,
  'callsLimit' | 'callsUsed' | 'creditsRemaining' | 'creditsLimit' | 'spendLimit' | 'periodEnd'
>;

export type NoticeFacts = Standing & {
  /** Whether the last payment failed; false for readers who may not see bills. */
  isLate: boolean;
  /** Hosts of paused webhooks; none for readers who may not see them. */
  pausedWebhooks: readonly string[];
  now: Date;
};

/** The condition of a workspace that every page shows; the reasons for refused calls come first. Null if all is in order. */
export type Notice =
  /** The workspace has few calls until its owner, who is the reader, verifies an address. */
  | { kind: 'limited'; callsMax: number }
  | { kind: 'unverified' }
  /** The owner's Free allowance is in another workspace. */
  | { kind: 'no-free-calls' }
  /** Keys have spent what the workspace allows in a period. */
  | { kind: 'spend-limit'; creditsMax: number; renewsAt: Date }
  | { kind: 'credits-out'; renewsAt: Date }
  | { kind: 'calls-out'; callsMax: number; renewsAt: Date }
  | { kind: 'payment-late'; endsAt: Date }
  | { kind: 'webhook-paused'; hosts: readonly string[] }
  | null;

const isLimited = ({ plan, callsLimit, role }: Standing): boolean =>
  plan === 'free' && callsLimit === UNVERIFIED_CALLS_MAX && role === 'owner';

/** An account that no call has settled since the end of its period is full again at the next one. */
function exhaustionOf(facts: NoticeFacts): Notice {
  const { callsLimit, callsUsed, creditsRemaining, creditsLimit, spendLimit, periodEnd: renewsAt, now } = facts;
  if (now >= renewsAt) return null;
  if (spendLimit !== null && creditsLimit - creditsRemaining >= spendLimit)
    return { kind: 'spend-limit', creditsMax: spendLimit, renewsAt };
  if (callsLimit !== null && callsUsed >= callsLimit) return { kind: 'calls-out', callsMax: callsLimit, renewsAt };
  return creditsRemaining <= 0 ? { kind: 'credits-out', renewsAt } : null;
}

/** Returns the condition that the reader should see first. */
export function noticeOf(facts: NoticeFacts): Notice {
  const { plan, callsLimit, isVerified, isLate, pausedWebhooks, periodEnd } = facts;
  if (!isVerified)
    return isLimited(facts) ? { kind: 'limited', callsMax: UNVERIFIED_CALLS_MAX } : { kind: 'unverified' };
  if (plan === 'free' && callsLimit === 0) return { kind: 'no-free-calls' };
  const exhausted = exhaustionOf(facts);
  if (exhausted !== null) return exhausted;
  if (isLate) return { kind: 'payment-late', endsAt: periodEnd };
  return pausedWebhooks.length > 0 ? { kind: 'webhook-paused', hosts: pausedWebhooks } : null;
}

export const isWaitingForVerification = (standing: Standing): boolean => standing.isVerified && isLimited(standing);
