'use client';

import { dms, signNameOf } from '@graha/drawing/placed-body';
import { drawGlyph, glyphOf } from '@graha/drawing/glyphs';
import { el } from '@graha/drawing/element';
import { cn } from '@graha/ui/cn.ts';
import { Picture } from '@graha/ui/picture.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { type ChartView, LAGNA, type PositionRow } from '@graha/catalog/pictures/kinds/charts';
import type { PinProps } from '../table/outline-view.tsx';

/** Beside the form the table has less space than the width of the window suggests. */
const ROOMY = '@max-lg:hidden';

/** The positions of the chart as a table: the text alternative of the picture. */
export function PositionTable({ chart, pinned, onPin }: PinProps & { chart: ChartView }) {
  const hasStars = chart.rows.some(({ star }) => star !== null);
  const hasDegrees = chart.rows.some(({ degree }) => degree !== null);
  return (
    <Table>
      <caption className="sr-only">{chart.name}</caption>
      <thead>
        <tr>
          <Th className="pl-0!">{chart.isWestern ? 'Planet' : 'Graha'}</Th>
          {hasDegrees ? <Th numeric>Longitude</Th> : null}
          <Th>Sign</Th>
          {hasStars ? <Th className={ROOMY}>Nakshatra</Th> : null}
          <Th numeric className="pr-0!">
            House
          </Th>
        </tr>
      </thead>
      <tbody>
        {chart.rows.map((row) => (
          <PositionTr
            key={row.path}
            selected={pinned !== null && pinned.startsWith(row.path)}
            onPin={() => onPin(row.path)}
            {...{ row, hasStars, hasDegrees }}
          />
        ))}
      </tbody>
    </Table>
  );
}

type PositionTrProps = {
  row: PositionRow;
  selected: boolean;
  onPin: () => void;
  hasStars: boolean;
  hasDegrees: boolean;
};

const PositionTr = ({ row, selected, onPin, hasStars, hasDegrees }: PositionTrProps) => (
  <Tr selected={selected} className="cursor-pointer" onClick={onPin}>
    <RowHeader className="py-2! pl-0!">
      <button type="button" className="flex items-center gap-2.5" onClick={onPin}>
        <Sign row={row} />
        <span className={isRising(row) ? 'text-brass' : undefined}>{row.said.name}</span>
      </button>
    </RowHeader>
    {hasDegrees ? (
      <Td numeric className="py-2!">
        {row.degree === null ? '–' : dms(row.degree)}
        <span className="inline-block w-3 text-left text-text-3">{row.isRetrograde ? ' R' : ''}</span>
      </Td>
    ) : null}
    <Td className="py-2!">{row.said.sign}</Td>
    {hasStars ? <Td className={cn(ROOMY, 'py-2! text-text-2')}>{row.said.star ?? '–'}</Td> : null}
    <Td numeric className="py-2! pr-0!">
      {row.house}
    </Td>
  </Tr>
);

const isRising = ({ name }: PositionRow): boolean => name === LAGNA || name === 'Ascendant';

function Sign({ row }: { row: PositionRow }) {
  const glyph = glyphOf(row.name);
  if (glyph === null) return <span aria-hidden="true" className="w-4 font-mono text-micro text-brass">{isRising(row) ? 'As' : ''}</span>; // prettier-ignore
  const picture = el('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, drawGlyph(glyph, { x: 12, y: 12, sizePx: 24, colour: 'currentColor' })); // prettier-ignore
  return (
    <span className="w-4">
      <Picture picture={picture} />
    </span>
  );
}

const HOUSES = 12;

/** The selected house: its sign, and the bodies in it. */
export function HouseCard({ chart, house }: { chart: ChartView; house: number | null }) {
  const signNumber = house === null ? 0 : ((chart.chart.square.lagna.signNumber + house - 2) % HOUSES) + 1;
  const inside = chart.isWestern
    ? chart.rows.filter((row) => row.house === house)
    : chart.rows.filter((row) => row.signNumber === signNumber);
  const there = chart.rows.find((row) => row.signNumber === signNumber);
  const lordAt = chart.rows.find(({ name }) => name === there?.signLord);
  return (
    <output
      aria-live="polite"
      className="grid min-h-18.5 content-center rounded-card border border-line bg-surface px-4 py-3"
    >
      {house === null ? (
        <span className="text-small text-text-3">
          Choose a house or a planet to read it out; arrow keys go from house to house.
        </span>
      ) : (
        <>
          <span className="flex flex-wrap justify-between gap-x-4">
            <b>
              House {house}
              {chart.isWestern ? '' : `, ${there?.said.sign ?? signNameOf(signNumber)}`}
            </b>
            {there && lordAt && !chart.isWestern ? (
              <span className="text-small text-text-2">{`lord ${there.said.signLord}, in house ${lordAt.house}`}</span>
            ) : null}
          </span>
          <span className="mt-1 flex flex-wrap gap-x-4 font-mono text-micro text-text-2">
            {inside.length === 0
              ? 'No planet stands here.'
              : inside.map(({ name, said, degree }) => (
                  <span key={name}>
                    {said.name} {degree === null ? '' : dms(degree)}
                  </span>
                ))}
          </span>
        </>
      )}
    </output>
  );
}
