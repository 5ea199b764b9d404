import { Refusal } from '@graha/domain/refusal';
import type { TenantBooks, TenantSheet } from './books.ts';

const AT = new Date('2026-11-21T08:14:02Z');

const sheetOf = (tenantId: string): TenantSheet => ({
  tenantId,
  name: 'Nadir Tools',
  plan: 'free',
  status: 'active',
  createdAt: AT,
  creditsRemaining: 20_000,
  callsUsed: 0,
  callsLimit: 10_000,
  lastCallAt: null,
  account: {
    plan: 'free',
    status: 'active',
    periodStart: AT,
    periodEnd: AT,
    creditsRemaining: 20_000,
    creditsLimit: 20_000,
    callsUsed: 0,
    callsLimit: 10_000,
    crossedPct: 0,
  },
  grants: [],
  money: { stripeCustomerId: null, payments: [] },
});

/** A house of these tenants, which remembers what operators did to them as `what tenant reason by`. */
export function tenantBooksInMemory(known: readonly string[] = [], done: string[] = []): TenantBooks {
  const check = (tenantId: string): void => {
    if (!known.includes(tenantId)) throw new Refusal('tenant_unknown');
  };
  const note =
    (what: string) =>
    async (tenantId: string, wish: string | { reason: string }, { operatorId }: { operatorId: string }) => {
      check(tenantId);
      done.push(`${what} ${tenantId} ${typeof wish === 'string' ? wish : wish.reason} ${operatorId}`);
    };
  return {
    tenants: async () => known.map(sheetOf),
    tenant: async (tenantId) => {
      check(tenantId);
      return sheetOf(tenantId);
    },
    adjustCredits: note('adjust'),
    grantPlan: note('grant'),
    suspend: note('suspend'),
    resume: note('resume'),
  };
}
