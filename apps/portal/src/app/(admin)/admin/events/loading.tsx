import { EVENTS_TEXT } from '../../../../features/admin/machine/events/text.ts';
import { Card } from '../../../../ui/card.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { TableSkeleton } from '../../../../ui/skeleton.tsx';

export default function EventsLoading() {
  return (
    <>
      <PageHeader title={EVENTS_TEXT.title} description={EVENTS_TEXT.description} />
      <Card>
        <TableSkeleton rows={10} columns={5} />
      </Card>
    </>
  );
}
