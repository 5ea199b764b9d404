import type { BrowserLimits, KeyLimits } from './api-key.ts';
import { isBesideAll } from './scopes.ts';

/**
 * Returns true if the new limits allow a key anything that its current limits do not.
 * @param covers returns true if a held family includes an operation, for a caller that knows the catalogue
 */
export const widensLimits = (now: KeyLimits, next: KeyLimits, covers: Covers = coversNothing): boolean =>
  widensScopes(now.scopes, next.scopes, covers) ||
  widensBrowser(now.browser, next.browser) ||
  widensAddresses(now.cidrs, next.cidrs) ||
  isMore(now.monthlyCreditsMax, next.monthlyCreditsMax) ||
  isMore(instantOf(now.expiresAt), instantOf(next.expiresAt));

type Covers = (held: readonly string[], scope: string) => boolean;

/** One operation of a held family counts as wider, because the domain does not know the families of operations. */
const coversNothing: Covers = () => false;

const widensScopes = (now: readonly string[], next: readonly string[], covers: Covers): boolean =>
  next.some((scope) => !now.includes(scope) && (isBesideAll(scope) || !(now.includes('*') || covers(now, scope))));

/** A secret key has no browser limits, so a publishable one is never wider. */
function widensBrowser(now: BrowserLimits | null, next: BrowserLimits | null): boolean {
  if (now === null) return false;
  return (
    next === null ||
    next.origins.some((origin) => !now.origins.includes(origin)) ||
    next.dailyCreditsMax > now.dailyCreditsMax ||
    next.visitorCallsMax > now.visitorCallsMax
  );
}

/** An empty list allows every address. A range inside another counts as wider, which errs on the safe side. */
const widensAddresses = (now: readonly string[], next: readonly string[]): boolean =>
  now.length > 0 && (next.length === 0 || next.some((cidr) => !now.includes(cidr)));

/** null: no limit. */
const isMore = (now: number | null, next: number | null): boolean => now !== null && (next === null || next > now);

const instantOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));
