import { FOUR_ANGLES, UPPER_ANGLES } from '@graha/astro-engine/western/natal';
import { type AngleId, EXTENDED_POINTS, MAIN_POINTS, type WesternPoint } from '@graha/astro-engine/western/points';
import type { Setting } from '../../../request/settings.ts';

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
} as const satisfies Record<string, AngleId>;
type AngleName = keyof typeof ANGLE_NAMES;
const ANGLES = Object.keys(ANGLE_NAMES) as AngleName[]; // Safe: the keys of the table itself.

/** Names of everything that may have aspects. */
export const ASPECTED = [...EXTENDED_POINTS, ...ANGLES] as const;
export type AspectedName = (typeof ASPECTED)[number];

const isAngleName = (name: string): name is AngleName => name in ANGLE_NAMES;

/** Returns the point or angle of a name in a request. */
export const pointOf = (name: string): WesternPoint => {
  if (isAngleName(name)) return ANGLE_NAMES[name];
  const point = EXTENDED_POINTS.find((one) => one === name);
  if (point === undefined) throw new RangeError(`no point ${name}`);
  return point;
};

type Asked = { point_set: 'main' | 'extended'; aspects_to?: string | undefined };

const textsOf = (text: string | undefined): string[] => (text ?? '').split(',').map((name) => name.trim());

/** The angles that take part in aspects: those of the set, and those that aspects are asked to. */
export function anglesWith({ point_set: set, aspects_to: to }: Asked): readonly AngleId[] {
  const usual: readonly AngleId[] = set === 'main' ? UPPER_ANGLES : FOUR_ANGLES;
  const asked = textsOf(to).flatMap((name) => (isAngleName(name) ? [ANGLE_NAMES[name]] : []));
  return [...usual, ...asked.filter((angle) => !usual.includes(angle))];
}

/** The names that aspects of a request may have, by its settings as they were sent. */
export function aspectedIn(given: Readonly<Record<string, unknown>>): readonly string[] {
  const set = given['point_set'] === 'extended' ? 'extended' : 'main';
  const to = typeof given['aspects_to'] === 'string' ? given['aspects_to'] : undefined;
  const angles = anglesWith({ point_set: set, aspects_to: to });
  const points: readonly string[] = set === 'main' ? MAIN_POINTS : EXTENDED_POINTS;
  return [...points, ...ANGLES.filter((name) => angles.includes(ANGLE_NAMES[name]))];
}
