import { PageSkeleton } from '../../../../features/admin/frame/page-skeleton.tsx';
import { RevenueHeader } from '../../../../features/admin/headers.tsx';

export default function RevenueLoading() {
  return (
    <>
      <RevenueHeader />
      <PageSkeleton />
    </>
  );
}
