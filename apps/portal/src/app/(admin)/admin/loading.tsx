import { SheetSkeleton } from '../../../features/admin/frame/sheet-skeleton.tsx';
import { HOUSE_TEXT } from '../../../features/admin/overview/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Stands in for any of the operator's rooms that has none of its own, so it has no title. */
export default function AdminLoading() {
  return (
    <>
      <Skeleton className="h-9 w-48" />
      <SheetSkeleton label={HOUSE_TEXT.title} />
    </>
  );
}
