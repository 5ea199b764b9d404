import { Card } from '@graha/ui/card.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';
import { SubscriptionsHeader } from '../../../features/subscriptions/subscriptions-header.tsx';

export default function SubscriptionsLoading() {
  return (
    <>
      <SubscriptionsHeader actions={<Skeleton className="h-10 w-36 sm:h-9" />} />
      <Card>
        <TableSkeleton rows={4} columns={5} />
      </Card>
    </>
  );
}
