import { Card } from '@graha/ui/card.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function KeysLoading() {
  return (
    <>
      <PageHeader
        title="Keys"
        description="A key belongs to the workspace. Keep it on your server."
        actions={<Skeleton className="h-10 w-30 sm:h-9" />}
      />
      <Card>
        <TableSkeleton rows={3} columns={5} />
      </Card>
    </>
  );
}
