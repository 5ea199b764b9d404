import { normalizeDeg } from '../core/angle.ts';
import type { Body, Ephemeris, GeoPlace, HorizonRule } from '../core/ephemeris.ts';
import { dateOfDayCount, midnightJdUt, secondOf, SECONDS_PER_DAY } from '../core/moment.ts';
import { type Almanac, sunCrossingFrom } from '../panchang/crossings.ts';
import { bhavaOf, bhavasAbout, bhavasFrom } from '../sky/bhava-chalit.ts';
import type { NodeMode } from '../sky/placements.ts';
import type { Graha } from '../vocabulary/grahas.ts';
import type { Convention, HouseDivision } from './convention.ts';
import { nutationDeg } from './nutation.ts';

/** A slip of a person or a program in the birth itself, by its key; `bits` as in a choice of a convention. */
export type Slip = { key: string; bits: number };

/** An instant that the birth may have been read as, with the slips that lead to it. */
export type MomentReading = {
  slips: readonly Slip[];
  jdUt: number;
  /** Civil date of the reading, days from 1970-01-01. */
  dayCount: number;
  /** Offset of the clock of the reading, by which dates and times are printed. */
  offsetSeconds: number;
};

/** A place that the birth may have been read with. */
export type PlaceReading = { slips: readonly Slip[]; place: GeoPlace };

/** Returns a function that computes a value once for each key. */
function once<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined || known.has(key)) return kept as Value; // Safe: the key is in the map.
    const made = compute(key);
    known.set(key, made);
    return made;
  };
}

/** Tropical positions of one instant, from the centre of the Earth or a place; each computed at its first use. */
export type Sky = {
  pointDeg(point: Graha, node: NodeMode): number;
  ayanamsaDeg(zodiac: Convention['zodiac']): number;
  nutationDeg(): number;
};

/** Returns the positions of an instant. */
export function skyAt(sky: Ephemeris, jdUt: number, from: GeoPlace | 'geocentre'): Sky {
  const bodyDeg = once((body: Body) =>
    from === 'geocentre' ? sky.longitudeDeg(body, jdUt) : sky.position(body, jdUt, from).longitudeDeg,
  );
  const nutation = once((at: number) => nutationDeg(at));
  return {
    pointDeg: (point, node) => {
      if (point !== 'rahu' && point !== 'ketu') return bodyDeg(point);
      return bodyDeg(node === 'mean' ? 'meanNode' : 'trueNode') + (point === 'ketu' ? 180 : 0);
    },
    ayanamsaDeg: once((zodiac: Convention['zodiac']) => (zodiac === 'tropical' ? 0 : sky.ayanamsaDeg(zodiac, jdUt))),
    nutationDeg: () => nutation(jdUt),
  };
}

/** Divisions into houses that begin elsewhere than the signs. */
export type CuspDivision = Exclude<HouseDivision, 'whole_sign'>;

/** Horizon of one instant at one place; each part computed at its first use. */
export type Horizon = {
  ascendantDeg(): number;
  /** Julian Day of the sunrise of the civil date; null if the Sun does not rise. */
  sunriseJdUt(rule: HorizonRule): number | null;
  /** Seconds of the local day at that sunrise. */
  sunriseSecond(rule: HorizonRule): number | null;
  /** Tithi at that sunrise, 0-based; null without one. */
  sunriseTithiIndex(rule: HorizonRule): number | null;
  /** House by cusps, which are the same in every zodiac. */
  houseOf(tropicalDeg: number, division: CuspDivision): number;
};

const tithiIndexAt = (sky: Ephemeris, jdUt: number): number =>
  Math.floor(normalizeDeg(sky.longitudeDeg('moon', jdUt) - sky.longitudeDeg('sun', jdUt)) / 12);

/** Returns the horizon of a reading. */
export function horizonAt(sky: Ephemeris, moment: MomentReading, place: GeoPlace): Horizon {
  const { jdUt, dayCount, offsetSeconds } = moment;
  const midnightOf = once((day: number) => midnightJdUt(dateOfDayCount(day), offsetSeconds));
  const sunrise = once((rule: HorizonRule) => {
    const almanac: Almanac = { sky, place, clock: offsetSeconds, rule };
    const midnight = midnightOf(dayCount);
    const found = sunCrossingFrom(almanac, 'rise', midnight);
    return found !== null && found < midnight + 1 ? found : null;
  });
  const houses = once((division: CuspDivision) => {
    const system = division === 'sripati' ? 'porphyry' : division === 'equal_middle' ? 'equal' : division;
    const { cuspsDeg } = sky.houses(system, jdUt, place);
    const bhavas = division === 'sripati' || division === 'equal_middle' ? bhavasAbout(cuspsDeg) : bhavasFrom(cuspsDeg);
    return once((tropicalDeg: number) => bhavaOf(normalizeDeg(tropicalDeg), bhavas).houseNumber);
  });
  const ascendant = once((at: number) => sky.houses('whole_sign', at, place).ascendantDeg);
  return {
    ascendantDeg: () => ascendant(jdUt),
    sunriseJdUt: sunrise,
    sunriseSecond: (rule) => {
      const found = sunrise(rule);
      return found === null ? null : (secondOf(found) + offsetSeconds - dayCount * SECONDS_PER_DAY) % SECONDS_PER_DAY;
    },
    sunriseTithiIndex: once((rule: HorizonRule) => {
      const found = sunrise(rule);
      return found === null ? null : tithiIndexAt(sky, found);
    }),
    houseOf: (tropicalDeg, division) => houses(division)(tropicalDeg),
  };
}
