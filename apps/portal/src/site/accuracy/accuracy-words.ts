import type { AccuracyRow } from '@graha/catalog/accuracy/rows';
import { MEASURED } from '@graha/catalog/accuracy/measured';
import { count } from '@graha/domain/core/format';

const UNITS: Readonly<Record<AccuracyRow['unit'], string>> = {
  deg: '°',
  'deg/day': '°/day',
  au: ' au',
  s: ' s',
  min: ' min',
  days: ' days',
  points: ' points',
  mismatches: ' wrong',
};

const ARC_SECONDS = 3600;

/** `0.0002″`, `0.85 min`, `0 wrong`: small angles are in arc seconds. */
export function measureWords(value: number, unit: AccuracyRow['unit']): string {
  if ((unit === 'deg' || unit === 'deg/day') && value !== 0 && value < 0.1)
    return `${digits(value * ARC_SECONDS)}″${unit === 'deg' ? '' : '/day'}`;
  return digits(value) + UNITS[unit];
}

const digits = (value: number): string =>
  Number.isInteger(value) ? String(value) : value >= 100 ? value.toFixed(0) : Number(value.toPrecision(2)).toString();

/** Returns the needle's position on a bar as long as the tolerance, from 0 to 1; 0 for exact answers. */
export const shareOfTolerance = ({ worstDifference, tolerance }: AccuracyRow): number =>
  tolerance === 0 ? 0 : Math.min(1, worstDifference / tolerance);

type Measure = { label: string; value: string; detail: string };

/** The most telling rows of the table for a newcomer, by the name of their family. */
const SHOWN = [
  { family: 'fourteen bodies, 1801–2398: longitude', label: 'Positions, worst', against: 'Swiss Ephemeris' },
  { family: 'limb ends', label: 'Ends of tithis and nakshatras, worst', against: 'bisection' },
  { family: 'ashtakoot, all kootas and totals', label: 'Ashtakoot scores', against: 'two published services' },
] as const;

const compared = MEASURED.rows.reduce((sum, row) => sum + row.cases, 0);

export const LANDING_MEASURES: readonly Measure[] = [
  { label: 'Numbers compared', value: count(compared), detail: `in ${MEASURED.rows.length} groups` },
  ...SHOWN.flatMap(({ family, label, against }) =>
    MEASURED.rows
      .filter((row) => row.family === family)
      .map((row) => ({
        label,
        value: measureWords(row.worstDifference, row.unit),
        detail: `of ${count(row.cases)}, against ${against}`,
      })),
  ),
];
