import { PageSkeleton } from '../../../features/admin/headers.tsx';
import { Skeleton } from '@graha/ui/skeleton.tsx';

/** Skeleton for every operator page without a `loading.tsx`. It has no title, because the page is unknown. */
export default function AdminLoading() {
  return (
    <>
      <Skeleton className="h-9 w-48" />
      <PageSkeleton label="Operator" />
    </>
  );
}
