import { UNVERIFIED_CALLS_MAX, type PlanId } from '@graha/domain/billing/plans';
import type { Role } from '@graha/domain/team/roles';
import type { NamedKey } from '@graha/store/keys/find-keys';
import type { Account } from '@graha/store/requests/usage';

/** The account of a workspace with the reader of the page. */
export type Standing = { plan: PlanId; role: Role; isVerified: boolean } & Pick<
  Account,
  'callsLimit' | 'callsUsed' | 'creditsRemaining' | 'creditsLimit' | 'spendLimit' | 'periodEnd'
>;

export type NoticeFacts = Standing & {
  /** The failed payment with the next attempt, if one is known; null without one, and for readers who may not see bills. */
  late: { retryAt: Date | null } | null;
  /** Keys that were reported as leaked and still work. Every reader is warned; the names are those beside their calls. */
  leakedKeys: readonly NamedKey[];
  /** Hosts of paused webhooks; none for readers who may not see them. */
  pausedWebhooks: readonly string[];
  /** Whether the period of the account has ended although no call has begun the next; asked of the account if `isUsedUp`. */
  isPeriodOver: boolean;
  /** The title of an outage that an operator has opened; null without one. */
  outage: string | null;
};

/** The condition of a workspace that every page shows; the most urgent comes first. Null if all is in order. */
export type Notice =
  /** Anyone who has one of these keys can spend the credits. */
  | { kind: 'key-leaked'; keys: readonly NamedKey[] }
  /** The workspace has few calls until its owner, who is the reader, verifies an address. */
  | { kind: 'limited'; callsMax: number }
  | { kind: 'unverified' }
  /** The owner's Free allowance is in another workspace. */
  | { kind: 'no-free-calls' }
  /** Keys have spent what the workspace allows in a period. */
  | { kind: 'spend-limit'; creditsMax: number; renewsAt: Date }
  | { kind: 'credits-out'; renewsAt: Date }
  | { kind: 'calls-out'; callsMax: number; renewsAt: Date }
  /** The service has a failure: it explains calls that fail although the workspace is in order. */
  | { kind: 'outage'; title: string }
  | { kind: 'payment-late'; retryAt: Date | null }
  | { kind: 'webhook-paused'; hosts: readonly string[] }
  | null;

const isLimited = ({ plan, callsLimit, role }: Standing): boolean =>
  plan === 'free' && callsLimit === UNVERIFIED_CALLS_MAX && role === 'owner';

type Exhausted = Extract<Notice, { kind: 'spend-limit' | 'credits-out' | 'calls-out' }>;

function exhaustionOf(standing: Standing): Exhausted | null {
  const { callsLimit, callsUsed, creditsRemaining, creditsLimit, spendLimit, periodEnd: renewsAt } = standing;
  if (spendLimit !== null && creditsLimit - creditsRemaining >= spendLimit)
    return { kind: 'spend-limit', creditsMax: spendLimit, renewsAt };
  if (callsLimit !== null && callsUsed >= callsLimit) return { kind: 'calls-out', callsMax: callsLimit, renewsAt };
  return creditsRemaining <= 0 ? { kind: 'credits-out', renewsAt } : null;
}

/** Returns whether calls of the account's period are refused; after its end they are not, and the account is full again. */
export const isUsedUp = (standing: Standing): boolean => exhaustionOf(standing) !== null;

/** Returns the condition that the reader should see first. */
export function noticeOf(facts: NoticeFacts): Notice {
  const { plan, callsLimit, isVerified, late, leakedKeys, pausedWebhooks, isPeriodOver, outage } = facts;
  if (leakedKeys.length > 0) return { kind: 'key-leaked', keys: leakedKeys };
  if (!isVerified)
    return isLimited(facts) ? { kind: 'limited', callsMax: UNVERIFIED_CALLS_MAX } : { kind: 'unverified' };
  if (plan === 'free' && callsLimit === 0) return { kind: 'no-free-calls' };
  const exhausted = isPeriodOver ? null : exhaustionOf(facts);
  if (exhausted !== null) return exhausted;
  if (outage !== null) return { kind: 'outage', title: outage };
  if (late !== null) return { kind: 'payment-late', ...late };
  return pausedWebhooks.length > 0 ? { kind: 'webhook-paused', hosts: pausedWebhooks } : null;
}

export const isWaitingForVerification = (standing: Standing): boolean => standing.isVerified && isLimited(standing);
