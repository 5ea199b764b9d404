export type JsonRow = {
  path: string;
  /** 1 for the members of the answer itself. */
  level: number;
  /** As it is printed, with its quotes; null for an item of an array. */
  key: string | null;
  /** A value; or the bracket that opens, or closes, one that holds more. */
  text: string;
  role: 'string' | 'number' | 'plain' | 'open' | 'close';
  /** How much is folded away; undefined where nothing can be. */
  count?: number;
  isOpen?: boolean;
  comma: boolean;
};

/** Arrays with this many items or more are folded at first. */
const LONG = 20;

export type Folding = {
  /** Everything to this level is open, except long arrays. */
  level: number;
  /** What was opened or folded by hand. */
  chosen: ReadonlyMap<string, boolean>;
};

export const isOpen = ({ level, chosen }: Folding, path: string, at: number, count: number): boolean =>
  chosen.get(path) ?? (at <= level && (count <= LONG || level === Number.POSITIVE_INFINITY));

/** The lines of an answer as it is folded now. What lies in a fold is not looked at. */
export function jsonRows(answer: unknown, folding: Folding): JsonRow[] {
  const rows: JsonRow[] = [];
  pushValue(rows, answer, { path: '', level: 0, key: null, comma: false }, folding);
  return rows;
}

type Place = Pick<JsonRow, 'path' | 'level' | 'key' | 'comma'>;

function pushValue(rows: JsonRow[], value: unknown, place: Place, folding: Folding): void {
  if (typeof value !== 'object' || value === null) {
    rows.push({ ...place, text: JSON.stringify(value) ?? 'undefined', role: roleOf(value) });
    return;
  }
  const isArray = Array.isArray(value);
  const members = Object.entries(value);
  const [opening, closing] = isArray ? ['[', ']'] : ['{', '}'];
  if (members.length === 0) {
    rows.push({ ...place, text: opening + closing, role: 'plain' });
    return;
  }
  const open = isOpen(folding, place.path, place.level, members.length);
  rows.push({ ...place, text: open ? opening : `${opening}…${closing}`, role: 'open', count: members.length, isOpen: open, comma: !open && place.comma }); // prettier-ignore
  if (!open) return;
  for (const [index, [key, member]] of members.entries()) {
    const path = isArray ? itemPath(place.path, index) : memberPath(place.path, key);
    const comma = index < members.length - 1;
    pushValue(rows, member, { path, level: place.level + 1, key: isArray ? null : JSON.stringify(key), comma }, folding); // prettier-ignore
  }
  rows.push({ path: place.path, level: place.level, key: null, text: closing, role: 'close', comma: place.comma });
}

const roleOf = (value: unknown): JsonRow['role'] =>
  typeof value === 'string' ? 'string' : typeof value === 'number' || typeof value === 'boolean' ? 'number' : 'plain';

const FOUND_MAX = 500;

/** Paths whose key or single value contains this text, in the order of the lines. */
export function pathsWith(answer: unknown, text: string): string[] {
  const wanted = text.trim().toLowerCase();
  const found: string[] = [];
  if (wanted !== '') look(answer, '', '', wanted, found);
  return found;
}

function look(value: unknown, path: string, key: string, wanted: string, found: string[]): void {
  if (found.length >= FOUND_MAX) return;
  const isLeaf = typeof value !== 'object' || value === null;
  const words = isLeaf ? `${key} ${String(value)}` : key;
  if (path !== '' && words.toLowerCase().includes(wanted)) found.push(path);
  if (isLeaf) return;
  if (Array.isArray(value)) value.forEach((item, index) => look(item, itemPath(path, index), '', wanted, found));
  else for (const [name, member] of Object.entries(value)) look(member, memberPath(path, name), name, wanted, found);
}

/** A place in an answer, as code writes it: `planets[0].longitude`. The whole answer is the empty path. */
export const memberPath = (parent: string, key: string): string => {
  if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${parent}[${JSON.stringify(key)}]`;
  return parent === '' ? key : `${parent}.${key}`;
};

export const itemPath = (parent: string, index: number): string => `${parent}[${index}]`;

const STEP = /\.?([A-Za-z_$][\w$]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;

/** The steps of a path, and where each ends; null where it is none. */
function stepsOf(path: string): { key: string | number; end: number }[] | null {
  const steps: { key: string | number; end: number }[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < path.length) {
    const match = STEP.exec(path);
    if (match === null) return null;
    const [, name, index, quoted] = match;
    const key = name ?? (index === undefined ? String(JSON.parse(quoted ?? '""')) : Number(index));
    steps.push({ key, end: STEP.lastIndex });
  }
  return steps;
}

export function valueAt(root: unknown, path: string): unknown {
  let value = root;
  for (const { key } of stepsOf(path) ?? []) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return value;
}

/** Every path above this one, the nearest last, without the whole. */
export const ancestorsOf = (path: string): string[] =>
  (stepsOf(path) ?? []).slice(0, -1).map(({ end }) => path.slice(0, end));

/** Whether one path is the other or lies in it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || (path.startsWith(outer) && /^[.[]/.test(path.slice(outer.length)));
