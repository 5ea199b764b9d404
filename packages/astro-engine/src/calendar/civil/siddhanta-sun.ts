/**
 * Suns of the siddhantas, which printed almanacs of the old schools use, and the months that their entries into signs
 * begin. Nothing here needs an ephemeris.
 */

type SiddhantaSun = {
  yearDays: number;
  apogeeDeg: number;
  /** Epicycle in degrees at the apogee and at the quadrature. */
  epicycleDeg: readonly [even: number, odd: number];
  /** Julian Day in UT at which the mean Sun is at Mesha. */
  epochJdUt: number;
};

const KALI_DAY = 588_465.5;
const UJJAIN_DAYS = 75.7683 / 360;

const SUNS = {
  /** @source Surya Siddhanta 1.29–40 and 2.34: 4,320,000 revolutions in 1,577,917,828 days from midnight at Ujjain */
  surya_siddhanta: {
    yearDays: 1_577_917_828 / 4_320_000,
    apogeeDeg: 77.13,
    epicycleDeg: [14, 13 + 2 / 3],
    epochJdUt: KALI_DAY - UJJAIN_DAYS,
  },
  /**
   * @source Aryabhata's year and epicycle, as in the Vakyakarana; its day begins at sunrise, fitted to 06:06 IST by
   * eight printed entries
   */
  vakya: {
    yearDays: 1_577_917_500 / 4_320_000,
    apogeeDeg: 78,
    epicycleDeg: [13.5, 13.5],
    epochJdUt: KALI_DAY + (6.1 - 5.5) / 24,
  },
} as const satisfies Record<string, SiddhantaSun>;

const RULES = {
  /** @accuracy printed almanacs may differ by a day; one month of 2026 is tested */
  tamil: { sun: 'vakya', lastMinute: 18 * 60 + 6, delayDays: 0 },
  /** @accuracy printed almanacs may differ by a day; one month of 2025 is tested */
  bengali_old: { sun: 'surya_siddhanta', lastMinute: 1440, delayDays: 1 },
  /** @accuracy printed almanacs may differ by a day, as schools of Odisha differ; one month of 2024 is tested */
  odia: { sun: 'surya_siddhanta', lastMinute: 22 * 60 + 12, delayDays: 0 },
} as const;

export type SiddhantaCalendar = keyof typeof RULES;

const RADIANS = Math.PI / 180;
const IST_DAYS = 5.5 / 24;
const UNIX_EPOCH_JD = 2_440_587.5;
const KALI_YEAR_OFFSET = 3101;

/** Returns true minus mean longitude, degrees. */
function equationDeg({ apogeeDeg, epicycleDeg: [even, odd] }: SiddhantaSun, meanDeg: number): number {
  const sine = Math.sin((meanDeg - apogeeDeg) * RADIANS);
  return -Math.asin(((even - (even - odd) * Math.abs(sine)) / 360) * sine) / RADIANS;
}

/**
 * Returns the instant at which a Sun of the siddhantas enters a sign, JD in UT.
 * @param meshaYear Gregorian year in which the year of the signs begins
 * @param signIndex 0 = Mesha; 12 is Mesha of the next year
 */
function entryJdUt(sun: SiddhantaSun, meshaYear: number, signIndex: number): number {
  const wantedDeg = signIndex * 30;
  let meanDeg = wantedDeg;
  // The equation changes by less than 0.04° a degree, so each round gains more than a digit.
  for (let round = 0; round < 10; round += 1) meanDeg = wantedDeg - equationDeg(sun, meanDeg);
  return sun.epochJdUt + (meshaYear + KALI_YEAR_OFFSET + meanDeg / 360) * sun.yearDays;
}

/** Returns the first day of a solar month, a day count from 1970-01-01. @param monthIndex 0 = the month of Mesha */
export function solarMonthStart(calendar: SiddhantaCalendar, meshaYear: number, monthIndex: number): number {
  const { sun, lastMinute, delayDays } = RULES[calendar];
  const localDays = entryJdUt(SUNS[sun], meshaYear, monthIndex) - UNIX_EPOCH_JD + IST_DAYS;
  const dayCount = Math.floor(localDays);
  const isLate = (localDays - dayCount) * 1440 > lastMinute;
  return dayCount + delayDays + (isLate ? 1 : 0);
}
