import type { HouseSystem } from '@graha/astro-engine/core/ephemeris';
import { type OrbProfile, type Orbs, orbsOf } from '@graha/astro-engine/western/aspects';
import { FOUR_ANGLES, UPPER_ANGLES, type WesternSky } from '@graha/astro-engine/western/natal';
import { type AngleId, EXTENDED_POINTS, MAIN_POINTS } from '@graha/astro-engine/western/points';
import type { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { type Setting, SETTINGS, withDefault } from '../../request/settings.ts';

const orb_profile = {
  values: ['standard', 'kerykeion', 'wide'],
  title: 'Orbs',
  description:
    'Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, ' +
    '6° for sextile. The orbs in force are listed in metadata.',
} as const satisfies Setting & { values: readonly OrbProfile[] };

const aspect_set = {
  values: ['major', 'all'],
  title: 'Aspects',
  description: 'The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on).',
} as const satisfies Setting;

const point_set = {
  values: ['main', 'extended'],
  title: 'Points',
  description:
    'The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and ' +
    'the imum coeli among the aspects.',
} as const satisfies Setting;

/** Settings of every Western operation: shared settings by name, and its own. */
export const WESTERN_SETTINGS = ['node_mode'] as const;
const ayanamsa = {
  values: ['none'],
  title: 'Ayanamsa',
  description: 'A tropical chart has no ayanamsa; any other value is refused.',
  alias: 'ayanamsha',
} as const satisfies Setting;

/** The counted aspects and their orbs. */
export const ORB_SETTINGS = { orb_profile, aspect_set };

export const OWN_WESTERN_SETTINGS = {
  ayanamsa,
  house_system: withDefault(SETTINGS.house_system, 'placidus'),
  ...ORB_SETTINGS,
  point_set,
};

type WesternSettings = {
  node_mode: 'mean' | 'true';
  observation_point: 'geocentric' | 'topocentric';
  house_system: HouseSystem;
  orb_profile: OrbProfile;
  aspect_set: 'major' | 'all';
  point_set: 'main' | 'extended';
  ayanamsa: (typeof ayanamsa.values)[number];
  language: string;
};

/** The settings for computing and reading charts. */
export type Reading = { sky: WesternSky; orbs: Orbs; angles: readonly AngleId[] };

export const readingOf = (settings: WesternSettings): Reading => ({
  sky: {
    points: settings.point_set === 'main' ? MAIN_POINTS : EXTENDED_POINTS,
    nodeMode: settings.node_mode,
    isTopocentric: settings.observation_point === 'topocentric',
    houseSystem: settings.house_system,
  },
  orbs: orbsOf(settings.orb_profile, settings.aspect_set),
  angles: settings.point_set === 'main' ? UPPER_ANGLES : FOUR_ANGLES,
});

const FORMULAS = { formula_version: '1.2', system: 'western', zodiac: 'tropical' } as const;

/** @param system the house system that was used */
export const westernMetadata = (
  engine: string,
  settings: WesternSettings,
  system: HouseSystem,
  used: Partial<Metadata> = {},
): Metadata =>
  metadataOf(engine, FORMULAS, settings, {
    ayanamsa: 'none',
    house_system: system,
    orbs: orbsOf(settings.orb_profile, settings.aspect_set),
    ...used,
  });
