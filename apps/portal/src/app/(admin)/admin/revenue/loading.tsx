import { PageSkeleton, RevenueHeader } from '../../../../features/admin/headers.tsx';

export default function RevenueLoading() {
  return (
    <>
      <RevenueHeader />
      <PageSkeleton />
    </>
  );
}
