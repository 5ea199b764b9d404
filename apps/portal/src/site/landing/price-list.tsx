import Link from 'next/link';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { referencePath } from '../reference/operations.ts';
import { FAMILY_ROWS, OPERATIONS } from './families.ts';

/** Every operation with its price, by family, straight from the catalogue. */
export function PriceList() {
  return (
    <div className="grid gap-5">
      {FAMILY_ROWS.map((family) => (
        <Card key={family.family} aria-labelledby={`prices-${family.family}`} className="overflow-hidden">
          <CardHeader level={3} id={`prices-${family.family}`} title={family.title} />
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
              {OPERATIONS.filter((operation) => operation.family === family.family).map((operation) => (
                <Tr key={operation.id}>
                  <RowHeader className="font-mono text-micro! font-normal! break-words">
                    <Link
                      href={referencePath(operation.id)}
                      prefetch={false}
                      className="inline-flex min-h-6 items-center hover:underline"
                    >
                      {operation.path.replace('/api/v1', '')}
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
      ))}
    </div>
  );
}
