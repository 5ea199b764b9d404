import { ASPECT_NAMES } from '@graha/astro-engine/western/orbs';
import { z } from 'zod';
import { nameList } from '../../../request/name-list.ts';
import type { FreeSetting } from '../../../request/settings.ts';
import { decimal, members } from '../../../wire/fields.ts';
import { type AskedOrbs, ORB_SETTINGS, orbsByAspect, type OwnOrbs } from './asked-orbs.ts';
import { ASPECTED, aspectedIn } from './point-settings.ts';

/** Settings of aspects one by one: which count, and within which orbs. */

export const ORB_MAX_DEG = 15;
const LUMINARIES = { min: 0.5, max: 2 } as const;

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

/** @param points names of those that may have their own */
const orbsSchema = (points: readonly string[]) =>
  z
    .union(
      [
        Deg,
        members(
          {
            aspects: ByAspect.optional().describe(
              'Orbs by name of the aspect, degrees; others keep that of `orb_profile`.',
            ),
            points: each(points, PointOrb, 'point or angle')
              .optional()
              .describe(`Orbs by name of the point, degrees for all aspects or by aspect: ${points.join(', ')}.`),
          },
          'member of orbs',
        ),
      ],
      { error: () => `${ORB_FORM}: {"aspects": {"trine": 6}, "points": {"${points[0]}": 10}}` },
    )
    .optional()
    .meta({
      title: 'Own orbs',
      description:
        'Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by ' +
        'aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect.',
      'x-unit': '°',
    });

type Given = Readonly<Record<string, unknown>>;
type Report = (path: (string | number)[], message: string) => void;

const reporting =
  (context: z.RefinementCtx<unknown>, given: Given): Report =>
  (path, message) =>
    context.addIssue({ code: 'custom', path, message, input: given[String(path[0])] ?? null });

/** The members of `orbs`, if the schema has understood it. */
const orbsGiven = (read: z.ZodSafeParseResult<OwnOrbs | undefined>): Exclude<OwnOrbs, number> =>
  read.success && typeof read.data === 'object' ? read.data : {};

/** The same settings with defaults, as far as they decide about aspects. */
const askedIn = (given: Given): AskedOrbs => ({
  orb_profile: ORB_SETTINGS.orb_profile.values.find((value) => value === given['orb_profile']) ?? 'standard',
  aspect_set: given['aspect_set'] === 'all' ? 'all' : 'major',
  aspects: typeof given['aspects'] === 'string' ? given['aspects'] : undefined,
});

/** The names that may have aspects in an answer, by its settings as they were sent; null if other members decide. */
type Aspected = (given: Given) => readonly string[] | null;

/** The own orbs of an operation; an orb that no aspect of the answer would be measured by is refused. */
function ownOrbs(names: readonly string[], aspected: Aspected) {
  const free = orbsSchema(names);
  const report = (given: Given, context: z.RefinementCtx<unknown>): void => {
    const refuse = reporting(context, given);
    const counted = Object.keys(orbsByAspect(askedIn(given)));
    const points = aspected(given);
    const { aspects: byAspect = {}, points: ofPoints = {} } = orbsGiven(free.safeParse(given['orbs']));
    const uncounted = (path: string[], own: object): void => {
      for (const name of Object.keys(own).filter((aspect) => !counted.includes(aspect)))
        refuse([...path, name], `${name} is not counted here: name it in aspects, or leave its orb out`);
    };
    uncounted(['orbs', 'aspects'], byAspect);
    for (const [name, own] of Object.entries(ofPoints)) {
      if (points !== null && !points.includes(name)) refuse(['orbs', 'points', name], noAspectsOf(name));
      if (typeof own === 'object') uncounted(['orbs', 'points', name], own);
    }
  };
  return { free, report };
}

/** The reason for refusing the orb of a point that is not asked for. */
export const noAspectsOf = (name: string): string =>
  `${name} has no aspects here: name it in points, or leave its orb out`;

/** The reason for refusing the factor of the luminaries without either of them. */
export const NO_LUMINARY = 'luminaries_factor needs the Sun or the Moon: name one in points';

function reportAspects(given: Given, context: z.RefinementCtx<unknown>): void {
  if (given['aspects'] === undefined || given['aspect_set'] === undefined) return;
  reporting(context, given)(['aspects'], 'aspects cannot be combined with aspect_set: send one of them');
}

const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim());

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
  reporting(context, given)(['luminaries_factor'], NO_LUMINARY);
}

const aspects = nameList([...ORB_SETTINGS.aspect_set.values, ...ASPECT_NAMES], {
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

/** The counted aspects, and own orbs of points with the given names: of operations with other points than a chart. */
export const aspectSettingsOf = (names: readonly string[], aspected: Aspected = () => null) =>
  ({
    aspects: { free: aspects, report: reportAspects },
    orbs: ownOrbs(names, aspected),
  }) as const satisfies Record<string, FreeSetting>;

/** The factor, for operations that check it against the points of their own request. */
export const LUMINARIES_FACTOR = { free: luminaries_factor } as const satisfies FreeSetting;

/** The counted aspects and their orbs, by schools or one by one: of operations whose aspects are within such orbs. */
export const ASPECT_SETTINGS = {
  ...aspectSettingsOf(ASPECTED, aspectedIn),
  luminaries_factor: { ...LUMINARIES_FACTOR, report: reportLuminaries },
  aspects_to: { free: aspects_to, report: reportTo },
} as const satisfies Record<string, FreeSetting>;
