import { WEBHOOKS_TEXT } from '../../../../features/admin/machine/webhooks/text.ts';
import { Card } from '../../../../ui/card.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { TableSkeleton } from '../../../../ui/skeleton.tsx';

export default function WebhooksLoading() {
  return (
    <>
      <PageHeader title={WEBHOOKS_TEXT.title} description={WEBHOOKS_TEXT.description} />
      <Card>
        <TableSkeleton rows={10} columns={5} />
      </Card>
    </>
  );
}
