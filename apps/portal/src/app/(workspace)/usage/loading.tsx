import { Card } from '@graha/ui/card.tsx';
import { UsageHeader } from '../../../features/metering/headers.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function UsageLoading() {
  return (
    <>
      <UsageHeader actions={<Skeleton className="h-10 w-30 sm:h-9" />} />
      <Card>
        <TableSkeleton rows={6} columns={5} />
      </Card>
    </>
  );
}
