import 'server-only';
import { createMachineBooks, type MachineBooks } from './machine/books.ts';
import { createHouseBooks, type HouseBooks } from './overview/books.ts';
import type { OperatorPools } from './pools.ts';
import { createRevenueBooks, type RevenueBooks } from './revenue/books.ts';
import { createTenantBooks, type TenantBooks } from './tenants/books.ts';

/** What an operator reads and changes of every workspace. */
export type OperatorBooks = HouseBooks & MachineBooks & RevenueBooks & TenantBooks;

export const createOperatorBooks = (pools: OperatorPools): OperatorBooks => ({
  ...createHouseBooks(pools),
  ...createMachineBooks(pools),
  ...createRevenueBooks(pools),
  ...createTenantBooks(pools),
});
