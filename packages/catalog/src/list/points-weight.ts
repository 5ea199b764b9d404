import { FURTHER_POINT_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { POINT_LIST } from '../families/western/settings/point-settings.ts';
import type { AnyOperation } from '../operation/operation.ts';
import type { CallUnit } from '../operation/price.ts';
import { chosenOf } from '../request/name-list.ts';
import { settingRowsOf } from '../request/settings.ts';

/**
 * Weights of charts with further points, which the library computes one by one: about 0.06 ms each, in most operations
 * for two charts; `bench/births.bench.ts` measures them.
 */

const POINTS_PER_WEIGHT = 8;
/** Ten steps of a range compute a point ten times. */
const POINTS_PER_STEPS = 3;

type Asked = { settings: { points?: string | undefined } };

const furtherUnits = ({ settings }: Asked, perUnit: number): number =>
  Math.max(1, Math.ceil(chosenOf(settings.points, FURTHER_POINT_IDS).length / perUnit));

/** Returns the unit of the rate weight of an operation: its own, that of its price, or the number of further points. */
export function weightUnitOf({ input, weighedBy, pricedBy }: AnyOperation): CallUnit<never> | undefined {
  if (weighedBy !== undefined || settingRowsOf(input)['points'] !== POINT_LIST.points) return weighedBy ?? pricedBy;
  if (pricedBy === undefined) {
    return {
      name: `${POINTS_PER_WEIGHT} further points, rounded up, at least 1`,
      count: (request: Asked) => furtherUnits(request, POINTS_PER_WEIGHT),
    };
  }
  return {
    name: `${pricedBy.name}, and ${POINTS_PER_STEPS} further points, rounded up, at least 1`,
    // Safe: the schema that has the points has parsed the input, and the unit of the price takes the same input.
    count: (request: Asked) => pricedBy.count(request as never) * furtherUnits(request, POINTS_PER_STEPS),
  };
}
