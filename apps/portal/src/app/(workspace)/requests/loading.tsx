import { Card } from '@graha/ui/card.tsx';
import { RequestsHeader } from '../../../features/metering/headers.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function RequestsLoading() {
  return (
    <>
      <RequestsHeader actions={<Skeleton className="h-10 w-30 sm:h-9" />} />
      <Card>
        <TableSkeleton rows={6} columns={5} />
      </Card>
    </>
  );
}
