import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { isoAt } from '@graha/astro-engine/core/moment';
import { BirthDetails, resolveMoment } from '../../request/birth.ts';
import { hits } from '../../families/transit/natal-hits.ts';
import { fixedStars, moon } from '../../families/western/sky-operations.ts';
import { jdUtOfTarget } from '../../request/target.ts';
import { answered } from '../answered.ts';
import { secondsApart } from './instants.ts';
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';
import stored from './fixtures/transits.fixture.json' with { type: 'json' };

type Hit = [at: string, body: string, angle: number, natal: string, isRetrograde: boolean];
type Birth = { timezone: number };
type Phase = { angle: number; phase: string; illumination: number };
type Void = {
  sign_entry_utc: string;
  sign_exit_utc: string;
  last_aspect: { utc: string; body: string; angle: number } | null;
  void: boolean;
};
type Fixture = {
  hits: [Birth, string, Hit[]][];
  moon: [Birth, Phase, Void][];
  stars: [string, string, number, number, number][];
};
// Safe: tuples, which an import of JSON makes lists of unions.
const fixture = stored as unknown as Fixture;

const SOURCE = 'Swiss Ephemeris 2.10.03 from C, daily scan and bisection';
const ANGLES: Readonly<Record<string, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

/** Length of the published ranges. */
const DAYS = 365;

/** Exact hits of transits, the Moon void of course, fixed stars. */
export function transitAccuracy(sky: Ephemeris): AccuracyRow[] {
  return [...hitAccuracy(sky), ...moonAccuracy(sky), ...starAccuracy(sky)];
}

function hitAccuracy(sky: Ephemeris): AccuracyRow[] {
  const instants = new Worst();
  const which = new Mismatches();
  for (const [birth, from, published] of fixture.hits) {
    const last = isoAt(jdUtOfTarget(from) + DAYS - 1, 0).slice(0, 10);
    const request = { from: from.slice(0, 10), to: last, points: 'sun,moon,ascendant' };
    const { hits: found } = answered(hits, { ...birth, ...request, timezone: 0, ...atUtc(birth) }, sky);
    which.equal(found.length, new Set(published.map(String)).size); // Some oppositions are published twice.
    for (const [at, body, angle, natal, isRetrograde] of published) {
      const same = found.filter(
        (hit) =>
          hit.transiting.toLowerCase() === body &&
          hit.natal.toLowerCase() === natal &&
          ANGLES[hit.aspect] === angle &&
          hit.is_retrograde === isRetrograde,
      );
      instants.add(Math.min(...same.map((hit) => Math.abs(secondsApart(jdUtOfTarget(hit.at), at)))));
    }
  }
  return [
    instants.row({ family: 'exact transits to a birth chart', source: SOURCE, unit: 's', tolerance: 2.001 }),
    which.row('how many transits are exact in a year', SOURCE),
  ];
}

/** The same birth in UTC, whose dates the published ranges use. */
function atUtc(birth: Birth): object {
  const iso = isoAt(resolveMoment(BirthDetails.parse(birth)).jdUt, 0);
  const [year, month, date, hours, minutes, seconds] = iso.split(/[-T:+]/).map(Number);
  return { year, month, date, hours, minutes, seconds };
}

function moonAccuracy(sky: Ephemeris): AccuracyRow[] {
  const [instants, angles] = [new Worst(), new Worst()];
  const which = new Mismatches();
  for (const [birth, phase, published] of fixture.moon) {
    const target = isoAt(resolveMoment(BirthDetails.parse(birth)).jdUt, 0);
    const found = answered(moon, { target, timezone: 0, settings: { phase_windows: 'rudhyar' } }, sky);
    const aspect = found.void_of_course.last_aspect;
    angles.add(shortestArcDeg(phase.angle, found.angle));
    instants.add(secondsApart(jdUtOfTarget(found.sign_entry), published.sign_entry_utc));
    instants.add(secondsApart(jdUtOfTarget(found.sign_exit), published.sign_exit_utc));
    instants.add(secondsApart(aspect && jdUtOfTarget(aspect.at), published.last_aspect?.utc));
    which.equal(
      [found.phase, found.is_void_of_course, aspect?.planet.toLowerCase(), aspect?.angle].join(' '),
      [phase.phase, published.void, published.last_aspect?.body, published.last_aspect?.angle].join(' '),
    );
  }
  return [
    instants.row({ family: 'the Moon void of course', source: SOURCE, unit: 's', tolerance: 5 }),
    angles.row({ family: 'angles of the phase of the Moon', source: SOURCE, unit: 'deg', tolerance: 0.000_01 }),
    which.row('phases and last aspects of the Moon', SOURCE),
  ];
}

const AT_MIDNIGHT = { hours: 0, minutes: 0, latitude: 0, longitude: 0, timezone: 0 };

function starAccuracy(sky: Ephemeris): AccuracyRow[] {
  const places = new Worst();
  for (const [name, instant, longitude, latitude] of fixture.stars) {
    const [year, month, date] = instant.slice(0, 10).split('-').map(Number);
    const { stars } = answered(fixedStars, { ...AT_MIDNIGHT, year, month, date }, sky);
    const star = stars.find((one) => one.name === name);
    places.add(shortestArcDeg(longitude, star?.longitude ?? Number.NaN));
    places.add(latitude - (star?.latitude ?? Number.NaN));
  }
  return [places.row({ family: 'fixed stars', source: 'swe_fixstar2_ut from C', unit: 'deg', tolerance: 0.001 })];
}
