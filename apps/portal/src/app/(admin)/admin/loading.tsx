import { PageSkeleton } from '../../../features/admin/headers.tsx';
import { Skeleton } from '@graha/ui/skeleton.tsx';

/** Skeleton for every operator page that has no `loading.tsx` of its own. It has no title for that reason. */
export default function AdminLoading() {
  return (
    <>
      <Skeleton className="h-9 w-48" />
      <PageSkeleton label="Operator" />
    </>
  );
}
