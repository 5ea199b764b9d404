/** What a key may call: one family of operations, or all of them. */
export const SCOPES = ['*', 'vedic', 'western', 'panchang', 'matching', 'dasha', 'numerology'] as const;
export type Scope = (typeof SCOPES)[number];

export const scopesAllow = (held: readonly string[], needed: string): boolean =>
  held.includes('*') || held.includes(needed);
