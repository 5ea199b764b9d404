import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { TenantPage } from '../../../../../features/admin/tenants/tenant-page.tsx';
import { operatorApi } from '../../../../../server/operator-server.ts';

export const metadata: Metadata = { title: 'Tenants' };

export default async function Page({ params }: PageProps<'/admin/tenants/[id]'>) {
  const [{ tenants }, { id }] = await Promise.all([operatorApi(), params]);
  const tenantId = z.uuid().safeParse(id);
  if (!tenantId.success) notFound();
  const initial = await tenants.read({ tenantId: tenantId.data }).catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  });
  return <TenantPage initial={initial} />;
}
