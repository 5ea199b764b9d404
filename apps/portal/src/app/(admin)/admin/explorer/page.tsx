import type { Metadata } from 'next';
import { ExplorerRoom } from '../../../../features/admin/machine/explorer/explorer-room.tsx';
import { ExplorerWish } from '../../../../features/admin/machine/explorer/place.ts';
import { EXPLORER_TEXT } from '../../../../features/admin/machine/explorer/text.ts';
import { pickedTenant } from '../../../../features/admin/machine/picked-tenant.ts';

export const metadata: Metadata = { title: EXPLORER_TEXT.title };

export default async function ExplorerPage({ searchParams }: PageProps<'/admin/explorer'>) {
  const asked = ExplorerWish.parse(await searchParams);
  return <ExplorerRoom asked={asked} tenant={await pickedTenant(asked.tenant)} />;
}
