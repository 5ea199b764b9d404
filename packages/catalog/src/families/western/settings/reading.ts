import { type Ayanamsa, AYANAMSAS, type Ephemeris, type HouseSystem } from '@graha/astro-engine/core/ephemeris';
import { ayanamsaIn, TROPICAL, type Zodiac } from '@graha/astro-engine/sky/placements';
import type { AspectOrbs } from '@graha/astro-engine/western/orbs';
import type { WesternSky } from '@graha/astro-engine/western/natal';
import type { AngleId } from '@graha/astro-engine/western/points';
import type { Metadata } from '../../../wire/envelopes.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { rounded } from '../../../wire/present-placement.ts';
import { type Setting, SETTINGS, withDefault } from '../../../request/settings.ts';
import { aspectOrbsOf, ORB_SETTINGS, orbsByAspect, orbsByPoint } from './asked-orbs.ts';
import { ASPECT_SETTINGS } from './aspect-settings.ts';
import { anglesWith, POINT_LIST, point_set, pointsIn } from './point-settings.ts';

/** Settings of every Western operation: shared settings by name, and its own. */
export const WESTERN_SETTINGS = ['node_mode'] as const;

const zodiac = {
  values: ['tropical', 'sidereal'],
  title: 'Zodiac',
  description:
    'Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A ' +
    'moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date.',
} as const satisfies Setting & { values: readonly Zodiac['kind'][] };

const ayanamsa = {
  values: ['none', ...AYANAMSAS],
  sidereal: 'fagan_bradley',
  title: 'Ayanamsa',
  description:
    'Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and ' +
    'none is sent. One sent without `zodiac` asks for the sidereal one.',
  alias: 'ayanamsha',
} as const satisfies Setting;

/** The zodiac of techniques that are defined by the equinox. */
export const TROPICAL_ONLY = {
  zodiac: {
    values: ['tropical'],
    title: 'Zodiac',
    description: 'Only the tropical zodiac: the technique is defined by equinox and equator.',
    because: 'the technique is defined by the equinox and the equator, and has no sidereal form',
  },
  ayanamsa: {
    values: ['none'],
    title: 'Ayanamsa',
    description: 'A tropical chart has no ayanamsa; any other value is refused.',
    alias: 'ayanamsha',
  },
} as const satisfies Record<string, Setting>;

export const OWN_WESTERN_SETTINGS = {
  zodiac,
  ayanamsa,
  house_system: withDefault(SETTINGS.house_system, 'placidus'),
  ...ORB_SETTINGS,
  point_set,
};

/** Settings of the operations on the points of a chart. */
export const OWN_POINT_SETTINGS = { ...OWN_WESTERN_SETTINGS, ...POINT_LIST };

/** Settings of the operations whose aspects are within orbs. */
export const OWN_ASPECT_SETTINGS = { ...OWN_POINT_SETTINGS, ...ASPECT_SETTINGS };

type WesternSettings = {
  node_mode: 'mean' | 'true';
  observation_point: 'geocentric' | 'topocentric';
  house_system: HouseSystem;
  point_set: 'main' | 'extended';
  points?: string | undefined;
  zodiac: Zodiac['kind'] | 'draconic';
  ayanamsa: Ayanamsa | 'none';
  language: string;
} & Parameters<typeof aspectOrbsOf>[0];

/** The settings for computing and reading charts. */
export type Reading = { sky: WesternSky; orbs: AspectOrbs; angles: readonly AngleId[] };

/** The zodiac of the settings. */
export const zodiacOf = ({ ayanamsa: convention }: Pick<WesternSettings, 'ayanamsa'>): Zodiac =>
  convention === 'none' ? TROPICAL : { kind: 'sidereal', ayanamsa: convention };

export const readingOf = (settings: WesternSettings): Reading => ({
  sky: {
    points: pointsIn(settings),
    zodiac: zodiacOf(settings),
    nodeMode: settings.node_mode,
    isTopocentric: settings.observation_point === 'topocentric',
    houseSystem: settings.house_system,
  },
  orbs: aspectOrbsOf(settings),
  angles: anglesWith(settings),
});

const FORMULAS = { formula_version: '1.2', system: 'western' } as const;

/** The value that was subtracted at a moment; null in the tropical zodiac. */
export const valueAt = (sky: Ephemeris, of: Zodiac, jdUt: number | undefined): Partial<Metadata> =>
  jdUt === undefined ? {} : { ayanamsa_value: of.kind === 'tropical' ? null : rounded(ayanamsaIn(sky, of, jdUt)) };

/** @param chart with the house system that was used; without an instant if it is of several */
export const westernMetadata = (
  sky: Ephemeris,
  { zodiac: kind, ...settings }: WesternSettings,
  { frame, jdUt }: { frame: { system: HouseSystem }; jdUt?: number },
  used: Partial<Metadata> = {},
): Metadata => {
  const byPoint = orbsByPoint(settings);
  return metadataOf(sky.name, { ...FORMULAS, zodiac: kind }, settings, {
    ...valueAt(sky, zodiacOf(settings), jdUt),
    house_system: frame.system,
    orbs: orbsByAspect(settings),
    ...(byPoint === undefined ? {} : { orbs_by_point: byPoint }),
    ...used,
  });
};
