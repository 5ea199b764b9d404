import { USAGE_TEXT } from '../../../features/usage/text.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton, TableSkeleton } from '../../../ui/skeleton.tsx';

export default function UsageLoading() {
  return (
    <>
      <PageHeader
        title={USAGE_TEXT.title}
        description={USAGE_TEXT.description}
        actions={<Skeleton className="h-10 w-30 sm:h-9" />}
      />
      <Card>
        <TableSkeleton rows={6} columns={5} />
      </Card>
    </>
  );
}
