import { REQUESTS_TEXT } from '../../../features/requests/text.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton, TableSkeleton } from '../../../ui/skeleton.tsx';

export default function RequestsLoading() {
  return (
    <>
      <PageHeader
        title={REQUESTS_TEXT.title}
        description={REQUESTS_TEXT.description}
        actions={<Skeleton className="h-10 w-30 sm:h-9" />}
      />
      <Card>
        <TableSkeleton rows={6} columns={5} />
      </Card>
    </>
  );
}
