import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { TenantRoom } from '../../../../../features/admin/tenants/tenant-room.tsx';
import { TENANT_TEXT } from '../../../../../features/admin/tenants/text.ts';
import { operatorApi } from '../../../../../trpc/operator-server.ts';

export const metadata: Metadata = { title: TENANT_TEXT.title };

export default async function TenantPage({ params }: PageProps<'/admin/tenants/[id]'>) {
  const [{ tenants }, { id }] = await Promise.all([operatorApi(), params]);
  const tenantId = z.uuid().safeParse(id);
  if (!tenantId.success) notFound();
  const initial = await tenants.read({ tenantId: tenantId.data }).catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  });
  return <TenantRoom initial={initial} />;
}
