import type { Ayanamsa, Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import {
  type Ashtakoot,
  ashtakootOf,
  type AshtakootSchool,
  KOOTA_NAMES,
  type KootaName,
} from '../matching/ashtakoot.ts';
import { type Spot, spotOf } from '../sky/placements.ts';
import { type BirthSpan, type HeldPart, heldOver, jdUtWithin } from './held.ts';
import { UncertainSky } from './uncertain-sky.ts';

export type UncertainPerson = { place: GeoPlace; span: BirthSpan };

/** The births of a span whose Moon has one sign, one star and one half of a sign. */
export type MoonPart = HeldPart<string> & { moon: Spot };

export type MatchCase = { bride: MoonPart; groom: MoonPart; share: number; match: Ashtakoot };

export type UncertainMatch = {
  /** Every combination of the two, the likeliest first. */
  cases: readonly MatchCase[];
  leastScore: number;
  greatestScore: number;
  kootas: Readonly<Record<KootaName, { least: number; greatest: number }>>;
};

/** The kootas depend on the sign, the star and, for Sagittarius and Capricorn, the half of the sign. */
const PARTS = [12, 24, 27] as const;

function moonPartsOf(sky: Ephemeris, { place, span }: UncertainPerson, ayanamsa: Ayanamsa): MoonPart[] {
  const uncertain = new UncertainSky(sky, place, span, { ayanamsa, nodeMode: 'mean' });
  const changes = PARTS.flatMap((parts) => uncertain.pointChanges('moon', parts));
  const moonAt = (jdUt: number): Spot => spotOf(uncertain.pointDeg('moon', jdUt));
  const keyAt = (jdUt: number): string => {
    const { signIndex, nakshatraIndex, degreeInSign } = moonAt(jdUt);
    return `${signIndex} ${nakshatraIndex} ${degreeInSign < 15}`;
  };
  return heldOver(span, changes, keyAt).map((part) => ({ ...part, moon: moonAt(jdUtWithin(part)) }));
}

/**
 * Returns the ashtakoot of a couple with one or two uncertain times of birth: every possible result with its share of
 * all pairs of seconds, and the range of points.
 * @source the rules of `ashtakootOf`
 * @accuracy 1 s
 */
export function uncertainMatch(
  sky: Ephemeris,
  { bride, groom }: { bride: UncertainPerson; groom: UncertainPerson },
  ayanamsa: Ayanamsa,
  school: AshtakootSchool,
): UncertainMatch {
  const [hers, his] = [moonPartsOf(sky, bride, ayanamsa), moonPartsOf(sky, groom, ayanamsa)];
  const cases = hers
    .flatMap((her) =>
      his.map((him) => ({
        bride: her,
        groom: him,
        share: her.share * him.share,
        match: ashtakootOf(her.moon, him.moon, school),
      })),
    )
    .toSorted((one, other) => other.share - one.share);
  const scores = cases.map(({ match }) => match.totalScore);
  const rangeOf = (name: KootaName) => {
    const ofKoota = cases.map(({ match }) => match.kootas[name].score);
    return { least: Math.min(...ofKoota), greatest: Math.max(...ofKoota) };
  };
  return {
    cases,
    leastScore: Math.min(...scores),
    greatestScore: Math.max(...scores),
    // Safe: one for each koota.
    kootas: Object.fromEntries(KOOTA_NAMES.map((name) => [name, rangeOf(name)])) as UncertainMatch['kootas'],
  };
}
