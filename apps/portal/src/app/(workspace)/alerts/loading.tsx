import { Card, CardBody } from '@graha/ui/card.tsx';
import { AlertsHeader } from '../../../features/metering/headers.tsx';
import { Skeleton, SkeletonText, TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function AlertsLoading() {
  return (
    <>
      <AlertsHeader actions={<Skeleton className="h-10 w-40 sm:h-9" />} />
      <Card>
        <CardBody>
          <SkeletonText lines={4} />
        </CardBody>
      </Card>
      <Card>
        <TableSkeleton rows={3} columns={4} />
      </Card>
    </>
  );
}
