import 'server-only';
import { creditConservation, type CreditConservation } from '@graha/store/operator/credit-conservation';
import { houseFigures, type HouseFigures } from '@graha/store/operator/house-figures';
import { tenantsToLookAt, type TenantToLookAt } from '@graha/store/operator/tenants-to-look-at';
import type { OperatorPools } from '../pools.ts';

const TENANTS_MAX = 10;

/** What an operator reads of the whole house. */
export type HouseBooks = {
  figures(): Promise<HouseFigures>;
  conservation(): Promise<CreditConservation>;
  toLookAt(): Promise<TenantToLookAt[]>;
};

export const createHouseBooks = ({ reads }: OperatorPools): HouseBooks => ({
  figures: () => houseFigures(reads),
  conservation: () => creditConservation(reads),
  toLookAt: () => tenantsToLookAt(reads, TENANTS_MAX),
});
