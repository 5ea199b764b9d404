import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { alsoKnownAs } from '../../shared/also-known-as.ts';
import { Article } from '../docs/article.tsx';
import { shortPath, type ReferenceFamily } from './operations.ts';
import { type PricedRow, PricedRows } from './priced-rows.tsx';

type OperationTableProps = {
  id: string;
  title: string;
  summary: string;
  operations: readonly ListedOperation[];
};

export function OperationTable({ id, title, summary, operations }: OperationTableProps) {
  return (
    <Card aria-labelledby={id} className="overflow-hidden">
      <CardHeader id={id} title={title} detail={<p className="mt-0.5 text-small text-text-2">{summary}</p>} />
      <PricedRows rows={operations.map(rowOf)} />
    </Card>
  );
}

const rowOf = (operation: ListedOperation): PricedRow => ({
  path: shortPath(operation),
  summary: summaryOf(operation),
  credits: operation.credits,
  also: alsoKnownAs(operation.id).join(' '),
});

export function FamilyArticle({ family }: { family: ReferenceFamily }) {
  return (
    <Article title={family.title} lead={family.summary} next={{ label: 'All operations', href: '/reference' }}>
      <div className="mt-7">
        <OperationTable {...family} id={family.family} title="Operations" summary={scopeSentence(family.operations)} />
      </div>
    </Article>
  );
}

function scopeSentence(operations: readonly ListedOperation[]): string {
  const scopes = [...new Set(operations.map(({ scope }) => scope))];
  return scopes.length === 1
    ? `A key needs the scope ${scopes.join()}, or all of them.`
    : `A key needs the scope of the operation: ${scopes.join(', ')}.`;
}

/** Adds the unit of the price if it is not one call, and the price of texts. */
const summaryOf = ({ summary, pricedBy, withTexts }: ListedOperation): string =>
  [
    summary,
    ...(pricedBy === undefined ? [] : [`The price is per ${pricedBy.name}.`]),
    ...(withTexts === undefined ? [] : [`With texts ${withTexts.credits} more.`]),
  ].join(' ');
