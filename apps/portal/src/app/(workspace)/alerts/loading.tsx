import { ALERTS_TEXT } from '../../../features/alerts/text.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton, SkeletonText, TableSkeleton } from '../../../ui/skeleton.tsx';

export default function AlertsLoading() {
  return (
    <>
      <PageHeader
        title={ALERTS_TEXT.title}
        description={ALERTS_TEXT.description}
        actions={<Skeleton className="h-10 w-40 sm:h-9" />}
      />
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
