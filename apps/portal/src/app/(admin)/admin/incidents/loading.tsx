import { Card } from '@graha/ui/card.tsx';
import { IncidentsHeader } from '../../../../features/admin/headers.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function IncidentsLoading() {
  return (
    <>
      <IncidentsHeader />
      <Card>
        <TableSkeleton rows={4} columns={4} />
      </Card>
    </>
  );
}
