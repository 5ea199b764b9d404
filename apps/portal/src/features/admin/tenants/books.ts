import 'server-only';
import type { PlanId } from '@graha/domain/plans';
import { Refusal } from '@graha/domain/refusal';
import { moneyOf, type TenantMoney } from '@graha/store/operator/payments';
import { grantsOf, type GrantLeft } from '@graha/store/statements';
import { tellTenant } from '@graha/store/team/change';
import { tenantsOfAddress } from '@graha/store/team/lists';
import { tenantOverview, type TenantFilter, type TenantOverview } from '@graha/store/tenant-overview';
import { accountOf, type Account } from '@graha/store/usage';
import { adjustCredits, grantPlan } from '@graha/store/workspace';
import type { OperatorPools } from '../pools.ts';
import { actingAsOperator } from '../../../trpc/acting.ts';

const PAYMENTS_MAX = 12;
const OF_ADDRESS_MAX = 200;

/** Which operator, in which request: written into the events, on the tenant's own streams. */
export type OperatorBy = { operatorId: string; requestId: string };

export type TenantSheet = TenantOverview & { account: Account; grants: GrantLeft[]; money: TenantMoney };

export type TenantBooks = {
  /** A search with an @ in it finds those too that have a member with such an address. */
  tenants(filter: TenantFilter): Promise<TenantOverview[]>;
  /** @throws Refusal */
  tenant(tenantId: string): Promise<TenantSheet>;
  /** The same adjustment, told again, changes nothing. */
  adjustCredits(
    tenantId: string,
    wish: { adjustmentId: string; amount: number; reason: string },
    by: OperatorBy,
  ): Promise<void>;
  grantPlan(tenantId: string, wish: { plan: PlanId; reason: string }, by: OperatorBy): Promise<void>;
  suspend(tenantId: string, reason: string, by: OperatorBy): Promise<void>;
  resume(tenantId: string, reason: string, by: OperatorBy): Promise<void>;
};

const actingBy = ({ operatorId, requestId }: OperatorBy) => actingAsOperator(operatorId, requestId);

export function createTenantBooks({ reads, writes, identity }: OperatorPools): TenantBooks {
  const cardOf = async (tenantId: string): Promise<TenantOverview> => {
    const [card] = await tenantOverview(reads, { tenantId, limit: 1 });
    if (!card) throw new Refusal('tenant_unknown');
    return card;
  };
  /** A subscription has a history of its own, which does not know whether its tenant lives. */
  const living = async (tenantId: string): Promise<void> => {
    if ((await cardOf(tenantId)).status === 'erased') throw new Refusal('tenant_erased');
  };
  return {
    async tenants(filter) {
      const isAddress = filter.search?.includes('@') === true;
      const orTenantIds = isAddress ? await tenantsOfAddress(identity(), filter.search ?? '', OF_ADDRESS_MAX) : [];
      return tenantOverview(reads, { ...filter, orTenantIds });
    },
    async tenant(tenantId) {
      const card = await cardOf(tenantId);
      const [account, grants, money] = await Promise.all([
        accountOf(reads, tenantId),
        grantsOf(reads, tenantId),
        moneyOf(reads, tenantId, PAYMENTS_MAX),
      ]);
      if (!account) throw new Refusal('tenant_unknown');
      return { ...card, account, grants, money };
    },
    async adjustCredits(tenantId, wish, by) {
      await living(tenantId);
      await adjustCredits(writes, { tenantId, ...wish }, actingBy(by));
    },
    async grantPlan(tenantId, wish, by) {
      await living(tenantId);
      await grantPlan(writes, { tenantId, ...wish }, actingBy(by));
    },
    suspend: (tenantId, reason, by) => tellTenant(writes, tenantId, { type: 'suspend', reason }, actingBy(by)),
    resume: (tenantId, reason, by) => tellTenant(writes, tenantId, { type: 'resume', reason }, actingBy(by)),
  };
}
