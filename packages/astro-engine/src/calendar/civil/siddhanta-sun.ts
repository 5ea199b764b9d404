import { equationDeg, SIDDHANTAS, type SolarText, sunApogeeDegAt } from '../../schools/siddhantas.ts';

/**
 * Suns of the siddhantas, which printed almanacs of the old schools use, and the months that their entries into signs
 * begin. Nothing here needs an ephemeris.
 */

const RULES = {
  /** @accuracy printed almanacs may differ by a day; one month of 2026 is tested */
  tamil: { sun: 'vakya', lastMinute: 18 * 60 + 6, delayDays: 0 },
  /** @accuracy printed almanacs may differ by a day; one month of 2025 is tested */
  bengali_old: { sun: 'surya', lastMinute: 1440, delayDays: 1 },
  /** @accuracy printed almanacs may differ by a day, as schools of Odisha differ; one month of 2024 is tested */
  odia: { sun: 'surya', lastMinute: 22 * 60 + 12, delayDays: 0 },
} as const;

export type SiddhantaCalendar = keyof typeof RULES;

const IST_DAYS = 5.5 / 24;
const UNIX_EPOCH_JD = 2_440_587.5;
const KALI_YEAR_OFFSET = 3101;

/**
 * Returns the instant at which a Sun of the siddhantas enters a sign, JD in UT.
 * @param meshaYear Gregorian year in which the year of the signs begins
 * @param signIndex 0 = Mesha; 12 is Mesha of the next year
 */
function entryJdUt(text: SolarText, meshaYear: number, signIndex: number): number {
  const { sun, sine, yugaDays, epochJdUt } = text;
  const jdUtOf = (meanDeg: number): number =>
    epochJdUt + ((meshaYear + KALI_YEAR_OFFSET + meanDeg / 360) * yugaDays) / sun.revolutions;
  const wantedDeg = signIndex * 30;
  const apogeeDeg = sunApogeeDegAt(text, jdUtOf(wantedDeg)); // It moves by 0.00003° a year.
  let meanDeg = wantedDeg;
  // The equation changes by less than 0.04° a degree, so each round gains more than a digit.
  for (let round = 0; round < 10; round += 1)
    meanDeg = wantedDeg + equationDeg(sun.epicycleDeg, meanDeg - apogeeDeg, sine);
  return jdUtOf(meanDeg);
}

/** Returns the first day of a solar month, a day count from 1970-01-01. @param monthIndex 0 = the month of Mesha */
export function solarMonthStart(calendar: SiddhantaCalendar, meshaYear: number, monthIndex: number): number {
  const { sun, lastMinute, delayDays } = RULES[calendar];
  const localDays = entryJdUt(SIDDHANTAS[sun], meshaYear, monthIndex) - UNIX_EPOCH_JD + IST_DAYS;
  const dayCount = Math.floor(localDays);
  const isLate = (localDays - dayCount) * 1440 > lastMinute;
  return dayCount + delayDays + (isLate ? 1 : 0);
}
