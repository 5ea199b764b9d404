import { useId, type ReactNode } from 'react';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Table } from '@graha/ui/table.tsx';

export type ListCardProps = {
  title: string;
  actions?: ReactNode;
  /** Shown instead of the table while it has no rows. */
  empty: { title: string; body: string };
  head: ReactNode;
  /** The rows. */
  children: readonly ReactNode[];
};

/** A short list in its own card. */
export function ListCard({ title, actions, empty, head, children }: ListCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} actions={actions} />
      {children.length === 0 ? (
        <EmptyState title={empty.title}>{empty.body}</EmptyState>
      ) : (
        <Table>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </Table>
      )}
    </Card>
  );
}
