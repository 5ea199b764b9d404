import { TENANT_TEXT } from '../../../../../features/admin/tenants/text.ts';
import { Card } from '../../../../../ui/card.tsx';
import { PageHeader } from '../../../../../ui/page-header.tsx';
import { Skeleton, TableSkeleton } from '../../../../../ui/skeleton.tsx';

export default function TenantLoading() {
  return (
    <>
      <PageHeader title={TENANT_TEXT.title} description={<Skeleton className="h-5.5 w-32" />} />
      <Skeleton className="h-9 w-80 max-w-full" />
      <Card>
        <Skeleton className="m-5 h-16" />
      </Card>
      <Card>
        <TableSkeleton rows={6} columns={4} />
      </Card>
    </>
  );
}
