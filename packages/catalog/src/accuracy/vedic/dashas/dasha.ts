import fixture from '@graha/astro-engine/dasha/dashas.fixture.json' with { type: 'json' };
import { mahadashasOf, subPeriodsOf, type DashaBirth, type DashaPeriod } from '@graha/astro-engine/dasha/periods';
import { type DashaSystem, DASHA_SYSTEMS } from '@graha/astro-engine/dasha/systems';
import { solarYears, steadyYears } from '@graha/astro-engine/dasha/years';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { jdUtOf } from '@graha/astro-engine/core/moment';
import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { dasha } from '../../../families/dasha/operations.ts';
import { answered } from '../../answered.ts';
import { type AccuracyRow, Mismatches, Worst } from '../../rows.ts';

const SOURCE = 'PyJHora 4.8.5, ten births';

const jdUtOfLocal = (iso: string, offsetSeconds: number): number =>
  Date.parse(`${iso}Z`) / 86_400_000 + 2_440_587.5 - offsetSeconds / 86_400;

/** Compares the signs of the years of life with the published sign of the Moon, one further for each year. */
function sudarshanaRow(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  for (const { birth, moonDeg } of fixture.cases) {
    const asked = { ...birth, latitude: 0, longitude: 0, target_date: '2000-01-01', depth: 1 };
    for (const [index, year] of answered(dasha.sudarshana, asked, sky).mahadashas.entries())
      wrong.equal(year.from_moon, SIGNS[(Math.floor(moonDeg / 30) + index) % 12]?.name);
  }
  return wrong.row('signs of Sudarshana chakra dasha from the Moon', SOURCE, 'Their order is that of BPHS ch. 74');
}

/**
 * Compares the starts of periods: to the second if the year is constant; with the Sun's returns, within the difference
 * of the two Suns.
 */
export function dashaAccuracy(sky: Ephemeris): AccuracyRow[] {
  const rulers = new Mismatches();
  const steady = new Worst();
  const solar = new Worst();
  for (const { birth, moonDeg, ...published } of fixture.cases) {
    const offsetSeconds = birth.timezone * 3600;
    const birthJdUt = jdUtOf({ ...birth, day: birth.date }, offsetSeconds);
    const compare = (
      worst: Worst,
      found: DashaPeriod | undefined,
      lord: string,
      start: string,
      secondsOf: number,
    ): void => {
      rulers.equal(found?.lord, lord);
      worst.add((((found?.startJdUt ?? Number.NaN) - jdUtOfLocal(start, offsetSeconds)) * 86_400) / secondsOf);
    };
    for (const [days, rows] of Object.entries(published.vimshottari)) {
      const from: DashaBirth = {
        system: DASHA_SYSTEMS.vimshottari,
        moonDeg,
        clock: steadyYears(birthJdUt, Number(days)),
      };
      const antardashas = mahadashasOf(from).flatMap((maha) => subPeriodsOf(from, maha));
      const step = rows.length === 9 ? 9 : 1; // Nine rows are the first antardashas of the mahadashas.
      for (const [place, [, lord = '', start = '']] of rows.entries())
        compare(steady, antardashas[place * step], lord, start, 1);
    }
    const bySun = (system: DashaSystem, rows: readonly (readonly string[])[]): void => {
      const mahadashas = mahadashasOf({ system, moonDeg, clock: solarYears(sky, 'lahiri', birthJdUt).clock });
      for (const [place, [lord = '', start = '']] of rows.entries()) compare(solar, mahadashas[place], lord, start, 60);
    };
    bySun(DASHA_SYSTEMS.vimshottari, published.trueSun);
    bySun(DASHA_SYSTEMS.yogini, published.yogini);
    bySun(DASHA_SYSTEMS.ashtottari, published.ashtottari);
  }
  return [
    sudarshanaRow(sky),
    rulers.row('rulers of dashas', SOURCE),
    steady.row({ family: 'starts of antardashas, steady years', source: SOURCE, unit: 's', tolerance: 2 }),
    solar.row({
      family: 'starts of mahadashas, years by the Sun',
      source: SOURCE,
      unit: 'min',
      tolerance: 720,
      note: 'Its solar years are up to five minutes longer or shorter than the Sun’s returns, which adds up over 120 years',
    }),
  ];
}
