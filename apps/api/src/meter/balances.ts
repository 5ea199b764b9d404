import { performance } from 'node:perf_hooks';
import type { ChargeResult, KeyRecord } from '@graha/store/ledger/metering';
import { callsCounted } from '@graha/domain/billing/plans';
import { createGrowingCache } from '../limits/growing-cache.ts';

const TENANTS_MAX = 20_000;
/** Refusals older than this are not repeated. */
const REFUSAL_MS = 1_000;

type Caller = Pick<KeyRecord, 'tenantId' | 'browser'>;
type Seen = { result: ChargeResult; atMs: number };
export type CreditHeaders = Record<string, string>;
export type Balances = ReturnType<typeof createBalances>;

/**
 * The last balance of each tenant that this replica has seen. It is a hint for uncharged answers; the ledger decides.
 */
export function createBalances(ledgerNow: () => Date, now: () => number = () => performance.now()) {
  const seen = createGrowingCache<Seen>(TENANTS_MAX);

  return {
    remember(tenantId: string, result: ChargeResult): void {
      seen.set(tenantId, { result, atMs: now() });
    },

    /** Headers of an uncharged answer; empty if this replica has not seen the tenant. */
    headersOf(caller: Caller): CreditHeaders {
      const result = seen.get(caller.tenantId)?.result;
      return result ? creditHeaders(caller, { ...result, cost: 0 }) : {};
    },

    /** The refusal that the ledger would repeat. Not for calls with an Idempotency-Key, because a replay is free. */
    earlyRefusal(tenantId: string, cost: number): ChargeResult | null {
      const last = seen.get(tenantId);
      if (!last || now() - last.atMs >= REFUSAL_MS || ledgerNow() >= last.result.resetsAt) return null;
      const { outcome, creditsRemaining, callsRemaining } = last.result;
      const isShortOfCalls = outcome === 'calls_exhausted' && (callsRemaining ?? 0) < callsCounted(cost);
      const refused = isShortOfCalls || (outcome === 'credits_exhausted' && creditsRemaining < cost);
      return refused ? last.result : null;
    },
  };
}

/** The credit headers. Visitors of a page see the cost of their call, but not the owner's balance. */
export function creditHeaders({ browser }: Pick<Caller, 'browser'>, result: ChargeResult): CreditHeaders {
  const { cost, creditsRemaining, creditsLimit, callsRemaining, resetsAt } = result;
  if (browser !== null) return { 'x-credits-cost': String(cost) };
  const headers: CreditHeaders = {
    'x-credits-cost': String(cost),
    'x-credits-remaining': String(creditsRemaining),
    'x-credits-limit': String(creditsLimit),
    'x-credits-reset': resetsAt.toISOString(),
  };
  if (callsRemaining !== null) headers['x-calls-remaining'] = String(callsRemaining);
  return headers;
}
