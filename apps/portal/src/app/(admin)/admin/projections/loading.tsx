import { Card } from '@graha/ui/card.tsx';
import { ProjectionsHeader } from '../../../../features/admin/headers.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';

export default function ProjectionsLoading() {
  return (
    <>
      <ProjectionsHeader />
      <Card>
        <TableSkeleton rows={4} columns={5} />
      </Card>
    </>
  );
}
