import { Card } from '@graha/ui/card.tsx';
import { BroadcastsHeader } from '../../../../features/admin/headers.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function BroadcastsLoading() {
  return (
    <>
      <BroadcastsHeader />
      <Card>
        <TableSkeleton rows={4} columns={4} />
      </Card>
    </>
  );
}
