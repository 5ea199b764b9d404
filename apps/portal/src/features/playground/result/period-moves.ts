import type { Period } from '@graha/drawing/period-bars';

const periodAt = (periods: readonly Period[], path: readonly number[]): Period | undefined =>
  path.reduce<{ found: Period | undefined; here: readonly Period[] }>(
    ({ here }, index) => ({ found: here[index], here: here[index]?.children ?? [] }),
    { found: undefined, here: periods },
  ).found;

/** Where a key leads: to a neighbour, a level up or down, or nowhere. */
export function moved(periods: readonly Period[], path: readonly number[], key: string): number[] | null {
  const above = path.slice(0, -1);
  const siblings = above.length === 0 ? periods : (periodAt(periods, above)?.children ?? []);
  const here = path.at(-1) ?? -1;
  const parts = periodAt(periods, path)?.children ?? (path.length === 0 ? periods : []);
  if (key === 'ArrowRight') return [...above, Math.min(siblings.length - 1, here + 1)];
  if (key === 'ArrowLeft') return [...above, Math.max(0, here - 1)];
  if (['ArrowDown', '+', 'Enter'].includes(key)) return parts.length > 0 ? [...path, 0] : null;
  return ['ArrowUp', '-', 'Escape'].includes(key) && path.length > 1 ? above : null;
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** What is opened, in a sentence. */
export function wordsOf(periods: readonly Period[], path: readonly number[], levels: readonly string[]): string {
  const names = path.flatMap((_, depth) => {
    const period = periodAt(periods, path.slice(0, depth + 1));
    return period === undefined ? [] : [`${levels[depth] ?? ''} ${period.name}`];
  });
  const last = periodAt(periods, path);
  return last === undefined ? '' : `${names.join(', ')}: ${isoDay(last.startMs)} to ${isoDay(last.endMs)}.`;
}
