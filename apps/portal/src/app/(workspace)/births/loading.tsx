import { Card } from '@graha/ui/card.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';
import { BirthsHeader } from '../../../features/births/births-header.tsx';

export default function BirthsLoading() {
  return (
    <>
      <BirthsHeader actions={<Skeleton className="h-10 w-36 sm:h-9" />} />
      <Card>
        <TableSkeleton rows={6} columns={4} />
      </Card>
    </>
  );
}
