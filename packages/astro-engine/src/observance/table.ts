import { ASHVINA_TO_PHALGUNA } from './rows-ashvina-to-phalguna.ts';
import { CHAITRA_TO_BHADRAPADA } from './rows-chaitra-to-bhadrapada.ts';
import { EKADASHIS } from './rows-ekadashi.ts';
import { LESSER_DAYS } from './rows-lesser-days.ts';
import { MONTHLY } from './rows-monthly.ts';
import { NEPAL } from './rows-nepal.ts';
import { PITRU_PAKSHA } from './rows-pitru-paksha.ts';
import { SOLAR } from './rows-solar.ts';
import { WITH_RULES_OF_THEIR_OWN } from './rows-with-rules-of-their-own.ts';
import type { Observance } from './rules.ts';

/** The festivals of the year. */
export const FESTIVALS: readonly Observance[] = [
  ...CHAITRA_TO_BHADRAPADA,
  ...ASHVINA_TO_PHALGUNA,
  ...WITH_RULES_OF_THEIR_OWN,
  ...SOLAR,
  ...EKADASHIS,
  ...NEPAL,
  ...PITRU_PAKSHA,
  ...LESSER_DAYS,
];

/** Every observance: a new one is one row of one of these tables. */
export const OBSERVANCES: readonly Observance[] = [...FESTIVALS, ...MONTHLY];

const byId: ReadonlyMap<string, Observance> = new Map(OBSERVANCES.map((row) => [row.id, row]));

/** Further ids of an observance. */
export const ALSO_CALLED: Readonly<Record<string, string>> = {
  dussehra: 'vijayadashami',
  vishwakarma_puja: 'kanya_sankranti',
};

/** @param id the id of a row, or a further id from `ALSO_CALLED` @throws RangeError for an unknown id */
export function observanceOf(id: string): Observance {
  const row = byId.get(ALSO_CALLED[id] ?? id);
  if (row === undefined) throw new RangeError(`no observance ${id}`);
  return row;
}
