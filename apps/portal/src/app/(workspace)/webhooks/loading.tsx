import { Card } from '@graha/ui/card.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';
import { WebhooksHeader } from '../../../features/workspace/headers.tsx';

export default function WebhooksLoading() {
  return (
    <>
      <WebhooksHeader actions={<Skeleton className="h-10 w-36 sm:h-9" />} />
      <Card>
        <TableSkeleton rows={3} columns={3} />
      </Card>
    </>
  );
}
