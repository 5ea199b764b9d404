import { Card } from '@graha/ui/card.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';
import { KeysHeader } from '../../../features/keys/keys-header.tsx';

export default function KeysLoading() {
  return (
    <>
      <KeysHeader actions={<Skeleton className="h-10 w-30 sm:h-9" />} />
      <Card>
        <TableSkeleton rows={3} columns={5} />
      </Card>
    </>
  );
}
