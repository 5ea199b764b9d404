import { NAIBOD_DEG } from '@graha/astro-engine/western/progression';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answered } from '../../../../../accuracy/answered.ts';
import {
  aspectTargets,
  differencesOf,
  MAJOR_DEG,
  passedIn,
  type ScannedDay,
} from '../../../../../accuracy/western/forecast/daily-scan.ts';
import {
  armcOf, asin, cos, declinationOf, instantOf, rightAscensionOf, signed, sin, turn,
} from '../../../../../accuracy/western/derived.ts'; // prettier-ignore
import { western } from '../../../../western/western.ts';
import { type Case, casesOf, printedSecond, timelineOf } from '../../testing.ts';

const sky = await createEphemeris();
const DAYS = 366;
const POINTS = 'sun,moon,mercury,venus,mars,jupiter,saturn';
const AsOf = z.object({ as_of: z.string() });

const SETTINGS = [
  {},
  { method: 'placidus_mundane', key: 'ptolemy', significators: 'all' },
  { method: 'regiomontanus', key: 'brahe', converse: 'sky_reversed', latitudes: 'none' },
] as const;

const lastOf = (from: string): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + (DAYS - 1) * 86_400_000).toISOString().slice(0, 10);

test.each(SETTINGS)('%o: primary directions of 60 births are those of western/primary-directions', (settings) => {
  const own = Object.fromEntries(Object.entries(settings).map(([name, value]) => [`direction_${name}`, value]));
  let count = 0;
  for (const { birth, from } of casesOf(60, 101)) {
    const { directions } = answered(
      western['primary-directions'],
      { ...birth, age_to: 120, settings: { ...settings, points: POINTS } },
      sky,
    );
    const found = timelineOf(sky, { birth, from, days: DAYS, kinds: 'primary_direction', ...own });
    count += found.length;
    expect(
      found.map(({ row }) => `${row.at.slice(0, 10)} ${row.body} ${row.aspect} ${row.other_body} ${row.detail}`),
    ).toEqual(
      directions
        .filter(({ date }) => date >= from && date <= lastOf(from))
        .map(
          ({ date, promissor, aspect, significator, motion, side }) =>
            `${date} ${promissor} ${aspect} ${significator} ${motion}${side === null ? '' : `_${side}`}`,
        ),
    );
  }
  expect(count).toBeGreaterThan(40);
});

/** A point of the turning sky: its right ascension and declination. */
type Turning = { ascensionDeg: number; declinationDeg: number };

const heightOf = ({ ascensionDeg, declinationDeg }: Turning, armcDeg: number, latitudeDeg: number): number =>
  asin(
    sin(latitudeDeg) * sin(declinationDeg) +
      cos(latitudeDeg) * cos(declinationDeg) * cos(signed(armcDeg - ascensionDeg)),
  );

/** The hour angle at which a point sets, by halving the way from its culmination to its opposite: no semi-arc is computed. */
function setsAt(point: Turning, latitudeDeg: number): number {
  let [up, down] = [0, 180];
  for (let round = 0; round < 60; round += 1) {
    const middle = (up + down) / 2;
    if (heightOf(point, point.ascensionDeg + middle, latitudeDeg) > 0) up = middle;
    else down = middle;
  }
  return up;
}

/** The share of the way from the meridian to the horizon and to the lower meridian, 90 for each: the houses of Placidus. */
function shareOf(point: Turning, armcDeg: number, latitudeDeg: number): number {
  const hour = signed(armcDeg - point.ascensionDeg);
  const sets = setsAt(point, latitudeDeg);
  const away = Math.abs(hour);
  return Math.sign(hour) * (away < sets ? (90 * away) / sets : 90 + (90 * (away - sets)) / (180 - sets));
}

const STEP_DEG = 0.05;
/** Five minutes of life are 1e-5 degrees; the Julian Day of the birth is printed to less than a second. */
const AWAY_SECONDS = 300;

/** The root between two arcs, by halving. */
function halved(value: (arcDeg: number) => number, from: number, until: number): number {
  let [low, high] = [from, until];
  const isBelow = value(low) < 0;
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (value(middle) < 0 === isBelow) low = middle;
    else high = middle;
  }
  return low;
}

const YEAR_DAYS = 365.2422;

test('direct primary directions of 40 births are within five minutes of those that small steps of the turning sky find', () => {
  let count = 0;
  for (const { birth, from } of casesOf(40, 102)) {
    const { planets, angles, metadata } = answered(western.natal, { ...birth, settings: { points: POINTS } }, sky);
    const { jdUt } = instantOf(metadata);
    const obliquityDeg = sky.obliquityDeg(jdUt);
    const armcDeg = armcOf(angles.midheaven.longitude, obliquityDeg);
    const pointAt = (longitude: number, latitude: number): Turning => ({
      ascensionDeg: rightAscensionOf(longitude, latitude, obliquityDeg),
      declinationDeg: declinationOf(longitude, latitude, obliquityDeg),
    });
    const still = planets
      .filter(({ name }) => name === 'Sun' || name === 'Moon')
      .map(({ name, longitude, latitude }): [string, number] => [
        name,
        shareOf(pointAt(longitude, latitude), armcDeg, birth.latitude),
      ]);
    const targets = [...still, ['Ascendant', -90] as const, ['Midheaven', 0] as const].map(([says, deg]) => ({
      says,
      deg: turn(deg),
    }));
    const bornSecond = (jdUt - 2_440_587.5) * 86_400;
    const secondAt = (arcDeg: number): number => bornSecond + (arcDeg / NAIBOD_DEG) * YEAR_DAYS * 86_400;
    const arcAt = (second: number): number => ((second - bornSecond) / 86_400 / YEAR_DAYS) * NAIBOD_DEG;
    const firstArcDeg = arcAt(printedSecond(`${from}T00:00:00+00:00`));
    const cast = planets.flatMap(({ name, longitude, latitude }) =>
      Object.entries(MAJOR_DEG).flatMap(([aspect, angle]) =>
        [...new Set([angle, turn(-angle)])].map((away) => ({
          says: `${name} ${aspect}`,
          point: pointAt(longitude + away, away === 0 ? latitude : 0),
        })),
      ),
    );
    // Two sides of one aspect have one name, so each point is scanned alone.
    const passed = cast.flatMap(({ says, point }) => {
      const steps = Array.from({ length: Math.ceil(1.1 / STEP_DEG) }, (_, index): ScannedDay => {
        const arcDeg = firstArcDeg + index * STEP_DEG;
        return { second: secondAt(arcDeg), places: { [says]: shareOf(point, armcDeg + arcDeg, birth.latitude) } };
      });
      const heightAt = (arcDeg: number, targetDeg: number): number =>
        signed(shareOf(point, armcDeg + arcDeg, birth.latitude) - targetDeg);
      return passedIn(steps, targets).map(({ fromSecond, untilSecond, says: passedAs, isForward }) => {
        const targetDeg = targets.find((target) => passedAs === `${says} ${target.says}`)?.deg ?? Number.NaN;
        const second = secondAt(halved((arcDeg) => heightAt(arcDeg, targetDeg), arcAt(fromSecond), arcAt(untilSecond)));
        return { fromSecond: second - AWAY_SECONDS, untilSecond: second + AWAY_SECONDS, says: passedAs, isForward };
      });
    });
    const found = timelineOf(sky, { birth, from: `${from}T00:00:00Z`, days: 365, kinds: 'primary_direction' })
      .filter(({ row }) => row.detail?.startsWith('direct'))
      .map(({ atSecond, row }) => ({ second: atSecond, says: `${row.body} ${row.aspect} ${row.other_body}` }));
    const { missing, extra } = differencesOf(passed, found);
    // The last step ends after the year; a planet is never directed to its own place.
    const endSecond = printedSecond(`${from}T00:00:00+00:00`) + 365 * 86_400;
    const isOwn = (says: string): boolean => new Set(says.split(' conjunction ')).size === 1;
    expect([birth, missing.filter(({ untilSecond, says }) => untilSecond < endSecond && !isOwn(says)), extra]).toEqual([
      birth,
      [],
      [],
    ]);
    count += found.length;
  }
  expect(count).toBeGreaterThan(10);
});

/** The directed places at each fifth midnight, and those at birth, by `western/solar-arc`. */
function directedDays({ birth, from }: Case, settings: object) {
  const answerOn = (target_date: string) =>
    answered(
      western['solar-arc'],
      { ...birth, target_date, settings: { ...settings, points: `${POINTS},ascendant,midheaven` } },
      sky,
    );
  const days = Array.from({ length: DAYS + 1 }, (_, index): ScannedDay => {
    const date = new Date(Date.parse(`${from}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10);
    const { directed, metadata } = answerOn(date);
    return {
      second: printedSecond(AsOf.parse(metadata).as_of),
      places: Object.fromEntries(directed.map(({ name, longitude }) => [name, longitude])),
    };
  });
  const natal = Object.fromEntries(answerOn(from).directed.map(({ name, natal_longitude }) => [name, natal_longitude]));
  return { days, natal };
}

test.each([
  ['tropical', 'true', {}],
  ['sidereal', 'true', { zodiac: 'sidereal', ayanamsa: 'lahiri' }],
  ['tropical', 'naibod', {}],
  ['tropical', 'degree', {}],
] as const)(
  '%s, %s: solar arcs of births are between the days on which western/solar-arc shows them',
  (western_zodiac, method, settings) => {
    let count = 0;
    for (const one of casesOf(6, 106)) {
      const { days, natal } = directedDays(one, { ...settings, method });
      const { birth, from } = one;
      const found = timelineOf(sky, {
      birth, from, days: DAYS, kinds: 'solar_arc', solar_arc_method: method, settings: { western_zodiac },
    }).map(({ atSecond, row }) => ({ second: atSecond, says: `${row.body} ${row.aspect} ${row.other_body}` })); // prettier-ignore
      const passed = passedIn(days, aspectTargets(natal)).filter(({ says }) => {
        const [body, , other] = says.split(' ');
        return body !== other;
      });
      expect([one, differencesOf(passed, found)]).toEqual([one, { missing: [], extra: [] }]);
      count += found.length;
    }
    expect(count).toBeGreaterThan(5);
  },
);

test('an even arc comes again after a whole turn', () => {
  const [one] = casesOf(1, 104);
  const birth = { ...one?.birth, year: 1500 } as Case['birth']; // Safe: a whole birth of the list, in another year.
  const yearsOf = (year: number) =>
    timelineOf(sky, { birth, from: `${year}-01-01`, days: 365, kinds: 'solar_arc', solar_arc_method: 'degree' }).map(
      ({ row }) => row.title,
    );
  const years = Array.from({ length: 8 }, (_, index) => 1530 + index);
  expect(years.flatMap(yearsOf).length).toBeGreaterThan(4);
  expect(years.flatMap((year) => yearsOf(year + 360)).toSorted()).toEqual(years.flatMap(yearsOf).toSorted());
});

test('at a pole planets reach the meridian alone, and after 120 years of age nothing is directed', () => {
  const [one] = casesOf(1, 105);
  const birth = { ...one?.birth, year: 1900, latitude: 90 } as Case['birth']; // Safe: a whole birth of the list, at a pole.
  const yearsFrom = (first: number, length: number) =>
    Array.from({ length }, (_, index) =>
      timelineOf(sky, { birth, from: `${first + index}-01-01`, days: 365, kinds: 'primary_direction' }),
    ).flat();
  const found = yearsFrom(1930, 40);
  expect(new Set(found.map(({ row }) => row.other_body))).toEqual(new Set(['Midheaven']));
  expect(yearsFrom(2022, 20)).toEqual([]);
});
