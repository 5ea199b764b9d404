import { FOUR_ANGLES, UPPER_ANGLES } from '@graha/astro-engine/western/natal';
import { type AngleId, EXTENDED_POINTS, MAIN_POINTS, type WesternPoint } from '@graha/astro-engine/western/points';
import { type ChartPoint, FURTHER_POINT_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { nameList } from '../../../request/name-list.ts';
import type { FreeSetting, Setting } from '../../../request/settings.ts';

export const point_set = {
  values: ['main', 'extended'],
  title: 'Points',
  description:
    'The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and ' +
    'the imum coeli among the aspects.',
} as const satisfies Setting;

/** Names of the angles in requests. */
const ANGLE_NAMES = {
  ascendant: 'ascendant',
  midheaven: 'midheaven',
  descendant: 'descendant',
  imum_coeli: 'imumCoeli',
  vertex: 'vertex',
  antivertex: 'antivertex',
  east_point: 'eastPoint',
} as const satisfies Record<string, AngleId>;
type AngleName = keyof typeof ANGLE_NAMES;
const ANGLES = Object.keys(ANGLE_NAMES) as AngleName[]; // Safe: the keys of the table itself.

/** Every point that a Western chart can place, in the order of listings. */
export const ALL_POINTS = [...EXTENDED_POINTS, ...FURTHER_POINT_IDS] as const satisfies readonly ChartPoint[];

/** Names of everything that may have aspects. */
export const ASPECTED = [...ALL_POINTS, ...ANGLES] as const;
export type AspectedName = (typeof ASPECTED)[number];

const isAngleName = (name: string): name is AngleName => name in ANGLE_NAMES;

/** Returns the point or angle of a name in a request. */
export const pointOf = (name: string): WesternPoint => {
  if (isAngleName(name)) return ANGLE_NAMES[name];
  const point = ALL_POINTS.find((one) => one === name);
  if (point === undefined) throw new RangeError(`no point ${name}`);
  return point;
};

type Asked = { point_set: 'main' | 'extended'; points?: string | undefined; aspects_to?: string | undefined };

const namesIn = (text: string | undefined): string[] => (text ?? '').split(',').map((name) => name.trim());
const anglesIn = (text: string | undefined): AngleId[] => {
  const named = new Set(namesIn(text));
  return ANGLES.filter((name) => named.has(name)).map((name) => ANGLE_NAMES[name]);
};

/** The points that a chart places. */
export function pointsIn({ point_set: set, points }: Asked): readonly ChartPoint[] {
  if (points === undefined) return set === 'main' ? MAIN_POINTS : EXTENDED_POINTS;
  const named = new Set(namesIn(points));
  return ALL_POINTS.filter((point) => named.has(point));
}

/** The angles that take part in aspects: those of the set or of the list, and those that aspects are asked to. */
export function anglesWith({ point_set: set, points, aspects_to: to }: Asked): readonly AngleId[] {
  const listed = anglesIn(points);
  const usual: readonly AngleId[] = listed.length > 0 ? listed : set === 'main' ? UPPER_ANGLES : FOUR_ANGLES;
  return [...usual, ...anglesIn(to).filter((angle) => !usual.includes(angle))];
}

type Given = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The names that aspects of a request may have, by its settings as they were sent. */
export function aspectedIn(given: Given): readonly string[] {
  const asked: Asked = {
    point_set: given['point_set'] === 'extended' ? 'extended' : 'main',
    points: textOf(given['points']),
    aspects_to: textOf(given['aspects_to']),
  };
  const angles = anglesWith(asked);
  return [...pointsIn(asked), ...ANGLES.filter((name) => angles.includes(ANGLE_NAMES[name]))];
}

const points = nameList(ASPECTED, {
  title: 'Points by name',
  description:
    'The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. ' +
    'lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last ' +
    'eight points are those of the Hamburg school.',
})
  .refine((text) => ALL_POINTS.some((point) => namesIn(text).includes(point)), {
    error: () => 'points must name one that is no angle, such as sun',
  })
  .optional();

export const POINT_LIST = {
  points: {
    free: points,
    report: (given, context) => {
      if (given['points'] === undefined || given['point_set'] === undefined) return;
      const message = 'points cannot be combined with point_set: send one of them';
      context.addIssue({ code: 'custom', path: ['points'], message, input: given['points'] });
    },
  },
} as const satisfies Record<string, FreeSetting>;
