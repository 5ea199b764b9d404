import { normalizeDeg } from '@graha/astro-engine/core/angle';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { civilAt } from '@graha/astro-engine/core/moment';
import type { Convention } from '@graha/astro-engine/reconcile/convention';
import { horizonAt } from '@graha/astro-engine/reconcile/frame';
import { nutationDeg } from '@graha/astro-engine/reconcile/nutation';
import type { Shown, ShownKind } from '@graha/astro-engine/reconcile/shown/shown';
import { rounded } from '../../wire/present-placement.ts';
import { SETTINGS } from '../../request/settings.ts';
import type { BirthFit } from './sentences.ts';

/** Requests of this API that give the values of the other program. */

export type Request = { operation: string; body: Record<string, unknown> };

type Settings = Record<string, unknown>;

const DECIMALS = 1e9;

function ayanamsaOf(sky: Ephemeris, { convention: { zodiac, equinox }, moment: { jdUt } }: BirthFit): Settings {
  if (zodiac === 'tropical') return {};
  if (equinox === 'true' && zodiac !== 'custom') return { ayanamsa: zodiac };
  const nutation = equinox === 'mean' ? nutationDeg(jdUt) : 0;
  const atJ2000 = normalizeDeg(sky.ayanamsaDeg(zodiac, jdUt) - nutation - sky.ayanamsaDeg('j2000', jdUt));
  return { ayanamsa: 'custom', ayanamsa_deg: Math.round(atJ2000 * DECIMALS) / DECIMALS };
}

const CHALIT = { sripati: 'sripati', placidus: 'kp', equal_middle: 'equal' } as const;

const isChalit = (houses: Convention['houses']): houses is keyof typeof CHALIT => houses in CHALIT;

/** The operation that shows a kind of value under a convention, with its settings. */
function asked(kind: ShownKind, sky: Ephemeris, fit: BirthFit): { operation: string; settings: Settings } {
  const { zodiac, node, observer, sunrise, yearLengthDays, houses } = fit.convention;
  const ayanamsa = ayanamsaOf(sky, fit);
  const chart = { ...ayanamsa, node_mode: node, observation_point: observer };
  if (kind === 'dasha' && zodiac !== 'tropical')
    return {
      operation: 'dasha/vimshottari',
      settings: { ...ayanamsa, observation_point: observer, year_length: yearLengthDays },
    };
  if (kind === 'tithi') return { operation: 'panchang/tithi', settings: { ...ayanamsa, sunrise } };
  if (kind === 'sunrise') return { operation: 'panchang/sun-times', settings: { sunrise } };
  if (zodiac === 'tropical') {
    const system = isChalit(houses) && houses !== 'placidus' ? 'porphyry' : houses;
    return {
      operation: 'western/natal',
      settings: { node_mode: node, observation_point: observer, ...(kind === 'house' ? { house_system: system } : {}) },
    };
  }
  if (kind !== 'house' || houses === 'whole_sign') return { operation: 'kundali/basic', settings: chart };
  if (isChalit(houses))
    return { operation: 'houses/bhava-chalit', settings: { ...chart, chalit_system: CHALIT[houses] } };
  return { operation: 'houses/cusps', settings: { ...ayanamsa, observation_point: observer, house_system: houses } };
}

// Safe: any name may be looked up; one that is no shared setting has no default here.
const defaultOf = (name: string): unknown =>
  (SETTINGS as Record<string, { values: readonly unknown[] }>)[name]?.values[0];

const withoutDefaults = (settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => name === 'house_system' || value !== defaultOf(name)),
  );

type Reading = Record<string, number>;

/** The reading of the clock at sunrise, at the whole minute after it. */
function sunriseReading(sky: Ephemeris, { moment, place, convention }: BirthFit): Reading {
  const found = horizonAt(sky, moment, place.place).sunriseJdUt(convention.sunrise);
  if (found === null) return {};
  const { year, month, day, hours, minutes } = civilAt(found + 1 / 1440, moment.offsetSeconds);
  return { year, month, date: day, hours, minutes, seconds: 0 };
}

function bodyOf(kind: ShownKind, settings: Settings, sky: Ephemeris, fit: BirthFit): Record<string, unknown> {
  const { clock, ...birth } = fit.moment.birth;
  const { year, month, date, hours, minutes, seconds, timezone, fold } = birth;
  const { latitude, longitude } = fit.place.birth;
  const named = withoutDefaults({ ...settings, ...(clock === undefined ? {} : { clock }) });
  return {
    year,
    month,
    date,
    hours,
    minutes,
    ...(seconds === 0 ? {} : { seconds }),
    ...(kind === 'tithi' && fit.convention.tithiAt === 'sunrise' ? sunriseReading(sky, fit) : {}),
    latitude,
    longitude,
    timezone: typeof timezone === 'number' ? rounded(timezone) : timezone,
    ...(fold === undefined ? {} : { fold }),
    ...(Object.keys(named).length === 0 ? {} : { settings: named }),
  };
}

/** Returns the requests that give every shown value of a fit, each operation once, the chart first. */
export function requestsOf(sky: Ephemeris, shown: readonly Shown[], fit: BirthFit): Request[] {
  const kinds = new Set<ShownKind>(['longitude', ...shown.map(({ kind }) => kind)]);
  const requests = new Map<string, Request>();
  for (const kind of kinds) {
    const { operation, settings } = asked(kind, sky, fit);
    if (!requests.has(operation)) requests.set(operation, { operation, body: bodyOf(kind, settings, sky, fit) });
  }
  return [...requests.values()];
}
