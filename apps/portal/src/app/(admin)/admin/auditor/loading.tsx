import { Card } from '@graha/ui/card.tsx';
import { AuditorHeader } from '../../../../features/admin/headers.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function AuditorLoading() {
  return (
    <>
      <AuditorHeader />
      <Card>
        <TableSkeleton rows={8} columns={6} />
      </Card>
    </>
  );
}
