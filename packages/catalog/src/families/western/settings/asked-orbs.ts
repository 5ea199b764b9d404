import {
  ASPECT_NAMES, type AspectName, type AspectOrbs, ORB_PROFILES, type OrbProfile, type Orbs, orbsOf,
} from '@graha/astro-engine/western/orbs'; // prettier-ignore
import type { WesternPoint } from '@graha/astro-engine/western/points';
import { chosenOf } from '../../../request/name-list.ts';
import type { Setting } from '../../../request/settings.ts';
import { ASPECTED, pointOf } from './point-settings.ts';

/** Orbs by the settings of a request. */

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

/** The counted aspects and their orbs, by schools. */
export const ORB_SETTINGS = { orb_profile, aspect_set };

/** Orb of one point: degrees for all aspects, or by aspect. */
export type OwnOrb = number | Readonly<Record<string, number>>;
/** Own orbs: degrees for every counted aspect, or by aspect and by point. */
export type OwnOrbs =
  | number
  | { aspects?: Readonly<Record<string, number>> | undefined; points?: Readonly<Record<string, OwnOrb>> | undefined };

/** Settings that decide about aspects and their orbs. */
export type AskedOrbs = {
  orb_profile: OrbProfile;
  aspect_set: 'major' | 'all';
  aspects?: string | undefined;
  aspects_to?: string | undefined;
  orbs?: OwnOrbs | undefined;
  luminaries_factor?: number | undefined;
};

const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim());

/** Orbs by aspect, and with them the aspects that count. */
export function orbsByAspect({ orb_profile: profile, aspect_set: set, aspects, orbs }: AskedOrbs): Orbs {
  const counted = aspects === undefined ? orbsOf(profile, set) : orbsOfList(profile, namesIn(aspects));
  if (orbs === undefined) return counted;
  const own = (aspect: AspectName): number | undefined => (typeof orbs === 'number' ? orbs : orbs.aspects?.[aspect]);
  return Object.fromEntries(
    ASPECT_NAMES.filter((name) => name in counted).map((name) => [name, own(name) ?? counted[name]]),
  );
}

function orbsOfList(profile: OrbProfile, names: readonly string[]): Orbs {
  const all = orbsOf(profile, 'all');
  const named = new Set<string>([
    ...names,
    ...(names.includes('major') ? Object.keys(ORB_PROFILES[profile].major) : []),
    ...(names.includes('all') ? Object.keys(all) : []),
  ]);
  return Object.fromEntries(ASPECT_NAMES.filter((name) => named.has(name)).map((name) => [name, all[name]]));
}

const orbsOfPoint = (own: OwnOrb | undefined, counted: Orbs): Orbs =>
  Object.fromEntries(
    Object.keys(counted).flatMap((name): [string, number][] => {
      const deg = typeof own === 'number' ? own : own?.[name];
      return deg === undefined ? [] : [[name, deg]];
    }),
  );

/** Own orbs of points, by their names in requests. */
export function orbsByPoint(settings: AskedOrbs): Readonly<Record<string, Orbs>> | undefined {
  const points = typeof settings.orbs === 'object' ? settings.orbs.points : undefined;
  if (points === undefined) return undefined;
  const counted = orbsByAspect(settings);
  return Object.fromEntries(Object.entries(points).map(([name, own]) => [name, orbsOfPoint(own, counted)]));
}

/**
 * The orbs by which aspects are searched: a plain table unless a pair matters.
 * @param named the point of a name in `orbs`
 */
export function aspectOrbsOf(settings: AskedOrbs, named: (name: string) => WesternPoint = pointOf): AspectOrbs {
  const byAspect = orbsByAspect(settings);
  const byPoint = orbsByPoint(settings);
  const { luminaries_factor: luminariesFactor = 1, aspects_to: to } = settings;
  if (byPoint === undefined && luminariesFactor === 1 && to === undefined) return byAspect;
  return {
    byAspect,
    byPoint: Object.fromEntries(
      Object.entries(byPoint ?? {}).map(([name, orbs]): [WesternPoint, Orbs] => [named(name), orbs]),
    ),
    luminariesFactor,
    to: to === undefined ? null : new Set(chosenOf(to, ASPECTED).map(pointOf)),
  };
}
