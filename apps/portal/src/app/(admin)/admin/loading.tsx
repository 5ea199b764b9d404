import { HOUSE_TEXT } from '../../../features/admin/overview/text.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, TableSkeleton } from '../../../ui/skeleton.tsx';

/** Stands in for any of the operator's rooms that has none of its own, so it has no title. */
export default function AdminLoading() {
  return (
    <>
      <Skeleton className="h-9 w-48" />
      <Card aria-label={HOUSE_TEXT.title}>
        <Skeleton className="m-5 h-16" />
      </Card>
      <Card>
        <TableSkeleton rows={6} columns={4} />
      </Card>
    </>
  );
}
