import 'server-only';
import { invoicesOf, type InvoiceRow } from '@graha/billing/invoices';
import { buyPlan, buyTopUp, changePlan, openPortal, type Buyer } from '@graha/billing/shop';
import type { PlanId } from '@graha/domain/plans';
import { Refusal } from '@graha/domain/refusal';
import { grantsOf, type GrantLeft } from '@graha/store/statements';
import { subscriptionOf } from '@graha/store/subscription-log';
import { chargedByDay, type ChargedOnDay } from '@graha/store/usage';
import { shop } from './shop.ts';
import { actingFor } from '../../trpc/acting.ts';

export type Customer = Pick<Buyer, 'tenantId' | 'email' | 'workspaceName' | 'requestId'> & { userId: string };

/** What the log says of a workspace's plan. */
export type Standing = {
  /** Whether anything can be bought here at all. */
  isOpen: boolean;
  isGranted: boolean;
  isSubscribed: boolean;
  isLate: boolean;
  scheduled: { to: PlanId; at: string } | null;
};

export type BillingBooks = {
  standing(tenantId: string): Promise<Standing>;
  grants(tenantId: string): Promise<GrantLeft[]>;
  /** Both days included; a day on which nothing was charged is not in it. */
  chargedByDay(tenantId: string, fromDay: string, toDay: string): Promise<ChargedOnDay[]>;
  /** As Stripe has them now. */
  invoices(tenantId: string): Promise<InvoiceRow[]>;
  /** Addresses of Stripe's pages. */
  buyPlan(customer: Customer, plan: PlanId): Promise<string>;
  buyTopUp(customer: Customer): Promise<string>;
  openPortal(customer: Customer): Promise<string>;
  changePlan(customer: Customer, plan: PlanId): Promise<void>;
};

type Pool = Parameters<typeof subscriptionOf>[0];

export function createBillingBooks(pool: Pool): BillingBooks {
  const open = () => {
    const there = shop();
    if (there === null) throw new Refusal('nothing_sold');
    return there;
  };
  return {
    async standing(tenantId) {
      const { granted, stripe, inDunning, scheduled } = await subscriptionOf(pool, tenantId);
      const isSubscribed = stripe !== null && !['canceled', 'incomplete_expired', 'incomplete'].includes(stripe.status);
      return { isOpen: shop() !== null, isGranted: granted, isSubscribed, isLate: inDunning, scheduled };
    },
    grants: (tenantId) => grantsOf(pool, tenantId),
    chargedByDay: (tenantId, fromDay, toDay) => chargedByDay(pool, tenantId, fromDay, toDay),
    invoices: async (tenantId) => {
      const there = shop();
      return there === null ? [] : invoicesOf(there, tenantId);
    },
    buyPlan: async (customer, plan) => buyPlan(open(), buyerOf(customer), plan),
    buyTopUp: async (customer) => buyTopUp(open(), buyerOf(customer)),
    openPortal: async (customer) => openPortal(open(), buyerOf(customer)),
    changePlan: async (customer, plan) => changePlan(open(), buyerOf(customer), plan),
  };
}

const buyerOf = ({ userId, ...customer }: Customer): Buyer => ({
  ...customer,
  acting: actingFor({ userId, requestId: customer.requestId }),
});
