import { Card } from '@graha/ui/card.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';

type List = { label: string; href: string };
type RecordLoadingProps = { title: string; list: List; cards: readonly { rows: number; columns: number }[] };

/** The page of one record while it loads. */
export const RecordLoading = ({ title, list, cards }: RecordLoadingProps) => (
  <>
    <PageHeader title={title} list={list} />
    {cards.map((size, index) => (
      <Card key={index}>
        <TableSkeleton {...size} />
      </Card>
    ))}
  </>
);

type RecordAbsentProps = { noun: string; why: string; list: List };

/** The page of a record that the workspace does not have. */
export const RecordAbsent = ({ noun, why, list }: RecordAbsentProps) => (
  <PageHeader title={`There is no such ${noun} in this workspace`} description={why} list={list} />
);
