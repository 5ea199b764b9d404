import { Card } from '@graha/ui/card.tsx';
import { ExplorerHeader } from '../../../../features/admin/headers.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function ExplorerLoading() {
  return (
    <>
      <ExplorerHeader />
      <Skeleton className="h-10.5 max-w-72 sm:h-9" />
      <Card>
        <TableSkeleton rows={8} columns={3} />
      </Card>
    </>
  );
}
