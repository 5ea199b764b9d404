import type { Metadata } from 'next';
import { ExplorerFilter } from '@graha/procedures/admin/filters';
import { ExplorerPage } from '../../../../features/admin/machine/explorer/explorer-page.tsx';
import { pickedTenant } from '../../../../features/admin/machine/picked-tenant.ts';

export const metadata: Metadata = { title: 'Event explorer' };

export default async function Page({ searchParams }: PageProps<'/admin/explorer'>) {
  const asked = ExplorerFilter.parse(await searchParams);
  return <ExplorerPage initialFilter={asked} tenant={await pickedTenant(asked.tenant)} />;
}
