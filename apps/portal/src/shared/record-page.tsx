import { ButtonLink } from '@graha/ui/button.tsx';
import { Card } from '@graha/ui/card.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { TableSkeleton } from '@graha/ui/skeleton.tsx';

type RecordLoadingProps = { title: string; cards: readonly { rows: number; columns: number }[] };

/** The page of one record while it loads. */
export const RecordLoading = ({ title, cards }: RecordLoadingProps) => (
  <>
    <PageHeader title={title} />
    {cards.map((size, index) => (
      <Card key={index}>
        <TableSkeleton {...size} />
      </Card>
    ))}
  </>
);

type RecordAbsentProps = { noun: string; why: string; list: { label: string; href: string } };

/** The page of a record that the workspace does not have. */
export const RecordAbsent = ({ noun, why, list }: RecordAbsentProps) => (
  <>
    <PageHeader title={`There is no such ${noun} in this workspace`} description={why} />
    <ButtonLink href={list.href} className="justify-self-start">
      {list.label}
    </ButtonLink>
  </>
);
