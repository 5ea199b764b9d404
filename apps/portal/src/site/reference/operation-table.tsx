import type { ListedOperation } from '@graha/catalog/list-operations';
import Link from 'next/link';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { alsoKnownAs } from '../../shared/also-known-as.ts';
import { referencePath, shortPath } from './operations.ts';

export type OperationTableProps = {
  id: string;
  title: string;
  summary: string;
  operations: readonly ListedOperation[];
};

export function OperationTable({ id, title, summary, operations }: OperationTableProps) {
  return (
    <Card aria-labelledby={id} className="overflow-hidden">
      <CardHeader id={id} title={title} detail={<p className="mt-0.5 text-small text-text-2">{summary}</p>} />
      <Table className="table-fixed">
        <thead>
          <tr>
            <Th>Operation</Th>
            <Th wide>What it answers</Th>
            <Th numeric className="w-20">
              Credits
            </Th>
          </tr>
        </thead>
        <tbody>
          {operations.map((operation) => (
            <Tr key={operation.id} data-also={alsoKnownAs(operation.id).join(' ')}>
              <RowHeader className="font-mono text-micro! font-normal! break-words">
                <Link
                  href={referencePath(operation.id)}
                  prefetch={false}
                  className="link inline-flex min-h-6 items-center"
                >
                  {shortPath(operation)}
                </Link>
                <span className="mt-0.5 block font-sans text-small text-text-2 md:hidden">{operation.summary}</span>
              </RowHeader>
              <Td wide className="text-text-2">
                {operation.summary}
              </Td>
              <Td numeric>{operation.credits}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
