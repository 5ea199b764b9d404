import { TEAM_TEXT } from '../../../features/team/text.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton, TableSkeleton } from '../../../ui/skeleton.tsx';

export default function TeamLoading() {
  return (
    <>
      <PageHeader
        title={TEAM_TEXT.title}
        description={TEAM_TEXT.description}
        actions={<Skeleton className="h-10 w-24 sm:h-9" />}
      />
      <Card>
        <TableSkeleton rows={3} columns={3} />
      </Card>
    </>
  );
}
