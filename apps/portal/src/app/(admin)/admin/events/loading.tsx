import { Card } from '@graha/ui/card.tsx';
import { EventsHeader } from '../../../../features/admin/headers.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function EventsLoading() {
  return (
    <>
      <EventsHeader />
      <Card>
        <TableSkeleton rows={10} columns={5} />
      </Card>
    </>
  );
}
