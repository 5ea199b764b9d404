import { type Axis, CHOICES, type Convention } from './convention.ts';
import { axesThatBear, type Bases, countOf, departuresTo } from './departures.ts';
import type { Frame } from './measure.ts';
import { measure } from './measure.ts';
import type { Shown } from './shown/shown.ts';

/** Conventions that decide some values alone, so that each can be chosen apart from the others. */
const LEAVES = ['node', 'sunrise', 'yearLengthDays', 'houses', 'star', 'tithiAt'] as const;
type Leaf = (typeof LEAVES)[number];

const LEAF_OF_KIND = {
  nakshatra: 'star', pada: 'star', dasha: 'yearLengthDays', tithi: 'tithiAt', sunrise: 'sunrise', ayanamsa: null, house: 'houses',
} as const; // prettier-ignore

function leafOf(shown: Shown): Leaf | null {
  if (shown.kind === 'longitude') return shown.point === 'rahu' || shown.point === 'ketu' ? 'node' : null;
  return LEAF_OF_KIND[shown.kind];
}

type LeafRow = { axis: Leaf; shown: readonly Shown[]; values: readonly Convention[Leaf][] };

/** Leaves whose values are the same in every core, because they are read from the horizon and the Moon's distance from the Sun. */
const OF_HORIZON: Partial<Record<Leaf, true>> = { sunrise: true, tithiAt: true };

/** The narrowest first; the ascendant after the others, because its houses cost most. */
const costOf = (shown: Shown): number =>
  shown.kind === 'longitude' ? shown.angle.below + shown.angle.above + (shown.point === 'lagna' ? 1 : 0) : 100;

/** A convention but for its leaves, with the fewest departures that lead to it. */
export type Core = { convention: Convention; count: number };

const valuesOf = <A extends Axis>(axis: A, { own, axes }: Bases): readonly Convention[A][] =>
  axes.includes(axis)
    ? [own[axis], ...CHOICES[axis].map(({ value }) => value).filter((value) => value !== own[axis])]
    : [own[axis]];

function coresOf(bases: Bases): Core[] {
  const cores: Core[] = [];
  for (const observer of valuesOf('observer', bases))
    for (const zodiac of valuesOf('zodiac', bases))
      for (const equinox of valuesOf('equinox', bases)) {
        if (zodiac === 'tropical' && equinox === 'mean') continue; // Nothing is subtracted.
        const convention = { ...bases.own, observer, zodiac, equinox };
        // A program may give the leaves too, so its defaults alone are at least one departure.
        cores.push({
          convention,
          count: Math.min(countOf(departuresTo(bases, convention)), leastBy(bases, convention)),
        });
      }
  return cores.toSorted((a, b) => a.count - b.count);
}

/** The fewest departures that lead to a core with the leaves of any program. */
function leastBy(bases: Bases, { observer, zodiac, equinox }: Convention): number {
  const counts = bases.programs.map((program) => {
    const base = { ...bases.own, ...program.defaults };
    const differing = [observer !== base.observer, zodiac !== base.zodiac, equinox !== base.equinox];
    return (program === bases.named ? 0 : 1) + differing.filter(Boolean).length;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...counts);
}

/**
 * The order of work of one search: zodiac and observer first, by the narrowest value, and then each convention that
 * decides some values alone.
 */
export class Plan {
  readonly cores: readonly Core[];
  private readonly bases: Bases;
  private readonly first: readonly Shown[];
  private readonly leaves: readonly LeafRow[];
  private readonly found = new WeakMap<Frame, Map<Leaf, Convention[Leaf] | undefined>>();

  constructor(shown: readonly Shown[], given: Omit<Bases, 'axes'>) {
    this.bases = { ...given, axes: axesThatBear(shown) };
    this.cores = coresOf(this.bases);
    this.first = shown.filter((value) => leafOf(value) === null).toSorted((a, b) => costOf(a) - costOf(b));
    this.leaves = LEAVES.map((axis) => ({
      axis,
      shown: shown.filter((value) => leafOf(value) === axis),
      values: valuesOf(axis, this.bases),
    })).filter((leaf) => leaf.shown.length > 0);
  }

  /** Departures from the caller's conventions. */
  departuresTo = (convention: Convention) => departuresTo(this.bases, convention);

  /** The full conventions of a core with which every value fits a frame. */
  completed(frame: Frame, { convention: core }: Core): Convention[] {
    if (!this.first.every((shown) => measure(shown, frame, core).fits)) return [];
    let conventions = [core];
    for (const { axis, shown, values } of this.leaves) {
      const fitting = values.filter((value) => fitsAll(shown, frame, { ...core, [axis]: value }));
      if (fitting.length === 0) return [];
      conventions = conventions.flatMap((convention) => fitting.map((value) => ({ ...convention, [axis]: value })));
    }
    return conventions;
  }

  /** The full convention of a core whose leaves make as many values fit as they can. */
  nearest(frame: Frame, { convention: core }: Core): Convention {
    let convention = core;
    for (const leaf of this.leaves) {
      const fitting = leaf.axis in OF_HORIZON ? this.ofHorizon(leaf, frame, core) : firstFitting(leaf, frame, core);
      const { axis } = leaf;
      if (fitting !== undefined) convention = { ...convention, [axis]: fitting };
    }
    return convention;
  }

  /** Returns the first fitting value of such a leaf, found once for each frame. */
  private ofHorizon(leaf: LeafRow, frame: Frame, core: Convention): Convention[Leaf] | undefined {
    const kept = this.found.get(frame) ?? new Map<Leaf, Convention[Leaf] | undefined>();
    this.found.set(frame, kept);
    if (!kept.has(leaf.axis)) kept.set(leaf.axis, firstFitting(leaf, frame, core));
    return kept.get(leaf.axis);
  }
}

const firstFitting = ({ axis, shown, values }: LeafRow, frame: Frame, core: Convention) =>
  values.find((value) => fitsAll(shown, frame, { ...core, [axis]: value }));

const fitsAll = (shown: readonly Shown[], frame: Frame, convention: Convention): boolean =>
  shown.every((value) => measure(value, frame, convention).fits);
