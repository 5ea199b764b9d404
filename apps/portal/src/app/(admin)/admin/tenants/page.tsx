import type { Metadata } from 'next';
import { TenantsRoom } from '../../../../features/admin/tenants/tenants-room.tsx';
import { TENANT_TEXT } from '../../../../features/admin/tenants/text.ts';
import { TenantsWish } from '../../../../features/admin/tenants/wish.ts';
import { operatorApi } from '../../../../trpc/operator-server.ts';

export const metadata: Metadata = { title: TENANT_TEXT.title };

export default async function TenantsPage({ searchParams }: PageProps<'/admin/tenants'>) {
  const [asked, { tenants }] = await Promise.all([searchParams, operatorApi()]);
  const wish = TenantsWish.parse(asked);
  return <TenantsRoom asked={wish} first={await tenants.list(wish)} />;
}
