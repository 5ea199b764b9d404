import { Card } from '@graha/ui/card.tsx';
import { Link } from '@graha/ui/link.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { FAMILY_ROWS, referencePath } from './operations.ts';

/** Prices by family. The page of a family has the price of each operation. */
export const PriceList = () => (
  <Card aria-label="Price list" className="overflow-hidden">
    <Table className="texts texts-links">
      <thead>
        <tr>
          <Th>Family</Th>
          <Th wide>What it answers</Th>
          <Th numeric wide>
            Operations
          </Th>
          <Th numeric>Credits a call</Th>
        </tr>
      </thead>
      <tbody>
        {FAMILY_ROWS.map(({ family, title, summary, operationCount, credits }) => (
          <Tr key={family}>
            <RowHeader>
              <Link href={referencePath(family)} className="hover:underline">
                {title}
              </Link>
              <span data-markdown="off">{summary}</span>
            </RowHeader>
            <Td wide>{summary}</Td>
            <Td numeric wide>
              {operationCount}
            </Td>
            <Td numeric>{credits}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  </Card>
);
