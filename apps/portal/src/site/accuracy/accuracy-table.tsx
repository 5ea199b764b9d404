import type { AccuracyRow } from '@graha/catalog/accuracy/rows';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count } from '@graha/domain/core/format';
import { measureWords, shareOfTolerance } from './accuracy-words.ts';

export function AccuracyTable({ id, title, rows }: { id: string; title: string; rows: readonly AccuracyRow[] }) {
  return (
    <Card aria-labelledby={id} className="overflow-hidden text-base text-text">
      <CardHeader level={3} id={id} title={title} />
      <Table>
        <thead>
          <tr>
            <Th>What, and against whom</Th>
            <Th numeric wide>
              Cases
            </Th>
            <Th numeric>Worst</Th>
            <Th numeric wide>
              Tolerance
            </Th>
            <Th wide className="w-28">
              <span className="sr-only">Worst within the tolerance</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={`${row.family} ${row.source}`}>
              <RowHeader className="font-normal!">
                {row.family.charAt(0).toUpperCase() + row.family.slice(1)}
                <span className="block text-micro text-text-3">{row.source}</span>
                {row.note ? <span className="block text-micro text-text-3">{row.note}</span> : null}
              </RowHeader>
              <Td numeric wide>
                {count(row.cases)}
              </Td>
              <Td numeric>{measureWords(row.worstDifference, row.unit)}</Td>
              <Td numeric wide>
                {measureWords(row.tolerance, row.unit)}
              </Td>
              <Td wide>
                <ToleranceBar share={shareOfTolerance(row)} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

/** Hidden from screen readers, because it shows the same two numbers as the row. */
function ToleranceBar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="relative block h-3 w-24">
      <span className="absolute inset-x-0 top-1 h-1 bg-line" />
      <span className="absolute inset-y-0 w-0.5 bg-brass-mark" style={{ left: `${(share * 98).toFixed(1)}%` }} />
    </span>
  );
}
