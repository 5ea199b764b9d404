import { KEYS_TEXT } from '../../../../features/keys/text.ts';
import { Card } from '../../../../ui/card.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { TableSkeleton } from '../../../../ui/skeleton.tsx';

export default function KeyLoading() {
  return (
    <>
      <PageHeader title={KEYS_TEXT.page.title} />
      <Card>
        <TableSkeleton rows={2} columns={4} />
      </Card>
      <Card>
        <TableSkeleton rows={6} columns={3} />
      </Card>
    </>
  );
}
