import {
  CONTACTS,
  type Contact,
  type Eclipse,
  type Ephemeris,
  type GeoPlace,
  type HorizonRule,
  HORIZONS,
  type LocalEclipse,
  MOON_RULE,
} from '../core/ephemeris.ts';
import { rootBetween } from '../core/root-between.ts';
import { umbraOver } from './earth-shadow.ts';
import type { Window } from './crossings.ts';
import { eclipseView, type View } from './eclipse-view.ts';

/**
 * Ratio of the radius for second and third contact, seen through the valleys of the limb.
 * @source Swiss Ephemeris; Meeus agrees
 */
const INNER_LIMB = 0.999_16;
/** Margin around the span of the whole Earth, so that the discs are apart at its ends. */
const BEFORE_DAYS = 0.01;
const SCAN_DAYS = 1 / 96;
/** Step sizes of successive parabola fits to the minimum. */
const FIT_DAYS = [SCAN_DAYS, 1 / 1_440, 1 / 14_400];
const LAST_STEP_DAYS = 1e-7;
/** Accurate enough for a body that grazes the horizon without crossing it. */
const MEAN_RADIUS_DEG = 0.26;
const NONE = { p1: null, u1: null, u2: null, u3: null, u4: null, p4: null, c1: null, c2: null, c3: null, c4: null };

type Contacts = Partial<Record<Contact, number>>;
type Cover = Pick<LocalEclipse, 'type' | 'magnitude' | 'obscuration'>;
/** An eclipse seen from a place, as if the Earth were transparent. */
type Passage = { maximumJdUt: number; contacts: Contacts; coverAt(jdUt: number): Cover };

/**
 * Returns the view of an eclipse from a place: its contacts between rise and set of the body, and its visible maximum.
 * @param sunrise the rule for sunrise and sunset; the Moon has her own rule
 * @returns null if nothing of it is visible
 * @throws EphemerisRangeError outside the ephemeris
 * @source contacts by the mean limb of the Moon, for an observer at sea level; rise and set are those of any other day
 * @accuracy rise, set and the Moon's contacts agree with the library within 0.1 s; contacts of Sun and Moon within 0.2″
 * of the library, whose observer is on the mean equator: usually 0.2 s. Magnitudes of a risen or set Moon within 0.0006
 */
export function localEclipse(
  sky: Ephemeris,
  eclipse: Eclipse,
  place: GeoPlace,
  sunrise: HorizonRule,
): LocalEclipse | null {
  const { kind } = eclipse;
  const view = eclipseView(sky, eclipse.maximumJdUt, place);
  const passage = kind === 'solar' ? solarPassage(eclipse, view) : lunarPassage(sky, eclipse);
  if (passage === null) return null;
  const { maximumJdUt, contacts, coverAt } = passage;
  const [first, last] = kind === 'solar' ? [contacts.c1, contacts.c4] : [contacts.p1, contacts.p4];
  if (first === undefined || last === undefined) throw new RangeError('an eclipse without an end');
  const { isUp, riseJdUt, setJdUt } = upFrom(
    sky,
    place,
    kind === 'solar' ? ['sun', sunrise] : ['moon', MOON_RULE],
    { fromJdUt: first, untilJdUt: last },
    view,
  );
  const greatestJdUt = isUp(maximumJdUt) ? maximumJdUt : nearestTo(maximumJdUt, [riseJdUt, setJdUt]);
  if (greatestJdUt === null) return null;
  const cover = coverAt(greatestJdUt);
  if (kind === 'solar' && cover.magnitude <= 0) return null; // The discs touch as the Sun rises or sets.
  const seen: Record<Contact, number | null> = { ...NONE };
  for (const contact of CONTACTS[kind]) {
    const jdUt = contacts[contact];
    if (jdUt !== undefined && isUp(jdUt)) seen[contact] = jdUt;
  }
  return { kind, ...cover, maximumJdUt: greatestJdUt, contacts: seen, riseJdUt, setJdUt };
}

function nearestTo(jdUt: number, edges: readonly (number | null)[]): number | null {
  const found = edges.filter((edge) => edge !== null);
  return found.toSorted((one, other) => Math.abs(one - jdUt) - Math.abs(other - jdUt))[0] ?? null;
}

type Up = { isUp(jdUt: number): boolean; riseJdUt: number | null; setJdUt: number | null };

/** Returns the time of the eclipsed body above the horizon between two instants, less than a day apart. */
function upFrom(
  sky: Ephemeris,
  place: GeoPlace,
  [body, rule]: readonly ['sun' | 'moon', HorizonRule],
  { fromJdUt, untilJdUt }: Window,
  view: (jdUt: number) => View,
): Up {
  const next = (edge: 'rise' | 'set') => sky.nextCrossing(body, edge, rule, fromJdUt, place);
  const [rise, set] = [next('rise'), next('set')];
  const within = (jdUt: number | null): number | null => (jdUt !== null && jdUt < untilJdUt ? jdUt : null);
  const { limb, refractionArcMinutes } = HORIZONS[rule];
  const horizonDeg = -limb * MEAN_RADIUS_DEG - refractionArcMinutes / 60;
  const edges = { riseJdUt: within(rise), setJdUt: within(set) };
  if (rise === null && set === null) return { ...edges, isUp: (jdUt) => view(jdUt).heightDeg[body] > horizonDeg };
  const [riseJdUt, setJdUt] = [rise ?? Infinity, set ?? Infinity];
  const isUp =
    setJdUt < riseJdUt
      ? (jdUt: number) => jdUt <= setJdUt || jdUt >= riseJdUt
      : (jdUt: number) => jdUt >= riseJdUt && jdUt <= setJdUt;
  return { ...edges, isUp };
}

/** Contacts with the shadow are the same for every place. */
function lunarPassage(sky: Ephemeris, eclipse: Eclipse): Passage {
  const { maximumJdUt, penumbral, partial, central, type, magnitude } = eclipse;
  const contacts: Contacts = {
    p1: penumbral.beginJdUt,
    ...(partial && { u1: partial.beginJdUt, u4: partial.endJdUt }),
    ...(central && { u2: central.beginJdUt, u3: central.endJdUt }),
    p4: penumbral.endJdUt,
  };
  const isIn = (phase: Eclipse['partial'], jdUt: number): boolean =>
    phase !== null && jdUt >= phase.beginJdUt && jdUt <= phase.endJdUt;
  const coverAt = (jdUt: number): Cover => {
    if (jdUt === maximumJdUt || partial === null) return { type, magnitude, obscuration: null };
    const seen = isIn(central, jdUt) ? 'total' : isIn(partial, jdUt) ? 'partial' : 'penumbral';
    return { type: seen, magnitude: umbraOver(sky, eclipse, jdUt), obscuration: null };
  };
  return { maximumJdUt, contacts, coverAt };
}

const gapOf = ({ apartDeg, sunRadiusDeg, moonRadiusDeg }: View): number => apartDeg - sunRadiusDeg - moonRadiusDeg;
const isCentral = ({ apartDeg, sunRadiusDeg, moonRadiusDeg }: View): boolean =>
  apartDeg < Math.abs(sunRadiusDeg - moonRadiusDeg);
const innerGapOf = ({ apartDeg, sunRadiusDeg, moonRadiusDeg }: View): number =>
  apartDeg - Math.abs(sunRadiusDeg - moonRadiusDeg * INNER_LIMB);

/** Returns null if the discs do not touch. */
function solarPassage({ penumbral }: Eclipse, view: (jdUt: number) => View): Passage | null {
  const [fromJdUt, untilJdUt] = [penumbral.beginJdUt - BEFORE_DAYS, penumbral.endJdUt + BEFORE_DAYS];
  const maximumJdUt = closest(view, fromJdUt, untilJdUt);
  const maximum = view(maximumJdUt);
  if (gapOf(maximum) >= 0) return null;
  const touch = (fromEdge: number, gap: (seen: View) => number): number => {
    const at = (jdUt: number) => ({ jdUt, gap: gap(view(jdUt)) });
    return rootBetween(at, (sample) => sample.gap, at(fromEdge), at(maximumJdUt), LAST_STEP_DAYS).jdUt;
  };
  const contacts: Contacts = { c1: touch(fromJdUt, gapOf), c4: touch(untilJdUt, gapOf) };
  if (isCentral(maximum)) {
    const hasInner = innerGapOf(maximum) < 0;
    contacts.c2 = hasInner ? touch(fromJdUt, innerGapOf) : maximumJdUt;
    contacts.c3 = hasInner ? touch(untilJdUt, innerGapOf) : maximumJdUt;
  }
  return { maximumJdUt, contacts, coverAt: (jdUt) => coverOf(view(jdUt)) };
}

/** Returns the instant of least distance of the centres. Its square is a parabola, apart from the rotation of the Earth. */
function closest(view: (jdUt: number) => View, fromJdUt: number, untilJdUt: number): number {
  let bestJdUt = fromJdUt;
  let bestDeg = Infinity;
  for (let jdUt = fromJdUt; jdUt < untilJdUt; jdUt += SCAN_DAYS) {
    const { apartDeg } = view(jdUt);
    if (apartDeg < bestDeg) [bestJdUt, bestDeg] = [jdUt, apartDeg];
  }
  for (const days of FIT_DAYS) {
    const squareAt = (step: number): number => view(bestJdUt + step).apartDeg ** 2;
    const [before, here, after] = [squareAt(-days), squareAt(0), squareAt(days)];
    const curve = before - 2 * here + after;
    if (curve <= 0) break; // The discs pass far from each other.
    bestJdUt = Math.max(fromJdUt, Math.min(untilJdUt, bestJdUt + (days * (before - after)) / (2 * curve)));
  }
  return bestJdUt;
}

function coverOf(seen: View): Cover {
  const { apartDeg, sunRadiusDeg, moonRadiusDeg } = seen;
  const magnitude = -gapOf(seen) / (2 * sunRadiusDeg);
  if (!isCentral(seen))
    return { type: 'partial', magnitude, obscuration: lensShare(apartDeg, sunRadiusDeg, moonRadiusDeg) };
  const type = sunRadiusDeg > moonRadiusDeg ? 'annular' : 'total';
  return { type, magnitude, obscuration: Math.min(1, (moonRadiusDeg / sunRadiusDeg) ** 2) };
}

/** Returns the fraction of a disc covered by a second disc that overlaps its edge. */
function lensShare(apartDeg: number, discDeg: number, otherDeg: number): number {
  if (apartDeg >= discDeg + otherDeg) return 0;
  const [d, r, s] = [apartDeg, discDeg, otherDeg];
  const angle = arcCosine((d * d + r * r - s * s) / (2 * d * r));
  const otherAngle = arcCosine((d * d + s * s - r * r) / (2 * d * s));
  const kite = d * r * Math.sin(angle);
  return (r * r * angle + s * s * otherAngle - kite) / (Math.PI * r * r);
}

/** Clamps the cosine: for discs that touch from within, rounding can push it beyond 1. */
const arcCosine = (cosine: number): number => Math.acos(Math.max(-1, Math.min(1, cosine)));
