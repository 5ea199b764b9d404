import { Card } from '@graha/ui/card.tsx';
import { Skeleton, TableSkeleton } from '@graha/ui/skeleton.tsx';

/** Figures, and a table under them. */
export const PageSkeleton = ({ label }: { label?: string }) => (
  <>
    <Card aria-label={label}>
      <Skeleton className="m-5 h-16" />
    </Card>
    <Card>
      <TableSkeleton rows={6} columns={4} />
    </Card>
  </>
);
