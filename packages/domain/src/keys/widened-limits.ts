import type { BrowserLimits, KeyLimits } from './key-limits.ts';
import { isBesideAll } from './scopes.ts';

/**
 * Returns true if the new limits allow a key anything that its current limits do not.
 * @param covers returns true if a held family includes an operation, for a caller that knows the catalogue
 */
export function widensLimits(now: KeyLimits, next: KeyLimits, covers: Covers = coversNothing): boolean {
  // A version of the formulas is no right: a key may have any.
  const { scopes, browser, pinnedVersion: _, ...others } = now;
  const { scopes: nextScopes, browser: nextBrowser, pinnedVersion: __, ...nextOthers } = next;
  return (
    widensScopes(scopes, nextScopes, covers) || widensBrowser(browser, nextBrowser) || widensAny(others, nextOthers)
  );
}

type Covers = (held: readonly string[], scope: string) => boolean;

/** One operation of a held family counts as wider, because the domain does not know the families of operations. */
const coversNothing: Covers = () => false;

const widensScopes = (now: readonly string[], next: readonly string[], covers: Covers): boolean =>
  next.some((scope) => !now.includes(scope) && (isBesideAll(scope) || !(now.includes('*') || covers(now, scope))));

/** A secret key has no browser limits, so a publishable one is never wider. */
const widensBrowser = (now: BrowserLimits | null, next: BrowserLimits | null): boolean =>
  now !== null && (next === null || widensAny(now, next));

/** A list, an amount, or an instant as ISO text. */
type Value = readonly string[] | number | string | null;

const widensAny = <Names extends string>(now: Record<Names, Value>, next: Record<Names, Value>): boolean =>
  // Safe: the keys of an object are its names.
  (Object.keys(now) as Names[]).some((name) => widens(now[name], next[name]));

function widens(now: Value, next: Value): boolean {
  if (isList(now) && isList(next)) return widensList(now, next);
  return isMore(sizeOf(now), sizeOf(next));
}

const isList = (value: Value): value is readonly string[] => Array.isArray(value);

/** An empty list admits any. An address range inside another counts as wider, which errs on the safe side. */
const widensList = (now: readonly string[], next: readonly string[]): boolean =>
  now.length > 0 && (next.length === 0 || next.some((entry) => !now.includes(entry)));

const sizeOf = (value: Value): number | null =>
  typeof value === 'string' ? Date.parse(value) : typeof value === 'number' ? value : null;

/** null: no limit. */
const isMore = (now: number | null, next: number | null): boolean => now !== null && (next === null || next > now);
