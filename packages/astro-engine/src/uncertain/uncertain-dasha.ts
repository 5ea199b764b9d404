import type { Ayanamsa, Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import { nakshatraIndexOf } from '../core/angle.ts';
import { jdUtOfSecond } from '../core/moment.ts';
import { balanceAtBirth } from '../dasha/balance.ts';
import { type DashaBirth, mahadashasOf, periodsAt } from '../dasha/periods.ts';
import type { DashaSystem } from '../dasha/systems.ts';
import { steadyYears } from '../dasha/years.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Graha } from '../vocabulary/grahas.ts';
import { type BirthSpan, changesInOrder, type Held, type HeldPart, heldOver } from './held.ts';
import { UncertainSky } from './uncertain-sky.ts';

/** Earliest and latest instant, Julian Days in UT. */
type Range = { earliestJdUt: number; latestJdUt: number };

/** The births of a span with one nakshatra of the Moon, and so one sequence of periods. */
export type DashaCase = HeldPart<number> & {
  lord: Graha;
  /** Years of the first period that remain at the first and at the last second of this part. */
  mostYearsRemaining: number;
  leastYearsRemaining: number;
  mahadashas: readonly { lord: Graha; start: Range }[];
};

export type UncertainDasha = {
  /** One for each nakshatra of the Moon; `value` is its index. */
  cases: readonly DashaCase[];
  /** The lords that rule at a target, by the instant of birth; null outside the cycle. */
  atTarget: { mahadasha: Held<Graha | 'none'>; antardasha: Held<Graha | 'none'> } | null;
};

export type UncertainDashaAsk = {
  place: GeoPlace;
  span: BirthSpan;
  ayanamsa: Ayanamsa;
  system: DashaSystem;
  yearLengthDays: number;
  targetJdUt: number | null;
};

/**
 * Returns the dasha of a birth whose time is known to a span: the first lords that are possible, with the range of
 * their balance and of every later change, and the lords that rule at a target.
 *
 * A later birth has a Moon further in her nakshatra, so its periods begin earlier by many days for each minute.
 * @source the system's row
 * @accuracy 1 s of birth time, and what the Moon moves in it: 0.5″, some five minutes of a 20-year period
 */
export function uncertainDasha(
  ephemeris: Ephemeris,
  { place, span, ayanamsa, system, yearLengthDays, targetJdUt }: UncertainDashaAsk,
): UncertainDasha {
  const sky = new UncertainSky(ephemeris, place, span, { ayanamsa, nodeMode: 'mean' });
  const birthAt = (jdUt: number): DashaBirth => ({
    system,
    moonDeg: sky.pointDeg('moon', jdUt),
    clock: steadyYears(jdUt, yearLengthDays),
  });
  const stars = sky.point('moon', 27, nakshatraIndexOf);
  return {
    cases: stars.map((part) => caseOf(part, birthAt)),
    atTarget: targetJdUt === null ? null : lordsAt(span, stars, birthAt, targetJdUt),
  };
}

const isOfStar =
  (nakshatraIndex: number) =>
  ({ moonDeg }: DashaBirth): boolean =>
    nakshatraIndexOf(moonDeg) === nakshatraIndex;

function caseOf(part: HeldPart<number>, birthAt: (jdUt: number) => DashaBirth): DashaCase {
  // The last second may belong to the next star already: changes are found to a hundredth of a second.
  const lastSeconds = [1, 2].map((seconds) => Math.max(part.fromSecond, part.untilSecond - seconds));
  const last = lastSeconds.map((second) => birthAt(jdUtOfSecond(second))).find(isOfStar(part.value));
  const first = birthAt(jdUtOfSecond(part.fromSecond));
  if (last === undefined) throw new RangeError(`star ${part.value} does not hold until ${part.untilSecond}`);
  const { lord, yearsRemaining } = balanceAtBirth(first.system, first.moonDeg);
  const [ofFirst, ofLast] = [mahadashasOf(first), mahadashasOf(last)];
  return {
    ...part,
    lord,
    mostYearsRemaining: yearsRemaining,
    leastYearsRemaining: balanceAtBirth(last.system, last.moonDeg).yearsRemaining,
    mahadashas: ofFirst.map((period, index) => {
      const [one, other] = [period.startJdUt, rowAt(ofLast, index).startJdUt];
      return { lord: period.lord, start: { earliestJdUt: Math.min(one, other), latestJdUt: Math.max(one, other) } };
    }),
  };
}

/** Within one nakshatra a later birth is only further in the cycle, so no value returns. */
function lordsAt(
  span: BirthSpan,
  stars: Held<number>,
  birthAt: (jdUt: number) => DashaBirth,
  targetJdUt: number,
): UncertainDasha['atTarget'] {
  const lordsOf = (jdUt: number): (Graha | 'none')[] => {
    const path = periodsAt(birthAt(jdUt), targetJdUt, 2);
    return [path?.[0]?.lord ?? 'none', path?.[1]?.lord ?? 'none'];
  };
  const changes = stars.flatMap((star) => [
    star.fromSecond,
    ...changesInOrder(star, (jdUt) => lordsOf(jdUt).join(' ')),
  ]);
  const held = (level: number): Held<Graha | 'none'> =>
    heldOver(span, changes, (jdUt) => lordsOf(jdUt)[level] ?? 'none');
  return { mahadasha: held(0), antardasha: held(1) };
}
