import { SheetSkeleton } from '../../../../features/admin/frame/sheet-skeleton.tsx';
import { REVENUE_TEXT } from '../../../../features/admin/revenue/text.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';

export default function RevenueLoading() {
  return (
    <>
      <PageHeader title={REVENUE_TEXT.title} description={REVENUE_TEXT.description} />
      <SheetSkeleton />
    </>
  );
}
