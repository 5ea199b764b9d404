import type { Metadata } from 'next';
import { TenantsFilter } from '@graha/procedures/admin/filters';
import { TenantsPage } from '../../../../features/admin/tenants/tenants-page.tsx';
import { operatorApi } from '../../../../server/operator-server.ts';

export const metadata: Metadata = { title: 'Tenants' };

export default async function Page({ searchParams }: PageProps<'/admin/tenants'>) {
  const [asked, { tenants }] = await Promise.all([searchParams, operatorApi()]);
  const filter = TenantsFilter.parse(asked);
  return <TenantsPage initialFilter={filter} first={await tenants.list(filter)} />;
}
