import {
  ASPECT_NAMES, type AspectName, type AspectOrbs, ORB_PROFILES, type OrbProfile, type Orbs, orbsOf,
} from '@graha/astro-engine/western/orbs'; // prettier-ignore
import type { WesternPoint } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { chosenOf, nameList } from '../../../request/name-list.ts';
import type { FreeSetting, Setting } from '../../../request/settings.ts';
import { decimal, members } from '../../../wire/fields.ts';
import { ASPECTED, type AspectedName, aspectedIn, pointOf } from './point-settings.ts';

export const ORB_MAX_DEG = 15;
const LUMINARIES = { min: 0.5, max: 2 } as const;

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

const Deg = decimal(0, ORB_MAX_DEG);

/** An object with any of the names, each with the same kind of value. */
const each = <Value extends z.ZodType>(names: readonly string[], value: Value, what: string) =>
  z.record(z.string(), value).superRefine((given, context) => {
    for (const name of Object.keys(given).filter((key) => !names.includes(key)))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `${name} is no ${what}; it takes ${names.join(', ')}`,
      });
  });

const ByAspect = each(ASPECT_NAMES, Deg, 'aspect');

const ORB_FORM = `must be degrees from 0 to ${ORB_MAX_DEG}, or an object of them`;
const PointOrb = z.union([Deg, ByAspect], { error: () => `${ORB_FORM} by aspect` });
const ByPoint = each(ASPECTED, PointOrb, 'point or angle');

const Orbs = z
  .union(
    [
      Deg,
      members(
        {
          aspects: ByAspect.optional().describe(
            'Orbs by name of the aspect, degrees; others keep that of `orb_profile`.',
          ),
          points: ByPoint.optional().describe(
            `Orbs by name of the point, degrees for all aspects or by aspect: ${ASPECTED.join(', ')}.`,
          ),
        },
        'member of orbs',
      ),
    ],
    { error: () => `${ORB_FORM}: {"aspects": {"trine": 6}, "points": {"sun": 10}}` },
  )
  .optional()
  .meta({
    title: 'Own orbs',
    description:
      'Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by ' +
      'aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect.',
    'x-unit': '°',
  });

type Asked = {
  orb_profile: OrbProfile;
  aspect_set: 'major' | 'all';
  aspects?: string | undefined;
  aspects_to?: string | undefined;
  orbs?: z.output<typeof Orbs>;
  luminaries_factor?: number | undefined;
};

const SETS: readonly string[] = ['major', 'all'];
const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim());

/** Orbs by aspect, and with them the aspects that count. */
export function orbsByAspect({ orb_profile: profile, aspect_set: set, aspects, orbs }: Asked): Orbs {
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

type OwnOrb = number | Readonly<Record<string, number>> | undefined;

const orbsOfPoint = (own: OwnOrb, counted: Orbs): Orbs =>
  Object.fromEntries(
    Object.keys(counted).flatMap((name): [string, number][] => {
      const deg = typeof own === 'number' ? own : own?.[name];
      return deg === undefined ? [] : [[name, deg]];
    }),
  );

/** Own orbs of points, by their names in requests. */
export function orbsByPoint(settings: Asked): Partial<Record<AspectedName, Orbs>> | undefined {
  const points = typeof settings.orbs === 'object' ? settings.orbs.points : undefined;
  if (points === undefined) return undefined;
  const counted = orbsByAspect(settings);
  return Object.fromEntries(Object.entries(points).map(([name, own]) => [name, orbsOfPoint(own, counted)]));
}

/** The orbs by which aspects are searched: a plain table unless a pair matters. */
export function aspectOrbsOf(settings: Asked): AspectOrbs {
  const byAspect = orbsByAspect(settings);
  const byPoint = orbsByPoint(settings);
  const { luminaries_factor: luminariesFactor = 1, aspects_to: to } = settings;
  if (byPoint === undefined && luminariesFactor === 1 && to === undefined) return byAspect;
  return {
    byAspect,
    byPoint: Object.fromEntries(
      Object.entries(byPoint ?? {}).map(([name, orbs]): [WesternPoint, Orbs] => [pointOf(name), orbs]),
    ),
    luminariesFactor,
    to: to === undefined ? null : new Set(chosenOf(to, ASPECTED).map(pointOf)),
  };
}

type Given = Readonly<Record<string, unknown>>;
type Report = (path: (string | number)[], message: string) => void;

const reporting =
  (context: z.RefinementCtx<unknown>, given: Given): Report =>
  (path, message) =>
    context.addIssue({ code: 'custom', path, message, input: given[String(path[0])] ?? null });

const orbsGiven = (given: Given): Exclude<z.output<typeof Orbs>, undefined | number> => {
  const read = Orbs.safeParse(given['orbs']);
  return read.success && typeof read.data === 'object' ? read.data : {};
};

/** The same settings with defaults, as far as they decide about aspects. */
const askedIn = (given: Given): Asked => ({
  orb_profile: orb_profile.values.find((value) => value === given['orb_profile']) ?? 'standard',
  aspect_set: given['aspect_set'] === 'all' ? 'all' : 'major',
  aspects: typeof given['aspects'] === 'string' ? given['aspects'] : undefined,
});

/** Refuses an orb that no aspect of the answer would be measured by. */
function reportOrbs(given: Given, context: z.RefinementCtx<unknown>): void {
  const report = reporting(context, given);
  const counted = Object.keys(orbsByAspect(askedIn(given)));
  const points = aspectedIn(given);
  const { aspects = {}, points: ofPoints = {} } = orbsGiven(given);
  const uncounted = (path: string[], byAspect: object): void => {
    for (const name of Object.keys(byAspect).filter((aspect) => !counted.includes(aspect)))
      report([...path, name], `${name} is not counted here: name it in aspects, or leave its orb out`);
  };
  uncounted(['orbs', 'aspects'], aspects);
  for (const [name, own] of Object.entries(ofPoints)) {
    if (!points.includes(name))
      report(['orbs', 'points', name], `${name} has no aspects here: name it in points, or leave its orb out`);
    if (typeof own === 'object') uncounted(['orbs', 'points', name], own);
  }
}

function reportAspects(given: Given, context: z.RefinementCtx<unknown>): void {
  if (given['aspects'] === undefined || given['aspect_set'] === undefined) return;
  reporting(context, given)(['aspects'], 'aspects cannot be combined with aspect_set: send one of them');
}

function reportTo(given: Given, context: z.RefinementCtx<unknown>): void {
  const { aspects_to: to } = given;
  if (typeof to !== 'string') return;
  const absent = namesIn(to).filter((name) => !aspectedIn(given).includes(name));
  if (absent.length === 0) return;
  reporting(context, given)(
    ['aspects_to'],
    `aspects_to has ${absent.join(', ')}, which is not in this chart: name it in points`,
  );
}

function reportLuminaries(given: Given, context: z.RefinementCtx<unknown>): void {
  const points = aspectedIn(given);
  if (given['luminaries_factor'] === undefined || points.includes('sun') || points.includes('moon')) return;
  reporting(context, given)(['luminaries_factor'], 'luminaries_factor needs the Sun or the Moon: name one in points');
}

const aspects = nameList([...SETS, ...ASPECT_NAMES], {
  title: 'Counted aspects',
  description: 'The aspects to count, instead of `aspect_set`.',
}).optional();

const aspects_to = nameList(ASPECTED, {
  title: 'Aspects to',
  description:
    'Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named.',
}).optional();

const luminaries_factor = decimal(LUMINARIES.min, LUMINARIES.max).optional().meta({
  title: 'Factor of the luminaries',
  description: 'Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.',
});

/** The counted aspects and their orbs, by schools or one by one: of operations whose aspects are within such orbs. */
export const ASPECT_SETTINGS = {
  aspects: { free: aspects, report: reportAspects },
  orbs: { free: Orbs, report: reportOrbs },
  luminaries_factor: { free: luminaries_factor, report: reportLuminaries },
  aspects_to: { free: aspects_to, report: reportTo },
} as const satisfies Record<string, FreeSetting>;
