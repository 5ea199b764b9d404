import { SheetSkeleton } from '../../../../../features/admin/frame/sheet-skeleton.tsx';
import { TENANT_TEXT } from '../../../../../features/admin/tenants/text.ts';
import { PageHeader } from '../../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';

export default function TenantLoading() {
  return (
    <>
      <PageHeader title={TENANT_TEXT.title} description={<Skeleton className="h-5.5 w-32" />} />
      <Skeleton className="h-9 w-80 max-w-full" />
      <SheetSkeleton />
    </>
  );
}
