import { Card } from '@graha/ui/card.tsx';
import { WebhooksHeader } from '../../../../features/admin/headers.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function WebhooksLoading() {
  return (
    <>
      <WebhooksHeader />
      <Card>
        <TableSkeleton rows={10} columns={5} />
      </Card>
    </>
  );
}
