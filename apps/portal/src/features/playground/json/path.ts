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
