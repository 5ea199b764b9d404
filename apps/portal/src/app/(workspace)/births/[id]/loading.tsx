import { Card } from '@graha/ui/card.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function BirthLoading() {
  return (
    <>
      <PageHeader title="Birth" />
      <Card>
        <TableSkeleton rows={2} columns={4} />
      </Card>
      <Card>
        <TableSkeleton rows={6} columns={3} />
      </Card>
    </>
  );
}
