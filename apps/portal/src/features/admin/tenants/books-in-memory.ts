import type { TenantBooks } from './books.ts';

/** A house without tenants. */
export const tenantBooksInMemory = (): TenantBooks => ({
  tenants: async () => [],
});
