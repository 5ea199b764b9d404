import { KEYS_TEXT } from '../../../features/keys/text.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton, TableSkeleton } from '../../../ui/skeleton.tsx';

export default function KeysLoading() {
  return (
    <>
      <PageHeader
        title={KEYS_TEXT.title}
        description={KEYS_TEXT.description}
        actions={<Skeleton className="h-10 w-30 sm:h-9" />}
      />
      <Card>
        <TableSkeleton rows={3} columns={5} />
      </Card>
    </>
  );
}
