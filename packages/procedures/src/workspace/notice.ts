import { UNVERIFIED_CALLS_MAX, type PlanId } from '@graha/domain/plans';
import type { Role } from '@graha/domain/roles';

export type Standing = { plan: PlanId; callsLimit: number | null; role: Role; isVerified: boolean };

/** What a viewer must know on every page; null: nothing. */
export type Notice =
  /** The workspace has few calls until its owner, who reads this, verifies an address. */
  | { kind: 'limited'; callsMax: number }
  | { kind: 'unverified' }
  /** The owner's Free allowance is in another workspace. */
  | { kind: 'no-free-calls' }
  | null;

const isLimited = ({ plan, callsLimit, role }: Standing): boolean =>
  plan === 'free' && callsLimit === UNVERIFIED_CALLS_MAX && role === 'owner';

export function noticeOf(standing: Standing): Notice {
  const { plan, callsLimit, isVerified } = standing;
  if (!isVerified)
    return isLimited(standing) ? { kind: 'limited', callsMax: UNVERIFIED_CALLS_MAX } : { kind: 'unverified' };
  return plan === 'free' && callsLimit === 0 ? { kind: 'no-free-calls' } : null;
}

export const isWaitingForVerification = (standing: Standing): boolean => standing.isVerified && isLimited(standing);
