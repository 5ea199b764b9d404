import 'server-only';
import { operatorApi } from '../../../server/operator-server.ts';
import type { Picked } from './tenant-picker.tsx';

/** Returns the workspace that the address names, or null. */
export async function pickedTenant(tenantId: string | undefined): Promise<Picked | null> {
  const { machine } = await operatorApi();
  if (tenantId === undefined) return null;
  const [tenant] = await machine.findTenants({ search: tenantId });
  return { tenantId, name: tenant?.name ?? tenantId };
}
