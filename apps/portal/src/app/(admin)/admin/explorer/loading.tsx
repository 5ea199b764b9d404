import { EXPLORER_TEXT } from '../../../../features/admin/machine/explorer/text.ts';
import { Card } from '../../../../ui/card.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton, TableSkeleton } from '../../../../ui/skeleton.tsx';

export default function ExplorerLoading() {
  return (
    <>
      <PageHeader title={EXPLORER_TEXT.title} description={EXPLORER_TEXT.description} />
      <Skeleton className="h-10.5 max-w-72 sm:h-9" />
      <Card>
        <TableSkeleton rows={8} columns={3} />
      </Card>
    </>
  );
}
