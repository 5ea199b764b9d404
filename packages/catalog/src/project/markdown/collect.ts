import type { MemberNode } from './member-node.ts';
import { spokenMembers } from './repeated-members.ts';
import { cellText, factText, headOf, isObject, isScalar, type Json, labelOf, type WordsByGroup } from './value-text.ts';

/** One line about the whole answer. */
export type Fact = { path: string; label: string; text: string; depth: number };

/** A table: all objects at one place of the answer, over the lists around them. */
export type Section = {
  /** `mahadashas.antardashas`. */
  path: string;
  text: string;
  /** The number of lists around its rows, 0 or more. */
  depth: number;
  /** Name → head of each column. */
  columns: Map<string, string>;
  /** The first rows; a text has no room for more of them. */
  rows: Row[];
  rowsInAll: number;
};
export type Row = ReadonlyMap<string, string>;
type Cell = [name: string, text: string];

export type Collected = { facts: Fact[]; sections: Section[] };

/** The column that names the row around a row. */
export const OF = 'of';
const NAME = 'name';
/** Members that name an object, the first that it has. */
const NAMING = ['name', 'title', 'lord', 'planet', 'id', 'date', 'house', 'sign', 'number', 'start', 'at'] as const;
/** The shortest rows have 30 bytes. */
const ROWS_KEPT = 120;
/** Objects in a member of this size or more are a table if they are alike. */
const MAP_SIZE_MIN = 3;

/** Collects the content of an answer as lines and tables, by the schema of the answer. */
export function collect(answer: Json, root: MemberNode, words: WordsByGroup): Collected {
  const facts: Fact[] = [];
  const sections = new Map<string, Section>();
  inObject(answer, root, '', 0);
  return { facts, sections: [...sections.values()] };

  function inObject(object: Json, node: MemberNode, path: string, depth: number): void {
    const line: string[] = [];
    for (const [name, value] of spokenMembers(object)) {
      const member = node.member(name);
      const place = path === '' ? name : `${path}.${name}`;
      if (isPlain(value)) {
        const text = plainText(value, member, factText) ?? 'none';
        if (path === '') facts.push({ path: place, label: labelOf(name), text, depth });
        else if (value !== null) line.push(`${labelOf(name)} ${text}`);
      } else if (Array.isArray(value)) inList(value, member, sectionOf(place, member, 0), null);
      else if (isObject(value)) inMember(value, member, place, depth);
    }
    if (line.length > 0)
      facts.push({ path, label: labelOf(path.replaceAll('.', ' › ')), text: line.join(', '), depth });
  }

  function inMember(value: Json, member: MemberNode, place: string, depth: number): void {
    const rows = rowsOfMap(value);
    if (rows === null) return inObject(value, member, place, depth + 1);
    const section = sectionOf(place, member, 0);
    for (const [name, row] of rows) inRow(row, member.member(name), section, [[NAME, labelOf(name)]]);
  }

  function inList(list: readonly unknown[], node: MemberNode, section: Section, of: string | null): void {
    const given: Cell[] = of === null ? [] : [[OF, of]];
    for (const one of list) {
      const value = isObject(one) ? one : { value: one };
      if (section.rows.length < ROWS_KEPT) inRow(value, isObject(one) ? node.element() : node, section, given);
      else count(value, section);
    }
  }

  function inRow(object: Json, node: MemberNode, section: Section, given: readonly Cell[]): void {
    const cells = [...given];
    const deeper: [string, MemberNode, readonly unknown[]][] = [];
    for (const [name] of given) if (!section.columns.has(name)) section.columns.set(name, labelOf(name));
    fill(object, node, '');
    const row = new Map(cells);
    section.rows.push(row);
    section.rowsInAll += 1;
    const own = nameOf(row) ?? String(section.rows.length);
    const outer = row.get(OF);
    const of = outer === undefined ? own : `${outer} › ${own}`;
    for (const [name, member, list] of deeper) inList(list, member, innerOf(section, name, member), of);

    function fill(one: Json, at: MemberNode, prefix: string): void {
      for (const [name, value] of spokenMembers(one)) {
        const member = at.member(name);
        const column = prefix + name;
        if (isPlain(value)) {
          setHead(section, column, headOf(column.replaceAll('.', ' '), member, value));
          cells.push([column, plainText(value, member, cellText) ?? '—']);
        } else if (Array.isArray(value)) deeper.push([column, member, value]);
        else if (isObject(value)) fill(value, member, `${column}.`);
      }
    }
  }

  /** Counts the rows of an object that has no room, and of the lists inside of it. */
  function count(object: Json, section: Section, prefix = ''): void {
    if (prefix === '') section.rowsInAll += 1;
    for (const [name, value] of Object.entries(object)) {
      if (isObject(value)) count(value, section, `${prefix}${name}.`);
      const inner = Array.isArray(value) ? sections.get(`${section.path}.${prefix}${name}`) : undefined;
      if (Array.isArray(value) && inner !== undefined) for (const one of value) count(Object(one), inner);
    }
  }

  function innerOf({ path, depth }: Section, name: string, node: MemberNode): Section {
    return sectionOf(`${path}.${name}`, node, depth + 1);
  }

  function sectionOf(path: string, { text }: MemberNode, depth: number): Section {
    const known = sections.get(path) ?? { path, text, depth, columns: new Map(), rows: [], rowsInAll: 0 };
    sections.set(path, known);
    return known;
  }

  /** A scalar, or a list of them; null for an empty list. */
  function plainText(value: unknown, node: MemberNode, write: typeof cellText): string | null {
    if (!Array.isArray(value)) return write(value, node, words);
    const texts = value.map((one) => plainText(one, node.element(), write) ?? '');
    return texts.length === 0 ? null : texts.join(value.some(Array.isArray) ? '; ' : ', ');
  }
}

/** The first head with a unit stays: a null has none. */
function setHead({ columns }: Section, name: string, head: string): void {
  const known = columns.get(name);
  if (known === undefined || known.length < head.length) columns.set(name, head);
}

/** A scalar, or a list of scalars at any depth. */
const isPlain = (value: unknown): boolean => isScalar(value) || (Array.isArray(value) && value.every(isPlain));

/** The members of a map of objects that are alike, such as `kootas`; null for another object. */
function rowsOfMap(object: Json): [string, Json][] | null {
  const entries = Object.entries(object).filter((entry): entry is [string, Json] => isObject(entry[1]));
  if (entries.length < MAP_SIZE_MIN || entries.length < Object.keys(object).length) return null;
  const [first = [], ...others] = entries.map(([, one]) => Object.keys(one));
  const isLike = (keys: string[]) => keys.filter((key) => first.includes(key)).length > keys.length / 2;
  return others.every(isLike) ? entries : null;
}

function nameOf(row: Row): string | undefined {
  return NAMING.map((name) => row.get(name)).find((text) => text !== undefined && text !== '—');
}
