import type { Metadata } from 'next';
import { ExplorerPage } from '../../../../features/admin/machine/explorer/explorer-page.tsx';
import { ExplorerFilter } from '@graha/procedures/admin/machine/filters';
import { pickedTenant } from '../../../../features/admin/machine/picked-tenant.ts';

export const metadata: Metadata = { title: 'Event explorer' };

export default async function Page({ searchParams }: PageProps<'/admin/explorer'>) {
  const asked = ExplorerFilter.parse(await searchParams);
  return <ExplorerPage initialFilter={asked} tenant={await pickedTenant(asked.tenant)} />;
}
