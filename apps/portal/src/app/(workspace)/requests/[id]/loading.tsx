import { Card } from '@graha/ui/card.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function RequestLoading() {
  return (
    <>
      <PageHeader title="Request" />
      <Card>
        <TableSkeleton rows={5} columns={2} />
      </Card>
    </>
  );
}
