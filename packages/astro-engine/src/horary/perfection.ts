import { shortestArcDeg } from '../core/angle.ts';
import { PLANETS, type Planet } from '../vocabulary/grahas.ts';
import { type Figure, platicAspect } from './figure.ts';
import { MALEFICS } from './conditions.ts';
import { isLighter } from './lilly-tables.ts';
import type { Pass, PassFinder } from './passes.ts';
import { receives } from './receptions.ts';

/** The ends of an application of two planets. */
export const OUTCOMES = ['perfects', 'refranation', 'sign_change', 'unresolved'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const INTERPOSITIONS = ['prohibition', 'frustration'] as const;

/** A third planet that completes an aspect with one of the two before they complete theirs and before a sign changes. */
export type Interposition = {
  kind: (typeof INTERPOSITIONS)[number];
  planet: Planet;
  /** The one of the two that it meets. */
  meets: Planet;
  angleDeg: number;
  jdUt: number;
  /** A square, an opposition, or the body of Saturn or Mars. */
  isMalevolent: boolean;
};

/** Two significators that approach an aspect, and what becomes of it. */
export type Application = {
  /** The lighter one, which applies. */
  planet: Planet;
  to: Planet;
  angleDeg: number;
  /** Degrees from exactness at the question. */
  wantingDeg: number;
  /** Whether they approach it at the question, within the sum of their moieties, and this is the end of that approach. */
  isWithinOrbs: boolean;
  outcome: Outcome;
  /** Instant of the outcome; null if the ephemeris ends first. */
  jdUt: number | null;
  /** The planet that draws back or leaves its sign; null if the aspect perfects. */
  cause: Planet | null;
  interpositions: readonly Interposition[];
};

/** A lighter planet that leaves an aspect of one and goes to an aspect of the other. */
export type Translation = {
  by: Planet;
  from: Planet;
  to: Planet;
  fromAngleDeg: number;
  toAngleDeg: number;
  jdUt: number;
  /** Whether it is in a dignity of the planet that it leaves. */
  isReceived: boolean;
  /** The planet that it meets first; null if it goes straight to the other. */
  interruptedBy: Planet | null;
};

/** A heavier planet to which both apply. */
export type Collection = {
  by: Planet;
  meetings: readonly { planet: Planet; angleDeg: number; jdUt: number }[];
  /** Whether it is in dignities of both, as the rule wants. */
  isReceivedByBoth: boolean;
};

const isMalevolentPass = (planet: Planet, angleDeg: number): boolean =>
  angleDeg === 90 || angleDeg === 180 || (angleDeg === 0 && MALEFICS.some((malefic) => malefic === planet));

/** Separation along the zodiac, [0, 180]. */
const apartDeg = ({ placements }: Figure, a: Planet, b: Planet): number =>
  Math.abs(shortestArcDeg(placements[a].longitudeDeg, placements[b].longitudeDeg));

function interpositionsBefore(
  finder: PassFinder,
  [light, heavy]: readonly [Planet, Planet],
  significators: readonly Planet[],
  jdUt: number,
): Interposition[] {
  const others = PLANETS.filter((planet) => !significators.includes(planet));
  return others
    .flatMap((planet) =>
      [light, heavy].flatMap((meets) =>
        finder.until(planet, meets, jdUt).map((pass) => ({
          kind: meets === heavy && isLighter(heavy, planet) ? ('frustration' as const) : ('prohibition' as const),
          planet,
          meets,
          angleDeg: pass.angleDeg,
          jdUt: pass.jdUt,
          isMalevolent: isMalevolentPass(planet, pass.angleDeg),
        })),
      ),
    )
    .toSorted((one, other) => one.jdUt - other.jdUt);
}

/** Returns the planet that draws back from an aspect before an instant; null if none does. The Moon never turns. */
function drawnBack(
  finder: PassFinder,
  a: Planet,
  b: Planet,
  untilJdUt: number,
): { jdUt: number; cause: Planet } | null {
  const jdUt = a === 'moon' || b === 'moon' ? null : finder.relativeTurn(a, b, untilJdUt);
  if (jdUt === null) return null;
  return { jdUt, cause: finder.speedChange(a, jdUt) > finder.speedChange(b, jdUt) ? a : b };
}

/** Returns the end of an application that does not become exact. */
function failureOf(finder: PassFinder, a: Planet, b: Planet): Pick<Application, 'outcome' | 'jdUt' | 'cause'> {
  const { change, endJdUt } = finder.of(a, b, 'ahead');
  const turn = drawnBack(finder, a, b, endJdUt);
  if (turn !== null) return { outcome: 'refranation', ...turn };
  if (change === null) return { outcome: 'unresolved', jdUt: null, cause: null };
  return { outcome: 'sign_change', jdUt: change.jdUt, cause: change.planet };
}

/**
 * Returns the applications of two significators: the aspect within orbs, whatever becomes of it, and each aspect that
 * perfects before one of them leaves its sign. One that draws back and perfects later gives both.
 * @param significators planets whose own aspects are no interposition
 * @source William Lilly, Christian Astrology (1647): application p. 108, prohibition and refranation pp. 110–111, frustration p. 112
 * @accuracy 1 s
 */
export function applicationsOf(
  figure: Figure,
  finder: PassFinder,
  pair: readonly [Planet, Planet],
  significators: readonly Planet[],
): Application[] {
  const [a, b] = pair;
  const [light, heavy] = isLighter(a, b) ? [a, b] : [b, a];
  const aspect = platicAspect(figure, a, b);
  const approached = aspect?.isApplying === true ? aspect : null;
  const passes = firstPasses(finder.of(a, b, 'ahead').passes);
  const reached = passes.find(({ angleDeg }) => angleDeg === approached?.angleDeg);
  const failsFirst = approached !== null && (reached === undefined || drawnBack(finder, a, b, reached.jdUt) !== null);
  const between = { planet: light, to: heavy };
  const perfected = passes.map(({ angleDeg, jdUt }): Application => ({
    ...between,
    angleDeg,
    wantingDeg: Math.abs(apartDeg(figure, a, b) - angleDeg),
    isWithinOrbs: !failsFirst && angleDeg === approached?.angleDeg,
    outcome: 'perfects',
    jdUt,
    cause: null,
    interpositions: interpositionsBefore(finder, [light, heavy], significators, jdUt),
  }));
  if (approached === null || !failsFirst) return perfected;
  const { angleDeg, orbDeg: wantingDeg } = approached;
  const failed = {
    ...between,
    angleDeg,
    wantingDeg,
    isWithinOrbs: true,
    ...failureOf(finder, a, b),
    interpositions: [],
  };
  return [failed, ...perfected];
}

/** A retrograde loop may complete an aspect three times; only the first matters here. */
const firstPasses = (passes: readonly Pass[]): Pass[] =>
  passes.filter(({ angleDeg }, index) => passes.findIndex((one) => one.angleDeg === angleDeg) === index);

/** Returns the planet with which another completes an aspect first before an instant; null if with none. */
function metBefore(finder: PassFinder, planet: Planet, except: Planet, jdUt: number): Planet | null {
  const met = PLANETS.filter((other) => other !== planet && other !== except).flatMap((other) =>
    finder.until(planet, other, jdUt).map((pass) => ({ other, jdUt: pass.jdUt })),
  );
  return met.toSorted((one, another) => one.jdUt - another.jdUt)[0]?.other ?? null;
}

/**
 * Returns translations of light between two significators.
 * @source William Lilly, Christian Astrology (1647), p. 111, and ch. 21: a planet lighter than both separates from one and applies to
 * the other before it meets a third
 */
export function translationsOf(figure: Figure, finder: PassFinder, [a, b]: readonly [Planet, Planet]): Translation[] {
  const lighter = PLANETS.filter(
    (planet) => planet !== a && planet !== b && isLighter(planet, a) && isLighter(planet, b),
  );
  return lighter.flatMap((by) =>
    [translationBy(figure, finder, by, a, b), translationBy(figure, finder, by, b, a)].flatMap((one) => one ?? []),
  );
}

function translationBy(figure: Figure, finder: PassFinder, by: Planet, from: Planet, to: Planet): Translation | null {
  const [left, sought] = [platicAspect(figure, by, from), platicAspect(figure, by, to)];
  if (left?.isApplying !== false || sought?.isApplying !== true) return null;
  const ahead = finder.of(by, to, 'ahead').passes.find(({ angleDeg }) => angleDeg === sought.angleDeg);
  const behind = finder.of(by, from, 'behind').passes.find(({ angleDeg }) => angleDeg === left.angleDeg);
  if (ahead === undefined || behind === undefined) return null;
  return {
    by,
    from,
    to,
    fromAngleDeg: left.angleDeg,
    toAngleDeg: sought.angleDeg,
    jdUt: ahead.jdUt,
    isReceived: receives(figure.placements, from, by),
    interruptedBy: metBefore(finder, by, to, ahead.jdUt),
  };
}

/**
 * Returns collections of light: heavier planets to which two significators apply that do not behold each other.
 * @source William Lilly, Christian Astrology (1647), ch. 21
 */
export function collectionsOf(figure: Figure, finder: PassFinder, [a, b]: readonly [Planet, Planet]): Collection[] {
  if (platicAspect(figure, a, b) !== null) return [];
  const heavier = PLANETS.filter((planet) => isLighter(a, planet) && isLighter(b, planet));
  return heavier.flatMap((by) => {
    const meetings = [a, b].flatMap((planet) => {
      const aspect = platicAspect(figure, planet, by);
      if (aspect?.isApplying !== true) return [];
      const pass = finder.of(planet, by, 'ahead').passes.find(({ angleDeg }) => angleDeg === aspect.angleDeg);
      return pass === undefined ? [] : [{ planet, ...pass }];
    });
    const isReceivedByBoth = [a, b].every((host) => receives(figure.placements, host, by));
    return meetings.length === 2 ? [{ by, meetings, isReceivedByBoth }] : [];
  });
}
