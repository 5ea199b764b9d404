import { REVENUE_TEXT } from '../../../../features/admin/revenue/text.ts';
import { Card } from '../../../../ui/card.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton, TableSkeleton } from '../../../../ui/skeleton.tsx';

export default function RevenueLoading() {
  return (
    <>
      <PageHeader title={REVENUE_TEXT.title} description={REVENUE_TEXT.description} />
      <Card>
        <Skeleton className="m-5 h-16" />
      </Card>
      <Card>
        <TableSkeleton rows={6} columns={4} />
      </Card>
    </>
  );
}
