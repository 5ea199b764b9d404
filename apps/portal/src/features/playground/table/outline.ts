import { labelOf } from '@graha/catalog/pictures/kinds/label-of';
import { itemPath, memberPath } from '../json/rows.ts';

export type Fact = { label: string; text: string; path: string };
export type OutlineRow = { path: string; cells: (string | null)[]; parts: OutlinePart[] };
/** A value of a row that is too large for a cell; shown when it is opened. */
export type OutlinePart = { title: string; path: string; count: number; value: unknown };

export type OutlineBlock =
  | { kind: 'facts'; title: string; path: string; facts: Fact[] }
  | { kind: 'rows'; title: string; path: string; columns: Column[]; rows: OutlineRow[] }
  | { kind: 'list'; title: string; path: string; items: Fact[] };

export type Column = { key: string; label: string; isNumeric: boolean };

export const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Returns any answer as facts and tables: single values first, then the other members, with `metadata` last. */
export function outlineOf(value: unknown, title = '', path = ''): OutlineBlock[] {
  if (Array.isArray(value)) return [arrayBlock(value, title, path)];
  if (!isObject(value)) return [];
  const entries = Object.entries(value);
  const facts = entries.filter(([, member]) => isScalar(member)).map(([key, member]) => factOf(key, member, path));
  const inner = entries
    .filter(([, member]) => !isScalar(member))
    .toSorted(([a], [b]) => Number(a === 'metadata') - Number(b === 'metadata'))
    .flatMap(([key, member]) =>
      outlineOf(member, [title, labelOf(key)].filter(Boolean).join(' · '), memberPath(path, key)),
    );
  return [...(facts.length > 0 ? [{ kind: 'facts' as const, title, path, facts }] : []), ...inner];
}

const factOf = (key: string, value: unknown, path: string): Fact => ({
  label: labelOf(key),
  text: textOf(value),
  path: memberPath(path, key),
});

function arrayBlock(items: unknown[], title: string, path: string): OutlineBlock {
  if (!items.some(isObject)) {
    const facts = items.map((item, index) => ({ label: '', text: textOf(item), path: itemPath(path, index) }));
    return { kind: 'list', title, path, items: facts };
  }
  const flat = items.map((item, index) => flattened(item, itemPath(path, index)));
  const keys = [...new Set(flat.flatMap(({ cells }) => [...cells.keys()]))];
  const columns = keys.map((key) => ({
    key,
    label: labelOf(key),
    isNumeric: flat.every(
      ({ cells }) => !cells.has(key) || typeof cells.get(key) === 'number' || cells.get(key) === null,
    ),
  }));
  const rows = flat.map(({ path: rowPath, cells, parts }) => ({
    path: rowPath,
    cells: keys.map((key) => (cells.has(key) ? textOf(cells.get(key)) : null)),
    parts,
  }));
  return { kind: 'rows', title, path, columns, rows };
}

/** Returns the single values of a row and of objects in it (`lord.name`); arrays are separate. */
function flattened(item: unknown, path: string) {
  const cells = new Map<string, unknown>();
  const parts: OutlinePart[] = [];
  const visit = (value: unknown, prefix: string, at: string): void => {
    if (!isObject(value)) return;
    for (const [key, member] of Object.entries(value)) {
      const name = prefix === '' ? key : `${prefix}.${key}`;
      const here = memberPath(at, key);
      if (isScalar(member)) cells.set(name, member);
      else if (Array.isArray(member)) pushArray(member, name, here);
      else visit(member, name, here);
    }
  };
  const pushArray = (members: unknown[], name: string, here: string): void => {
    if (members.every(isScalar)) cells.set(name, members.map(textOf).join(', ') || null);
    else parts.push({ title: labelOf(name), path: here, count: members.length, value: members });
  };
  if (isObject(item)) visit(item, '', path);
  else cells.set('value', item);
  return { path, cells, parts };
}
