import { NO_LINK, type Link } from './chain.ts';
import { noUsage, type UsageDays } from './usage-days.ts';

/** The current state of a grant, and the facts of its entry. */
export type Grant = {
  id: bigint;
  amount: bigint;
  used: bigint;
  expired: bigint;
  withdrawn: bigint;
  kind: string;
  source: string;
  expiresAtUs: bigint | null;
  /** Null if its entry does not contain it. */
  priority: number | null;
};

export const TOTALS = ['granted', 'consumed', 'reversed', 'expired', 'withdrawn'] as const;

/** The sum of a tenant's entries up to one of them. */
export type LedgerState = {
  link: Link;
  plan: string;
  isOpen: boolean;
  periodEndUs: bigint | null;
  openedSeq: bigint;
  remaining: bigint;
  creditsUsed: bigint;
  callsUsed: bigint;
  crossedPct: number;
  /** Null if no entry of the period has set it. */
  callsLimit: bigint | null;
  totals: Record<(typeof TOTALS)[number], bigint>;
  grants: Map<bigint, Grant>;
  usage: UsageDays;
};

export const emptyState = (): LedgerState => ({
  link: NO_LINK,
  plan: '',
  isOpen: false,
  periodEndUs: null,
  openedSeq: 0n,
  remaining: 0n,
  creditsUsed: 0n,
  callsUsed: 0n,
  crossedPct: 0,
  callsLimit: null,
  totals: { granted: 0n, consumed: 0n, reversed: 0n, expired: 0n, withdrawn: 0n },
  grants: new Map(),
  usage: noUsage(),
});

export const leftOf = ({ amount, used, expired, withdrawn }: Grant): bigint => amount - used - expired - withdrawn;

const order = (one: bigint | number, other: bigint | number): number => (one < other ? -1 : one > other ? 1 : 0);

/** Grants with credits left, in burn order; null if an entry lacks a fact that decides the order. */
export function inBurnOrder(grants: LedgerState['grants']): Grant[] | null {
  const live: (Grant & { expiresAtUs: bigint; priority: number })[] = [];
  for (const grant of grants.values()) {
    if (leftOf(grant) <= 0n) continue;
    const { expiresAtUs, priority } = grant;
    if (expiresAtUs === null || priority === null) return null;
    live.push({ ...grant, expiresAtUs, priority });
  }
  return live.toSorted(
    (one, other) =>
      order(one.expiresAtUs, other.expiresAtUs) || order(one.priority, other.priority) || order(one.id, other.id),
  );
}
