import { Card } from '@graha/ui/card.tsx';
import { AuditLogHeader } from '../../../features/workspace/headers.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function AuditLogLoading() {
  return (
    <>
      <AuditLogHeader actions={<Skeleton className="h-10 w-60 sm:h-9" />} />
      <Card>
        <TableSkeleton rows={8} columns={3} />
      </Card>
    </>
  );
}
