import { subscription } from '@graha/domain/subscription';
import { tenant } from '@graha/domain/tenant';
import type { OperatorBooks } from './books.ts';
import { machineBooksInMemory } from './machine/books-in-memory.ts';
import { tenantBooksInMemory } from './tenants/books-in-memory.ts';

/** A house without tenants. */
export const operatorBooksInMemory = (): OperatorBooks => ({
  ...machineBooksInMemory(),
  ...tenantBooksInMemory(),
  moment: async () => ({
    tenant: tenant.initial,
    subscription: subscription.initial,
    keys: {},
    balance: {
      plan: 'free',
      entries: 0,
      creditsRemaining: 0,
      creditsUsed: 0,
      callsUsed: 0,
      periodEnd: null,
      grants: [],
    },
  }),
});
