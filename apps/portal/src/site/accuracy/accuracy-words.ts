import type { AccuracyRow } from '@graha/catalog/accuracy/rows';

const UNITS: Readonly<Record<AccuracyRow['unit'], string>> = {
  deg: '°',
  'deg/day': '°/day',
  au: ' au',
  s: ' s',
  min: ' min',
  points: ' points',
  mismatches: ' wrong',
};

const ARC_SECONDS = 3600;

/** `0.0002″`, `0.85 min`, `0 wrong`: a small angle is in arc-seconds. */
export function measureWords(value: number, unit: AccuracyRow['unit']): string {
  if ((unit === 'deg' || unit === 'deg/day') && value !== 0 && value < 0.1)
    return `${digits(value * ARC_SECONDS)}″${unit === 'deg' ? '' : '/day'}`;
  return digits(value) + UNITS[unit];
}

const digits = (value: number): string =>
  Number.isInteger(value) ? String(value) : value >= 100 ? value.toFixed(0) : Number(value.toPrecision(2)).toString();

/** Where the needle stands on a bar as long as the tolerance; exact answers stand at its beginning. */
export const shareOfTolerance = ({ worstDifference, tolerance }: AccuracyRow): number =>
  tolerance === 0 ? 0 : Math.min(1, worstDifference / tolerance);
