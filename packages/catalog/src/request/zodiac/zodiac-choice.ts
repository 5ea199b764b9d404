import type { z } from 'zod';

type Given = Readonly<Record<string, unknown>>;
type Row = { values: readonly unknown[]; alias?: string; sidereal?: unknown };
type Rows = Readonly<Record<string, Row>>;

/** Whether an operation lets its caller choose the zodiac by the setting of that name. */
const choosesZodiac = (rows: Rows): boolean => (rows['zodiac']?.values.length ?? 0) > 1;

/** The settings as sent that have a meaning in the sidereal zodiac only, by name. */
function siderealIn(rows: Rows, given: Given): [string, unknown][] {
  return Object.entries(rows).flatMap(([name, { alias, sidereal }]): [string, unknown][] => {
    const value = given[name] ?? (alias === undefined ? undefined : given[alias]);
    const isSidereal = name === 'ayanamsa' ? value !== undefined && value !== 'none' : value === sidereal;
    return sidereal === undefined || value === undefined || !isSidereal ? [] : [[name, value]];
  });
}

const isSidereal = (rows: Rows, given: Given): boolean =>
  given['zodiac'] === 'sidereal' || (given['zodiac'] === undefined && siderealIn(rows, given).length > 0);

/**
 * Returns the value of a setting that was not sent. An ayanamsa alone asks for the sidereal zodiac, as in searches of
 * events. There a row may have another default.
 */
export function defaultOf(rows: Rows, name: string, given: Given): unknown {
  const row = rows[name];
  if (!choosesZodiac(rows) || !isSidereal(rows, given)) return row?.values[0];
  return name === 'zodiac' ? 'sidereal' : (row?.sidereal ?? row?.values[0]);
}

/** Refuses settings of one zodiac together with the other zodiac. */
export function reportZodiac(rows: Rows, given: Given, context: z.RefinementCtx<unknown>): void {
  if (!choosesZodiac(rows)) return;
  const report = (name: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [name], message, input: given[name] ?? null });
  if (given['zodiac'] === 'tropical') {
    for (const [name, value] of siderealIn(rows, given))
      report(name, `${name} ${String(value)} needs the sidereal zodiac: send zodiac sidereal, or leave ${name} out`);
  }
  const ayanamsa = given['ayanamsa'] ?? given['ayanamsha'];
  if (ayanamsa === 'none' && isSidereal(rows, given))
    report(
      'ayanamsa',
      `ayanamsa none is that of the tropical zodiac: leave it out for ${String(rows['ayanamsa']?.sidereal)}`,
    );
}
