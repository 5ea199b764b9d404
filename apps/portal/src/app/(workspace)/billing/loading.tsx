import { Card } from '@graha/ui/card.tsx';
import { BillingHeader } from '../../../features/billing/billing-cards.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function BillingLoading() {
  return (
    <>
      <BillingHeader />
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
