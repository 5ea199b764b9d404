import { BILLING_TEXT } from '../../../features/billing/text.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton, TableSkeleton } from '../../../ui/skeleton.tsx';

export default function BillingLoading() {
  return (
    <>
      <PageHeader title={BILLING_TEXT.title} description={BILLING_TEXT.description} />
      <div className="grid gap-4 sm:gap-5 xl:grid-cols-[2fr_1fr]">
        <Skeleton className="h-61 rounded-card" />
        <Skeleton className="h-61 rounded-card" />
      </div>
      <Card>
        <TableSkeleton rows={4} columns={5} />
      </Card>
    </>
  );
}
