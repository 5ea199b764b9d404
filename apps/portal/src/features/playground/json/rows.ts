export type JsonRow = {
  path: string;
  /** 1 for the members of the answer itself. */
  level: number;
  /** The key as printed, with its quotes; null for an item of an array. */
  key: string | null;
  /** A value, or the opening or closing bracket of an object or array. */
  text: string;
  role: 'string' | 'number' | 'plain' | 'open' | 'close';
  /** Number of folded members; undefined for a line that cannot be folded. */
  count?: number;
  isOpen?: boolean;
  comma: boolean;
};

/** Arrays with this many items or more are folded at first. */
const LONG = 20;

export type Folding = {
  /** Everything down to this level is open, except long arrays. */
  level: number;
  /** Paths that the person opened or folded. */
  chosen: ReadonlyMap<string, boolean>;
};

export const isOpen = ({ level, chosen }: Folding, path: string, at: number, count: number): boolean =>
  chosen.get(path) ?? (at <= level && (count <= LONG || level === Number.POSITIVE_INFINITY));

/** Returns the lines of an answer in the given folding. Folded parts are not visited. */
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

/** Returns the paths with this text in their key or single value, in the order of the lines. */
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

/** Returns a path into an answer as code writes it: `planets[0].longitude`. The whole answer is the empty path. */
export const memberPath = (parent: string, key: string): string => {
  if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${parent}[${JSON.stringify(key)}]`;
  return parent === '' ? key : `${parent}.${key}`;
};

export const itemPath = (parent: string, index: number): string => `${parent}[${index}]`;

const STEP = /\.?([A-Za-z_$][\w$]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;

/** Returns the steps of a path and the end of each; null if it is no path. */
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

/** Returns every ancestor of a path, the nearest last, without the whole answer. */
export const ancestorsOf = (path: string): string[] =>
  (stepsOf(path) ?? []).slice(0, -1).map(({ end }) => path.slice(0, end));

/** Returns whether a path equals `outer` or is inside it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || (path.startsWith(outer) && /^[.[]/.test(path.slice(outer.length)));
