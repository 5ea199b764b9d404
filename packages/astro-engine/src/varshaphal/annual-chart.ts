import { type Chart, chartAt } from '../chart/chart.ts';
import type { Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import { isDayAt } from '../sky/daylight.ts';
import type { SkySettings } from '../sky/placements.ts';
import { type Almanac, panchangDayAt } from '../panchang/day.ts';
import { countFrom, rowAt } from '../vocabulary/cycle.ts';
import { type Graha, GRAHA_IDS, type Planet } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { TRIRASHI } from './tables.ts';

/** A year of life: its chart and the inputs of its judgements. */
export type AnnualChart = {
  chart: Chart<Graha>;
  /** Whether the Sun was up when the year opened. */
  isDay: boolean;
  completedYears: number;
  /** 0 = Aries. */
  munthaSignIndex: number;
  natalAscendantSignIndex: number;
};

/** Decides by sunrise and sunset of the place or, if one of them is missing, by the altitude of the Sun's centre. */
function isDayOf(almanac: Almanac, jdUt: number): boolean {
  const { sunriseJdUt, sunsetJdUt } = panchangDayAt(almanac, jdUt);
  if (sunriseJdUt === null || sunsetJdUt === null) return isDayAt(almanac.sky, jdUt, almanac.place);
  return jdUt >= sunriseJdUt && jdUt < sunsetJdUt;
}

/**
 * Returns the chart of a year.
 * @param almanac of the place at which the year opens
 * @param natal ascendant and years: the muntha moves by one sign a completed year
 * @source Tajika Nilakanthi; K.S. Charak, A Textbook of Varshaphala
 */
export function annualChartAt(
  sky: Ephemeris,
  jdUt: number,
  { almanac, settings }: { almanac: Almanac; settings: SkySettings },
  natal: { ascendantSignIndex: number; completedYears: number },
): AnnualChart {
  const place: GeoPlace = almanac.place;
  return {
    chart: chartAt(sky, GRAHA_IDS, jdUt, place, settings),
    isDay: isDayOf(almanac, jdUt),
    completedYears: natal.completedYears,
    munthaSignIndex: countFrom(0, natal.ascendantSignIndex + natal.completedYears, 12) - 1,
    natalAscendantSignIndex: natal.ascendantSignIndex,
  };
}

export const OFFICES = [
  'muntha_lord', 'natal_ascendant_lord', 'annual_ascendant_lord', 'trirashi_lord', 'dinaratri_lord',
] as const; // prettier-ignore
export type Office = (typeof OFFICES)[number];

/**
 * Returns the five candidates for the lordship of the year.
 * @source K.S. Charak, ch. 6: lords of the muntha, of both ascendants, of the three signs, and of the sign of the light
 */
export function officeBearersOf(year: AnnualChart): Readonly<Record<Office, Planet>> {
  const { chart, isDay } = year;
  const light = isDay ? 'sun' : 'moon';
  return {
    muntha_lord: signAt(year.munthaSignIndex).lord,
    natal_ascendant_lord: signAt(year.natalAscendantSignIndex).lord,
    annual_ascendant_lord: signAt(chart.firstSignIndex).lord,
    trirashi_lord: rowAt(TRIRASHI[isDay ? 'day' : 'night'], chart.firstSignIndex),
    dinaratri_lord: signAt(chart.placements[light].signIndex).lord,
  };
}
