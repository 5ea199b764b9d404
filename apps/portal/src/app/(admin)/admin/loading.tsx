import { PageSkeleton } from '../../../features/admin/headers.tsx';
import { Skeleton } from '@graha/ui/skeleton.tsx';

/** For every operator page without a loading page of its own, so it has no title. */
export default function AdminLoading() {
  return (
    <>
      <Skeleton className="h-9 w-48" />
      <PageSkeleton label="Operator" />
    </>
  );
}
