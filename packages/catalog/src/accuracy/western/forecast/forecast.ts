import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { printedSecond, rowsOf } from '../../../families/events/upcoming/testing.ts';
import { western } from '../../../families/western/western.ts';
import { answered } from '../../answered.ts';
import { type AccuracyRow, Mismatches, Worst } from '../../rows.ts';
import events from '../../sky/fixtures/events.fixture.json' with { type: 'json' };
import { aspectTargets, differencesOf, MAJOR_DEG, passedIn, type ScannedDay } from './daily-scan.ts';
import { armcOf, ascendantOf, BIRTHS, instantOf, midheavenOf, signed } from '../derived.ts';
import fixture from '../fixtures/western-additions.fixture.json' with { type: 'json' };
import { PRINTED } from '../primary-directions.ts';

/** Events of a birth in `events/upcoming` that come from the day-for-a-year, the turn of the sky and the arc of the Sun. */

const DAY_SECONDS = 86_400;
const UNIX_JD_UT = 2_440_587.5;
const TROPICAL_YEAR_DAYS = 365.242199;
const NAIBOD_DEG = 0.985_647_36;
const DAYS = 366;
const POINTS = 'sun,moon,mercury,venus,mars,jupiter,saturn';
const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'] as const;
const BODY_IDS = { Sun: 'sun', Moon: 'moon', Mercury: 'mercury', Venus: 'venus', Mars: 'mars' } as const;

type Birth = (typeof BIRTHS)[number];
const dateIn = (year: number, month = 1): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;

/** Finds the aspects of planets and of the angles by Naibod between the midnights of a year of life. */
function progressedRow(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  const births = BIRTHS.filter(({ year }, index) => index % 5 === 0 && year < 2330);
  for (const birth of births) {
    const { planets, ascendant, angles, metadata } = answered(
      western.natal,
      { ...birth, settings: { points: POINTS } },
      sky,
    );
    const { jdUt: bornJdUt } = instantOf(metadata);
    const natal = {
      ...Object.fromEntries(planets.map(({ name, longitude }) => [name, longitude])),
      Ascendant: ascendant.longitude,
      Midheaven: angles.midheaven.longitude,
    };
    const bornArmcDeg = armcOf(angles.midheaven.longitude, sky.obliquityDeg(bornJdUt));
    const from = dateIn(birth.year + 40);
    const firstSecond = printedSecond(`${from}T00:00:00+00:00`);
    const days = Array.from({ length: DAYS + 1 }, (_, index): ScannedDay => {
      const second = firstSecond + index * DAY_SECONDS;
      const ageYears = (second / DAY_SECONDS + UNIX_JD_UT - bornJdUt) / TROPICAL_YEAR_DAYS;
      const obliquityDeg = sky.obliquityDeg(bornJdUt + ageYears);
      const armcDeg = bornArmcDeg + NAIBOD_DEG * ageYears;
      return {
        second,
        places: {
          ...Object.fromEntries(BODIES.map((name) => [name, sky.longitudeDeg(BODY_IDS[name], bornJdUt + ageYears)])),
          Ascendant: ascendantOf(armcDeg, birth.latitude, obliquityDeg),
          Midheaven: midheavenOf(armcDeg, obliquityDeg),
        },
      };
    });
    const found = rowsOf(sky, {
      birth,
      from: `${from}T00:00:00Z`,
      days: DAYS,
      kinds: 'progressed_aspect',
      angle_method: 'naibod',
    });
    const passed = passedIn(days, aspectTargets(natal));
    const { missing, extra } = differencesOf(
      passed,
      found.map(({ at, body, aspect, other_body }) => ({
        second: printedSecond(at),
        says: `${body} ${aspect} ${other_body}`,
      })),
    );
    for (const { says } of passed)
      wrong.equal(
        missing.some((one) => one.says === says),
        false,
      );
    for (const { says } of extra) wrong.equal(says, null);
  }
  return wrong.row(
    'days of progressed aspects in timelines',
    'longitudes a day apart, and angles by spherical trigonometry',
    'Planets, and the ascendant and midheaven by Naibod',
  );
}

/** The months that a book and the pages of its author print, as events. */
function directionRow(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  for (const { birth, method, rows } of PRINTED)
    for (const [named, month] of rows) {
      const [aspect, side, significator, motion] = named.split(' ');
      const found = rowsOf(sky, {
        birth,
        from: `${month}-01`,
        days: 31,
        kinds: 'primary_direction',
        points: POINTS,
        direction_method: method,
        direction_significators: 'all',
      }).filter(({ at }) => at.startsWith(month));
      const detail = side === 'null' ? motion : `${motion}_${side}`;
      const isListed = found.some(
        (row) =>
          row.body === 'Sun' && row.aspect === aspect && row.other_body === significator && row.detail === detail,
      );
      wrong.equal(isListed, true);
    }
  return wrong.row(
    'months of primary directions in timelines',
    'A. Borealis, Predictive Astrology Textbook, example 35, and morinus-astrology.com',
    'Directions of the Sun, by Regiomontanus and by Placidus',
  );
}

/** Arcs that are near enough to a published one for the motion of the Sun in a day to find their instant. */
const NEAR_DEG = 0.1;
const SOLAR_ARC_POINTS = 'sun,moon,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto,ascendant,midheaven';
const NAMES = new Map(SOLAR_ARC_POINTS.split(',').map((id) => [id, `${id.charAt(0).toUpperCase()}${id.slice(1)}`]));

/** From places that another program directed to a date: the way to an aspect, at the motion of the Sun, is a time. */
function solarArcRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const { birth, from, solarArc } of fixture.cases) {
    const directed = Object.entries({
      ...solarArc.directed,
      ascendant: solarArc.ascendant,
      midheaven: solarArc.midheaven,
    });
    const { metadata } = answered(western.natal, birth, sky);
    const { jdUt: bornJdUt } = instantOf(metadata);
    const fromSecond = printedSecond(from.replace('Z', '+00:00'));
    const ageYears = (fromSecond / DAY_SECONDS + UNIX_JD_UT - bornJdUt) / TROPICAL_YEAR_DAYS;
    const yearDeg = sky.position('sun', bornJdUt + ageYears, 'geocentre').speedDegPerDay;
    const rows = rowsOf(sky, {
      birth,
      from: new Date((fromSecond - 50 * DAY_SECONDS) * 1000).toISOString(),
      days: 100,
      kinds: 'solar_arc',
      points: SOLAR_ARC_POINTS,
    });
    for (const [moving, movingDeg] of directed)
      for (const [still, stillDeg] of directed)
        for (const [aspect, angle] of Object.entries(MAJOR_DEG)) {
          const apartDeg = signed(stillDeg - solarArc.arc - movingDeg);
          const away = [angle, -angle].map((side) => signed(apartDeg - side)).find((deg) => Math.abs(deg) < NEAR_DEG);
          if (moving === still || away === undefined) continue;
          const second = fromSecond + (away / yearDeg) * TROPICAL_YEAR_DAYS * DAY_SECONDS;
          const found = rows.filter(
            (row) => row.body === NAMES.get(moving) && row.other_body === NAMES.get(still) && row.aspect === aspect,
          );
          worst.add(Math.min(...found.map(({ at }) => Math.abs(printedSecond(at) - second)), Infinity) / 60);
        }
  }
  return worst.row({
    family: 'instants of solar arcs in timelines',
    source: 'places directed by an independent program on Swiss Ephemeris 2.10.03, 32 births',
    unit: 'min',
    tolerance: 5,
    note: 'A last digit of two printed places is a minute of life',
  });
}

/** Stations that another program found, near the places of births. */
function stationRow(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  const published = events.cases.flatMap(([kind, body, at, detail]) =>
    kind === 'station' && body !== undefined && at !== undefined && at >= '2025-01-02' && at < '2027-12-30'
      ? [{ body, second: printedSecond(at.replace('Z', '+00:00')), detail }]
      : [],
  );
  for (const birth of BIRTHS.filter(({ year }: Birth) => year > 1900 && year < 2025)) {
    const { planets } = answered(western.natal, { ...birth, settings: { points: POINTS } }, sky);
    const rows = [2025, 2026, 2027].flatMap((year) =>
      rowsOf(sky, {
        birth,
        from: `${year}-01-02T00:00:00Z`,
        days: year === 2027 ? 362 : 365,
        kinds: 'station_on_natal_point',
        transit_bodies: 'mercury,venus,mars,jupiter,saturn',
        points: POINTS,
        orb: 2,
      }),
    );
    for (const { body, second, detail } of published) {
      const longitudeDeg = sky.longitudeDeg(BODIES_OF_STATIONS[body] ?? 'sun', second / DAY_SECONDS + UNIX_JD_UT);
      const expected = planets.flatMap(({ name, longitude }) =>
        Object.entries(MAJOR_DEG)
          .filter(([, angle]) => Math.abs(Math.abs(signed(longitudeDeg - longitude)) - angle) <= 2)
          .map(([aspect]) => `${detail} ${aspect} ${name}`),
      );
      const found = rows
        .filter((row) => row.body?.toLowerCase() === body && Math.abs(printedSecond(row.at) - second) <= 60)
        .map((row) => `${row.detail} ${row.aspect} ${row.other_body}`);
      wrong.equal(found.toSorted().join(), expected.toSorted().join());
    }
  }
  return wrong.row(
    'stations on natal points in timelines',
    'Swiss Ephemeris 2.10.03, daily scan and bisection, 2025 to 2027',
    'Each within a minute, with its aspects within 2°',
  );
}

const BODIES_OF_STATIONS: Readonly<Record<string, 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'>> = {
  mercury: 'mercury',
  venus: 'venus',
  mars: 'mars',
  jupiter: 'jupiter',
  saturn: 'saturn',
};

/** Progressions, directions and stations on natal points as events of timelines. */
export const forecastAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  progressedRow(sky),
  directionRow(sky),
  solarArcRow(sky),
  stationRow(sky),
];
