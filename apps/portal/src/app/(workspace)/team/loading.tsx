import { Card } from '@graha/ui/card.tsx';
import { TeamHeader } from '../../../features/workspace/headers.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function TeamLoading() {
  return (
    <>
      <TeamHeader actions={<Skeleton className="h-10 w-24 sm:h-9" />} />
      <Card>
        <TableSkeleton rows={3} columns={3} />
      </Card>
    </>
  );
}
