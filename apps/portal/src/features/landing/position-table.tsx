import { dms } from '@graha/drawing/placed-body';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import type { ChartAnswer } from './sky.ts';

/** The same data as the picture, for those who read tables. */
export function PositionTable({ chart }: { chart: ChartAnswer }) {
  const rows = [{ ...chart.lagna, is_retrograde: false }, ...chart.planets];
  return (
    <Table>
      <caption className="sr-only">Positions, sidereal</caption>
      <thead>
        <tr>
          <Th>Body</Th>
          <Th>Sign</Th>
          <Th numeric>Degree</Th>
          <Th numeric>House</Th>
          <Th wide>Nakshatra</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.name}>
            <RowHeader>
              {row.name}
              {row.is_retrograde ? <span className="font-normal text-text-3"> retrograde</span> : null}
            </RowHeader>
            <Td>{row.sign}</Td>
            <Td numeric>{dms(row.degree)}</Td>
            <Td numeric>{row.house}</Td>
            <Td wide>
              {row.nakshatra}, pada {row.pada}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
