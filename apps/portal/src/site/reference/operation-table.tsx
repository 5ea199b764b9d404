import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { alsoKnownAs } from '../../shared/also-known-as.ts';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { Article } from '../docs/article.tsx';
import { FAMILY_ROWS, shortPath, type ReferenceFamily } from './operations.ts';
import { PricedRows } from './priced-rows.tsx';

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
      <PricedOperations operations={operations} linkClass="link" isFound />
    </Card>
  );
}

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

/** Every operation with its price, by family, from the catalogue. */
export function PriceList() {
  return (
    <div className="grid gap-5">
      {FAMILY_ROWS.map(({ family, title }) => (
        <Card key={family} aria-labelledby={`prices-${family}`} className="overflow-hidden">
          <CardHeader level={3} id={`prices-${family}`} title={title} />
          <PricedOperations
            operations={OWN_OPERATIONS.filter((operation) => operation.family === family)}
            linkClass="hover:underline"
          />
        </Card>
      ))}
    </div>
  );
}

type PricedOperationsProps = {
  operations: readonly ListedOperation[];
  linkClass: 'link' | 'hover:underline';
  /** True if rows have the other names of the operation, for the filter of the page. */
  isFound?: boolean;
};

function PricedOperations({ operations, linkClass, isFound = false }: PricedOperationsProps) {
  const rows = operations.map((operation) => ({
    path: shortPath(operation),
    summary: summaryOf(operation),
    credits: operation.credits,
    ...(isFound ? { also: alsoKnownAs(operation.id).join(' ') } : {}),
  }));
  return <PricedRows rows={rows} linkClass={linkClass} />;
}
