import { balanceAtBirth } from '@graha/astro-engine/dasha/balance';
import { type DashaBirth, type DashaPeriod, mahadashasOf, subPeriodsOf } from '@graha/astro-engine/dasha/periods';
import { type Clock, isoAt } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import { GrahaName } from '../../wire/placement.ts';
import { presentBalance as presentPlainBalance } from '../dasha/present.ts';
import { WINDOW } from '../panchang/almanac.ts';
import { presentLord } from './present.ts';
import { Lord } from './schemas.ts';

/**
 * Vimshottari in the form of this family: `start` and `end` are instants, and children are members named after their
 * level.
 */

const PERIOD = {
  id: Lord.shape.id.describe('Id of the planet that rules the period, as in other services: 0 is the Sun.'),
  name: GrahaName.describe('English name of the planet or point.'),
  ...WINDOW,
};
const UNLISTED = 'Periods within this one; null below the requested depth.';
const Pratyantardasha = z.strictObject(PERIOD).meta({ id: 'Pratyantardasha' });
const Antardasha = z
  .strictObject({ ...PERIOD, pratyantardasha: z.array(Pratyantardasha).nullable().describe(UNLISTED) })
  .meta({ id: 'Antardasha' });
const DashaPeriodWire = z
  .strictObject({ ...PERIOD, antardasha: z.array(Antardasha).nullable().describe(UNLISTED) })
  .meta({ id: 'DashaPeriod', description: 'A great period, with the periods within it.' });

const Balance = z
  .strictObject({
    lord: Lord.describe('Planet whose period runs at birth.'),
    years_remaining: z.number().min(0).describe('Years of the first period still to run at birth.'),
    duration: z.string().describe('The same as an ISO 8601 duration, with years of twelve months of thirty days.'),
    description: z.string().describe('Rest of the first period at birth, in an English sentence.'),
  })
  .meta({ id: 'BirthDashaBalance', description: 'Rest of the first period at birth.' });

export const DASHA_TREE = {
  dasha_periods: z.array(DashaPeriodWire).length(9).describe('The nine great periods.'),
  dasha_balance: Balance,
};
type DashaTree = z.input<z.ZodObject<typeof DASHA_TREE>>;

/** Member names of the children of each level, beginning with the mahadashas. */
const CHILDREN = ['antardasha', 'pratyantardasha'] as const;

type Tree = { from: DashaBirth; depth: number; clock: Clock };

/** Presents successive periods: each begins at the printed end of the one before. */
const presentRun = (tree: Tree, periods: readonly DashaPeriod[], level: number, startAt: string): object[] => {
  let start = startAt;
  return periods.map((period) => {
    const end = isoAt(period.endJdUt, tree.clock);
    const presented = presentPeriod(tree, period, level, { start, end });
    start = end;
    return presented;
  });
};

function presentPeriod(
  tree: Tree,
  period: DashaPeriod,
  level: number,
  { start, end }: { start: string; end: string },
): object {
  const { id, name } = presentLord(period.lord);
  const own = { id, name, start, end };
  const childrenName = CHILDREN[level - 1];
  if (childrenName === undefined) return own;
  const children = level < tree.depth ? presentRun(tree, subPeriodsOf(tree.from, period), level + 1, start) : null;
  return Object.assign(own, { [childrenName]: children });
}

/** @param depth 1 for the mahadashas only, 3 down to pratyantardasha */
export function presentDashaTree(from: DashaBirth, depth: number, clock: Clock): DashaTree {
  const mahadashas = mahadashasOf(from);
  const startAt = isoAt(mahadashas[0]?.startJdUt ?? Number.NaN, clock);
  const periods = presentRun({ from, depth, clock }, mahadashas, 1, startAt);
  const { years_remaining, duration, description } = presentPlainBalance(from);
  return {
    // Safe: levels nest under the names that the schema gives them; the conformance test parses every answer.
    dasha_periods: periods as DashaTree['dasha_periods'],
    dasha_balance: {
      lord: presentLord(balanceAtBirth(from.system, from.moonDeg).lord),
      years_remaining,
      duration,
      description,
    },
  };
}
