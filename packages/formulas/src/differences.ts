/** A member whose value differs; `undefined` is a member that one answer does not have. */
export type Difference = { pointer: string; old: unknown; new: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Returns the members whose values differ, in the order of the older answer; lists are compared place by place.
 * @param old an answer as JSON gives it, and `now` a later one
 * @source RFC 6901 for the pointers
 */
export function differencesOf(old: unknown, now: unknown, pointer = ''): Difference[] {
  if (Array.isArray(old) && Array.isArray(now)) {
    const length = Math.max(old.length, now.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      differencesOf(old[index], now[index], `${pointer}/${index}`),
    );
  }
  if (isObject(old) && isObject(now)) {
    const names = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [...names].flatMap((name) => differencesOf(old[name], now[name], `${pointer}/${escaped(name)}`));
  }
  return Object.is(old, now) ? [] : [{ pointer, old, new: now }];
}
