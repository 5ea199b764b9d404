import { PageSkeleton } from '../../../../../features/admin/headers.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { Skeleton } from '@graha/ui/skeleton.tsx';

export default function TenantLoading() {
  return (
    <>
      <PageHeader
        title="Tenant"
        description={<Skeleton className="h-5.5 w-32" />}
        list={{ label: 'All tenants', href: '/admin/tenants' }}
      />
      <Skeleton className="h-9 w-80 max-w-full" />
      <PageSkeleton />
    </>
  );
}
