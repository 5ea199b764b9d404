import { AUDITOR_TEXT } from '../../../../features/admin/machine/auditor/text.ts';
import { Card } from '../../../../ui/card.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { TableSkeleton } from '../../../../ui/skeleton.tsx';

export default function AuditorLoading() {
  return (
    <>
      <PageHeader title={AUDITOR_TEXT.title} description={AUDITOR_TEXT.description} />
      <Card>
        <TableSkeleton rows={8} columns={6} />
      </Card>
    </>
  );
}
