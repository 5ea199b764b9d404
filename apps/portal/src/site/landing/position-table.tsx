import { dms } from '@graha/drawing/placed-body';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import type { ChartAnswer, WheelAnswer } from '../../shared/sky.ts';

type Row = {
  name: string;
  sign: string;
  degree: number;
  house: number;
  is_retrograde?: boolean;
  nakshatra?: string;
  pada?: number;
};

/** The data of the picture as a table. */
export const PositionTable = ({ chart }: { chart: ChartAnswer }) => (
  <Positions caption="Positions, sidereal" rows={[chart.lagna, ...chart.planets]} withNakshatra />
);

export const TropicalTable = ({ wheel }: { wheel: WheelAnswer }) => (
  <Positions caption="Positions, tropical" rows={[wheel.ascendant, ...wheel.planets]} />
);

function Positions(props: { caption: string; rows: readonly Row[]; withNakshatra?: boolean }) {
  return (
    <Table>
      <caption className="sr-only">{props.caption}</caption>
      <thead>
        <tr>
          <Th>Body</Th>
          <Th>Sign</Th>
          <Th numeric>Degree</Th>
          <Th numeric>House</Th>
          {props.withNakshatra ? <Th wide>Nakshatra</Th> : null}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <Tr key={row.name}>
            <RowHeader>
              {row.name}
              {row.is_retrograde ? <span className="font-normal text-text-3"> retrograde</span> : null}
            </RowHeader>
            <Td>{row.sign}</Td>
            <Td numeric>{dms(row.degree)}</Td>
            <Td numeric>{row.house}</Td>
            {props.withNakshatra ? (
              <Td wide>
                {row.nakshatra}, pada {row.pada}
              </Td>
            ) : null}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
