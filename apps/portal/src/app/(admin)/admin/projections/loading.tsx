import { PROJECTIONS_TEXT } from '../../../../features/admin/machine/projections/text.ts';
import { Card } from '../../../../ui/card.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { TableSkeleton } from '../../../../ui/skeleton.tsx';

export default function ProjectionsLoading() {
  return (
    <>
      <PageHeader title={PROJECTIONS_TEXT.title} description={PROJECTIONS_TEXT.description} />
      <Card>
        <TableSkeleton rows={4} columns={5} />
      </Card>
    </>
  );
}
