import type { Collected, Fact, Section } from './collect.ts';
import { bytesAt, bytesOf, type ColumnWishes, drawn, type Table, tableOf } from './table.ts';

const FACT_CHARACTERS_MAX = 480;
/** Share of the room that facts may take beside tables. */
const SHARE_OF_FACTS = 0.6;
/** A table with fewer rows than this, and not all of its own, is not worth its head. */
const ROWS_MIN = 3;
/** Lists and columns that the last line names if they are left out. */
const NAMED_MAX = 4;
/** Room for the line that names the parts left out. */
const ABSENT_BYTES = 480;
/** Shares of the room that a list which must not be left out whole takes, the first that is enough for its first rows. */
const SHARES_OF_ASKED = [0.5, 1];

export type Fitted = { text: string; isCut: boolean };
/** The preferences of a text that is cut. */
export type Wishes = ColumnWishes & {
  /** Lists that take their room before all others. */
  first: readonly string[];
  /** Lists that take it after the others beside them. */
  last: readonly string[];
  /** Lists that are never left out whole, because the caller asked for them. */
  asked: readonly string[];
};

/** Writes as much of an answer as fits: first its facts, then its tables, from the outermost to the innermost. */
export function fit({ facts, sections }: Collected, bytesMax: number, wishes: Wishes): Fitted {
  const filled = sections.filter(({ rows }) => rows.length > 0);
  const whole = wholeText(facts, filled, bytesMax);
  if (whole !== null) return { text: whole, isCut: false };
  const room = bytesMax - ABSENT_BYTES;
  const kept = fittingFacts(facts, filled.length > 0 ? room * SHARE_OF_FACTS : room);
  const tables = filled.map((one) => tableOf(one, wishes));
  const levelOf: LevelOf = ({ path, depth }) => {
    if (wishes.first.includes(path)) return -1;
    return depth + (wishes.last.some((name) => path.startsWith(name)) ? 1 : 0);
  };
  const rows = cutWith(wishes.asked, tables, levelOf, room - bytesOf(kept.join('\n')));
  const shown = tables.flatMap((table) => {
    const rowsMax = rows.get(table);
    return rowsMax === undefined ? [] : [drawn(table, rowsMax)];
  });
  const absent = [
    ...listed(
      tables.filter((table) => !rows.has(table)).map(({ path, rowsInAll }) => `${path} (${rowsInAll} rows)`),
      'lists',
    ),
    ...(kept.length < facts.length ? [`${facts.length - kept.length} more lines`] : []),
    ...listed(
      tables
        .filter((table) => rows.has(table))
        .flatMap(({ path, columnsLeft }) => columnsLeft.map((head) => `${path} ${head}`)),
      'columns',
    ),
  ];
  const ending = absent.length === 0 ? [] : [`\nNot shown: ${absent.join(', ')}.`];
  return { text: [...kept, ...shown, ...ending].join('\n').trimStart(), isCut: true };
}

/** The first names, and the number of the others. */
const listed = (names: readonly string[], what: string): string[] =>
  names.length <= NAMED_MAX ? [...names] : [...names.slice(0, NAMED_MAX), `${names.length - NAMED_MAX} more ${what}`];

/** Null if it does not fit, or a list has more rows than were read. */
function wholeText(facts: readonly Fact[], sections: readonly Section[], bytesMax: number): string | null {
  if (sections.some(({ rows, rowsInAll }) => rows.length < rowsInAll)) return null;
  const parts = facts.map(lineOf);
  let left = bytesMax - bytesOf(parts.join('\n'));
  for (const section of sections) {
    const part = drawn(tableOf(section, null), Infinity);
    left -= bytesOf(part) + 1;
    if (left < 0) return null;
    parts.push(part);
  }
  return left < 0 ? null : parts.join('\n').trimStart();
}

function lineOf({ label, text }: Fact): string {
  const cut = text.length > FACT_CHARACTERS_MAX ? `${text.slice(0, FACT_CHARACTERS_MAX - 1)}…` : text;
  return `- ${label}: ${cut}`;
}

/** Facts of the answer itself first, then those of objects inside of it; written in their own order. */
function fittingFacts(facts: readonly Fact[], bytesMax: number): string[] {
  let left = bytesMax;
  const kept = new Set<Fact>();
  for (const fact of facts.toSorted((one, other) => one.depth - other.depth)) {
    const bytes = bytesOf(lineOf(fact)) + 1;
    if (bytes > left) continue;
    left -= bytes;
    kept.add(fact);
  }
  return facts.filter((fact) => kept.has(fact)).map(lineOf);
}

type LevelOf = (table: Table) => number;

/** The same with lists that are not left out whole: if they would be, they take half of the room before the others, or all. */
function cutWith(
  asked: readonly string[],
  tables: readonly Table[],
  levelOf: LevelOf,
  bytesMax: number,
): Map<Table, number> {
  const rows = cutOf(tables, levelOf, bytesMax);
  const lost = tables.filter((table) => asked.includes(table.path) && !rows.has(table));
  for (const share of lost.length === 0 ? [] : SHARES_OF_ASKED) {
    const own = cutOf(lost, levelOf, bytesMax * share);
    if (own.size === 0) continue;
    const bytes = [...own].reduce((sum, [table, rowsMax]) => sum + bytesAt(table, rowsMax), 0);
    const others = tables.filter((table) => !lost.includes(table));
    return new Map([...own, ...cutOf(others, levelOf, bytesMax - bytes)]);
  }
  return rows;
}

/** The number of rows of each table that is shown: each level takes what the levels before it leave. */
function cutOf(tables: readonly Table[], levelOf: LevelOf, bytesMax: number): Map<Table, number> {
  const rows = new Map<Table, number>();
  let left = bytesMax;
  for (const level of [...new Set(tables.map(levelOf))].toSorted((one, other) => one - other)) {
    const own = tables.filter((table) => levelOf(table) === level);
    const wished = rowsAt(own, left);
    for (const table of wished < ROWS_MIN ? own : []) {
      const alone = rowsAt([table], left);
      if (alone >= Math.min(ROWS_MIN, table.rowsInAll)) left = take(table, alone, left);
    }
    if (wished >= ROWS_MIN) for (const table of own) left = take(table, wished, left);
  }
  return rows;

  function take(table: Table, rowsMax: number, room: number): number {
    rows.set(table, rowsMax);
    return room - bytesAt(table, rowsMax);
  }
}

/** The greatest number of rows that fits in each of these tables. */
function rowsAt(tables: readonly Table[], bytesMax: number): number {
  const bytes = (rows: number) => tables.reduce((sum, table) => sum + bytesAt(table, rows), 0);
  let [fits, tooMany] = [0, Math.max(0, ...tables.map(({ lines }) => lines.length)) + 1];
  while (tooMany - fits > 1) {
    const rows = Math.floor((fits + tooMany) / 2);
    if (bytes(rows) <= bytesMax) fits = rows;
    else tooMany = rows;
  }
  return fits;
}
