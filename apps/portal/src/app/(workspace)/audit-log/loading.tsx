import { AUDIT_TEXT } from '../../../features/audit-log/text.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton, TableSkeleton } from '../../../ui/skeleton.tsx';

export default function AuditLogLoading() {
  return (
    <>
      <PageHeader
        title={AUDIT_TEXT.title}
        description={AUDIT_TEXT.description}
        actions={<Skeleton className="h-10 w-60 sm:h-9" />}
      />
      <Card>
        <TableSkeleton rows={8} columns={3} />
      </Card>
    </>
  );
}
