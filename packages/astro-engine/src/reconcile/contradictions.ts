import { nakshatraIndexOf, normalizeDeg, padaNumberOf, shortestArcDeg } from '../core/angle.ts';
import { secondOf, SECONDS_PER_DAY } from '../core/moment.ts';
import { DASHA_SYSTEMS } from '../dasha/systems.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Graha } from '../vocabulary/grahas.ts';
import type { MomentReading } from './frame.ts';
import type { Shown } from './shown/shown.ts';

/** Two shown values that cannot both be right, whatever the ayanamsa. */
export type Contradiction =
  | { kind: 'moon_and_nakshatra' | 'moon_and_pada' | 'moon_sun_and_tithi'; keys: readonly string[] }
  | { kind: 'moon_and_dasha'; keys: readonly string[]; moonOfDashaDeg: number; apartDeg: number };

const SYSTEM = DASHA_SYSTEMS.vimshottari;
const STAR_DEG = 360 / 27;
/** Three days of a start are at most this much of the Moon, by the shortest period. */
const DASHA_SLACK_DEG = 0.03;

type Longitude = Extract<Shown, { kind: 'longitude' }>;

const longitudeOf = (shown: readonly Shown[], point: Longitude['point']): Longitude | undefined =>
  shown.find((value): value is Longitude => value.kind === 'longitude' && value.point === point);

const find = <K extends Shown['kind']>(shown: readonly Shown[], kind: K) =>
  // Safe: the kind selects the member of the union.
  shown.find((value) => value.kind === kind) as Extract<Shown, { kind: K }> | undefined;

/** Whether an angle may have, within its tolerance, what `has` asks for at one of its ends or its middle. */
const mayHave = ({ angle: { value, below, above } }: Longitude, has: (deg: number) => boolean): boolean =>
  [value - below, value, value + above].some(has);

/** The Moon to which a great period of a lord belongs that begins some years after the birth; null if none. */
function moonOfDashaDeg(lord: Graha, yearsFromBirth: number, nearDeg: number): number | null {
  const candidates = SYSTEM.rulers.flatMap((_, firstIndex) => {
    const first = rowAt(SYSTEM.rulers, firstIndex);
    let untilLord = 0;
    for (let place = 0; rowAt(SYSTEM.rulers, firstIndex + place).lord !== lord; place += 1)
      untilLord += rowAt(SYSTEM.rulers, firstIndex + place).years;
    const elapsed = (untilLord - yearsFromBirth) / first.years;
    if (elapsed < 0 || elapsed >= 1) return [];
    return [0, 9, 18].map((turn) => normalizeDeg((firstIndex + turn + elapsed) * STAR_DEG));
  });
  const ordered = candidates.toSorted(
    (a, b) => Math.abs(shortestArcDeg(a, nearDeg)) - Math.abs(shortestArcDeg(b, nearDeg)),
  );
  return ordered[0] ?? null;
}

/**
 * Returns the shown values that contradict each other by themselves: a Moon outside the nakshatra or pada, a dasha that
 * belongs to another Moon, a tithi that is not the distance of Moon and Sun. A tithi or nakshatra of the day's sunrise
 * may differ without an error.
 */
export function contradictionsIn(shown: readonly Shown[], moment: MomentReading): Contradiction[] {
  const moon = longitudeOf(shown, 'moon');
  if (moon === undefined) return [];
  const found: Contradiction[] = [];
  const { value: moonDeg, isSignOnly } = moon.angle;
  const nakshatra = find(shown, 'nakshatra');
  if (
    nakshatra !== undefined &&
    !isSignOnly &&
    !mayHave(moon, (deg) => nakshatraIndexOf(deg) === nakshatra.nakshatraIndex)
  )
    found.push({ kind: 'moon_and_nakshatra', keys: ['moon', 'nakshatra'] });
  const pada = find(shown, 'pada');
  if (pada !== undefined && !isSignOnly && !mayHave(moon, (deg) => padaNumberOf(deg) === pada.padaNumber))
    found.push({ kind: 'moon_and_pada', keys: ['moon', 'pada'] });
  const dasha = find(shown, 'dasha');
  if (dasha !== undefined && !isSignOnly) {
    const years = (dasha.from.fromDay - secondOf(moment.jdUt) / SECONDS_PER_DAY) / 365.25;
    const ofDashaDeg = moonOfDashaDeg(dasha.lord, years, moonDeg);
    const apartDeg = ofDashaDeg === null ? 0 : shortestArcDeg(moonDeg, ofDashaDeg);
    if (ofDashaDeg !== null && Math.abs(apartDeg) > DASHA_SLACK_DEG + moon.angle.above)
      found.push({ kind: 'moon_and_dasha', keys: ['moon', 'dasha'], moonOfDashaDeg: ofDashaDeg, apartDeg });
  }
  const sun = longitudeOf(shown, 'sun');
  const tithi = find(shown, 'tithi');
  if (sun !== undefined && tithi !== undefined && !isSignOnly && !sun.angle.isSignOnly) {
    const indexOf = (deg: number): number => Math.floor(normalizeDeg(deg - sun.angle.value) / 12);
    if (!mayHave(moon, (deg) => tithi.tithiIndexes.includes(indexOf(deg))))
      found.push({ kind: 'moon_sun_and_tithi', keys: ['moon', 'sun', 'tithi'] });
  }
  return found;
}
