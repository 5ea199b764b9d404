import type { BillingBooks } from './books.ts';

export type Bought = { tenantId: string; what: string };

/** A till that notes who bought what. */
export function billingBooksInMemory(bought: Bought[] = []): BillingBooks {
  const noted =
    (what: string) =>
    async ({ tenantId }: { tenantId: string }): Promise<string> => {
      bought.push({ tenantId, what });
      return `https://pay.test/${what}`;
    };
  return {
    standing: async () => ({ isOpen: true, isGranted: false, isSubscribed: false, isLate: false, scheduled: null }),
    grants: async () => [],
    chargedByDay: async () => [],
    invoices: async () => [],
    buyPlan: (customer, plan) => noted(plan)(customer),
    buyTopUp: noted('top-up'),
    openPortal: noted('portal'),
    changePlan: async (customer, plan) => void (await noted(`change-${plan}`)(customer)),
  };
}
