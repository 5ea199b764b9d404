import { countFrom } from '../vocabulary/cycle.ts';
import { type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { type AnnualChart, type Office, officeBearersOf, OFFICES } from './annual-chart.ts';
import { type Panchavargiya } from './annual-strength.ts';
import { aspectBetween, isApplying } from './tajika-aspects.ts';
import { tajikaRelation } from './tables.ts';

export const YEAR_LORD_REASONS = [
  'strongest_aspecting', 'none_aspects', 'all_weak', 'moon_ithasala', 'moon_sign_lord',
] as const; // prettier-ignore
export type YearLordReason = (typeof YEAR_LORD_REASONS)[number];

/** An office-bearer with its qualifications. */
export type Claim = { planet: Planet; vishwa: number; offices: readonly Office[]; aspectsAscendant: boolean };

export type YearLord = {
  lord: Planet;
  reason: YearLordReason;
  /** True if the Moon had the best claim: she takes no lordship herself. */
  isMoonPassedOver: boolean;
  /** The strongest first. */
  claims: readonly Claim[];
};

/** Below this a planet is too weak to rule a year. */
const WEAK_VISHWA = 5;

function claimsOf(year: AnnualChart, strengths: Readonly<Record<Planet, Panchavargiya>>): Claim[] {
  const bearers = officeBearersOf(year);
  const { placements, firstSignIndex } = year.chart;
  return PLANETS.flatMap((planet): Claim[] => {
    const offices = OFFICES.filter((office) => bearers[office] === planet);
    if (offices.length === 0) return [];
    const relation = tajikaRelation(countFrom(firstSignIndex, placements[planet].signIndex, 12));
    return [{ planet, vishwa: strengths[planet].vishwa, offices, aspectsAscendant: relation !== 'none' }];
  }).toSorted(
    (one, other) =>
      other.vishwa - one.vishwa ||
      other.offices.length - one.offices.length ||
      Number(other.offices.includes('muntha_lord')) - Number(one.offices.includes('muntha_lord')),
  );
}

/**
 * Returns the year lord in place of the Moon, if no other candidate is left: the strongest planet that she joins, else
 * the lord of her sign.
 */
function insteadOfMoon(
  { chart }: AnnualChart,
  strengths: Readonly<Record<Planet, Panchavargiya>>,
): { lord: Planet; reason: YearLordReason } {
  const [joined] = PLANETS.filter((planet) => isApplying(aspectBetween(chart, 'moon', planet))).toSorted(
    (one, other) => strengths[other].vishwa - strengths[one].vishwa,
  );
  if (joined !== undefined) return { lord: joined, reason: 'moon_ithasala' };
  return { lord: signAt(chart.placements.moon.signIndex).lord, reason: 'moon_sign_lord' };
}

/**
 * Returns the lord of the year: of the office-bearers that aspect the annual ascendant and have at least 5 Vishwa, the
 * strongest; the lord of the muntha if none does. The Moon is replaced by the next one, or by the planet that she
 * joins.
 * @source K.S. Charak, ch. 6; Tajika Nilakanthi
 */
export function yearLordOf(year: AnnualChart, strengths: Readonly<Record<Planet, Panchavargiya>>): YearLord {
  const claims = claimsOf(year, strengths);
  const able = claims.filter(({ vishwa, aspectsAscendant }) => aspectsAscendant && vishwa >= WEAK_VISHWA);
  const [first, second] = able;
  if (first === undefined) {
    const lord = officeBearersOf(year).muntha_lord;
    const reason = claims.every(({ vishwa }) => vishwa < WEAK_VISHWA) ? 'all_weak' : 'none_aspects';
    return { lord, reason, isMoonPassedOver: false, claims };
  }
  if (first.planet !== 'moon')
    return { lord: first.planet, reason: 'strongest_aspecting', isMoonPassedOver: false, claims };
  const lordship =
    second === undefined
      ? insteadOfMoon(year, strengths)
      : ({ lord: second.planet, reason: 'strongest_aspecting' } as const);
  return { ...lordship, isMoonPassedOver: true, claims };
}
