import type { ShareChart } from '@graha/drawing/share-bars';
import { QUADRANTS } from '../kinds/cards/balance.ts';
import { labelOf } from '../kinds/label-of.ts';
import { sayingOfIds, type Words } from '../saying.ts';

/** Ids of quadrants by the houses that a picture names. */
const QUADRANT_IDS = new Map(Object.entries(QUADRANTS).map(([id, houses]) => [houses, id]));

/** Translates the divisions of a balance and their groups. */
export function saidShares({ groups }: ShareChart, words: Words): ShareChart {
  const division = sayingOfIds(words, 'GroupingName');
  const known: Readonly<Record<string, string>> = {
    ...words.ElementName,
    ...words.ModeName,
    ...words.PolarityName,
    ...words.HemisphereName,
    ...words.QuadrantName,
  };
  const group = (name: string): string => known[QUADRANT_IDS.get(name) ?? name.toLowerCase()] ?? name;
  return {
    groups: groups.map(({ name, rows }) => ({
      name: labelOf(division(name)),
      rows: rows.map((row) => ({ ...row, name: labelOf(group(row.name)) })),
    })),
  };
}
