import type { KeyLimits } from './api-key.ts';

/** Whether a key with the new limits may do anything that it may not do now. */
export const widensLimits = (now: KeyLimits, next: KeyLimits): boolean =>
  widensScopes(now.scopes, next.scopes) ||
  widensAddresses(now.cidrs, next.cidrs) ||
  isMore(now.monthlyCreditsMax, next.monthlyCreditsMax) ||
  isMore(instantOf(now.expiresAt), instantOf(next.expiresAt));

/** One operation of a held family counts as wider: the domain does not know which family an operation is of. */
const widensScopes = (now: readonly string[], next: readonly string[]): boolean =>
  !now.includes('*') && next.some((scope) => !now.includes(scope));

/** No address stands for all of them. A range inside another counts as wider: that errs on the safe side. */
const widensAddresses = (now: readonly string[], next: readonly string[]): boolean =>
  now.length > 0 && (next.length === 0 || next.some((cidr) => !now.includes(cidr)));

/** null: without bounds. */
const isMore = (now: number | null, next: number | null): boolean => now !== null && (next === null || next > now);

const instantOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));
