import { normalizeDeg } from '../core/angle.ts';
import { DASHA_SYSTEMS } from '../dasha/systems.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Graha, Planet } from '../vocabulary/grahas.ts';
import { signOf } from '../vocabulary/signs.ts';

/** Lords of a point of the zodiac: of the sign, the star, the sub and the sub-sub. */
export type KpLords = { sign: Planet; star: Graha; sub: Graha; subSub: Graha };

export type KpSpot = {
  lords: KpLords;
  /** Degrees to the nearer end of the sub: the smallest error of longitude that changes the sub lord. */
  subMarginDeg: number;
};

const { rulers: RULERS } = DASHA_SYSTEMS.vimshottari;
/** Years of the whole cycle; a star has as many parts. */
export const PARTS_PER_STAR = 120;
/** A star is 13°20′ and has 120 parts, so that a degree has nine: every edge of a sub is a whole number of parts. */
export const PARTS_PER_DEG = 9;

type Part = { rulerIndex: number; start: number; end: number };

/** Returns the part (of nine, proportional to the years of their lords) that contains a place of 0 to 120; half-open. */
function partAt(firstRulerIndex: number, place: number): Part {
  let start = 0;
  for (let index = firstRulerIndex; ; index += 1) {
    const end = start + rowAt(RULERS, index).years;
    if (place < end || index === firstRulerIndex + RULERS.length - 1) return { rulerIndex: index % 9, start, end };
    start = end;
  }
}

/**
 * Returns the lords of a point of the zodiac by Krishnamurti: of the sign, of the star, of the sub (the star cut into
 * nine by the years of Vimshottari, beginning with its own lord) and of the sub-sub (the sub cut likewise). An edge
 * belongs to the part that it opens.
 * @param siderealDeg by the ayanamsa of Krishnamurti, degrees
 * @source K.S. Krishnamurti, KP Reader II, the table of 249 subs; two programs agree on 3 000 of 3 000 points
 * @accuracy exact but for the last bit of the longitude
 */
export function kpSpotAt(siderealDeg: number): KpSpot {
  const parts = normalizeDeg(siderealDeg) * PARTS_PER_DEG;
  const starIndex = Math.floor(parts / PARTS_PER_STAR);
  const place = parts - starIndex * PARTS_PER_STAR;
  const sub = partAt(starIndex, place);
  const placeInSub = ((place - sub.start) * PARTS_PER_STAR) / (sub.end - sub.start);
  return {
    lords: {
      sign: signOf(siderealDeg).lord,
      star: rowAt(RULERS, starIndex).lord,
      sub: rowAt(RULERS, sub.rulerIndex).lord,
      subSub: rowAt(RULERS, partAt(sub.rulerIndex, placeInSub).rulerIndex).lord,
    },
    subMarginDeg: Math.min(place - sub.start, sub.end - place) / PARTS_PER_DEG,
  };
}

/** One of the 249: a sub, or the part of it on one side of the end of a sign. Half-open. */
export type HoraryRow = { number: number; startDeg: number; endDeg: number };

const PARTS_PER_SIGN = 30 * PARTS_PER_DEG;

/**
 * The 249 parts of the zodiac that give a horary number its ascendant: the 243 subs, six of them cut by the end of a
 * sign.
 * @source K.S. Krishnamurti, KP Reader VI; the lords of all 249 are those of two published tables
 */
export const HORARY_ROWS: readonly HoraryRow[] = horaryRows();

function horaryRows(): HoraryRow[] {
  const edges = new Set<number>();
  for (let starIndex = 0; starIndex < 27; starIndex += 1) {
    let edge = starIndex * PARTS_PER_STAR;
    for (let index = 0; index < RULERS.length; index += 1) {
      edges.add(edge);
      edge += rowAt(RULERS, starIndex + index).years;
    }
  }
  for (let signIndex = 0; signIndex < 12; signIndex += 1) edges.add(signIndex * PARTS_PER_SIGN);
  const sorted = [...edges].toSorted((one, other) => one - other);
  return sorted.map((start, index) => ({
    number: index + 1,
    startDeg: start / PARTS_PER_DEG,
    endDeg: (sorted[index + 1] ?? 12 * PARTS_PER_SIGN) / PARTS_PER_DEG,
  }));
}
