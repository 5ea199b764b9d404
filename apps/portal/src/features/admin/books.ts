import 'server-only';
import { stateAt, type Moment } from '@graha/store/history';
import { createMachineBooks, type MachineBooks } from './machine/books.ts';
import type { OperatorPools } from './pools.ts';
import { createTenantBooks, type TenantBooks } from './tenants/books.ts';

/** What an operator reads and changes of every workspace. */
export type OperatorBooks = MachineBooks &
  TenantBooks & {
    /** How a workspace stood at an instant. */
    moment(tenantId: string, at: Date): Promise<Moment>;
  };

export const createOperatorBooks = (pools: OperatorPools): OperatorBooks => ({
  ...createMachineBooks(pools),
  ...createTenantBooks(pools),
  moment: (tenantId, at) => stateAt(pools.reads, tenantId, at),
});
