'use client';

import { dms, signNameOf } from '@graha/drawing/placed-body';
import type { ChartView } from '../pictures/charts.ts';

const HOUSES = 12;

/** The selected house: its sign, and the bodies in it. */
export function HouseCard({ chart, house }: { chart: ChartView; house: number | null }) {
  const signNumber = house === null ? 0 : ((chart.chart.square.lagna.signNumber + house - 2) % HOUSES) + 1;
  const inside = chart.isWestern
    ? chart.rows.filter((row) => row.house === house)
    : chart.rows.filter((row) => row.signNumber === signNumber);
  const lord = chart.rows.find((row) => row.signNumber === signNumber)?.signLord;
  const lordAt = chart.rows.find(({ name }) => name === lord);
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
              {chart.isWestern ? '' : `, ${signNameOf(signNumber)}`}
            </b>
            {lord && lordAt && !chart.isWestern ? (
              <span className="text-small text-text-2">{`lord ${lord}, in house ${lordAt.house}`}</span>
            ) : null}
          </span>
          <span className="mt-1 flex flex-wrap gap-x-4 font-mono text-micro text-text-2">
            {inside.length === 0
              ? 'No planet stands here.'
              : inside.map(({ name, degree }) => (
                  <span key={name}>
                    {name} {degree === null ? '' : dms(degree)}
                  </span>
                ))}
          </span>
        </>
      )}
    </output>
  );
}
