import { z } from 'zod';

/** Scopes that open whole families of operations; `*` opens all. A test compares them with the catalogue's families. */
export const SCOPES = ['*', 'vedic', 'western', 'panchang', 'matching', 'dasha', 'numerology'] as const;
export type FamilyScope = (typeof SCOPES)[number];

/** Opens the Management API and no operation; `*` excludes it, so that a key for calls cannot create keys. */
export const MANAGE_SCOPE = 'manage';

export const mayManage = (held: readonly string[]): boolean => held.includes(MANAGE_SCOPE);

/** Opens calendar feeds to a publishable key in the URL, from programs that send no origin; `*` excludes it. */
export const FEEDS_SCOPE = 'feeds';

/** Opens the stored births of a workspace: people who are not its members. `*` excludes it. */
export const BIRTHS_SCOPE = 'births';

export const mayUseBirths = (held: readonly string[]): boolean => held.includes(BIRTHS_SCOPE);

const BESIDE_ALL: ReadonlySet<string> = new Set([MANAGE_SCOPE, FEEDS_SCOPE, BIRTHS_SCOPE]);

/** Scopes that `*` excludes, so that they are only given on purpose. */
export const isBesideAll = (scope: string): boolean => BESIDE_ALL.has(scope);

/** A right of a key: a family of operations, or one operation by its id, such as `panchang/full`. */
export const Scope = z.union([
  z.enum(SCOPES),
  z
    .string()
    .max(100)
    .regex(/^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/),
]);

/** Maximum number of scopes of a key. */
export const SCOPES_MAX = 50;

// Safe: a list of strings, read as such to look for any string in it.
export const isFamilyScope = (scope: string): scope is FamilyScope => (SCOPES as readonly string[]).includes(scope);

/** The members of an operation that decide the right to call it. */
export type ScopedOperation = { id: string; scope: string; aliasOf?: string };

/** Returns true if a held scope opens the operation: its family's, its own id, or the id that it is an alias of. */
export const scopesAllow = (held: readonly string[], { id, scope, aliasOf }: ScopedOperation): boolean =>
  held.some((name) => name === '*' || name === scope || name === id || name === aliasOf);

/**
 * Returns the message for the first scope that opens nothing, or null.
 * @param operationIds every id of the catalogue, aliases included
 */
export function unknownScopeMessage(scopes: readonly string[], operationIds: readonly string[]): string | null {
  const unknown = scopes.find((scope) => !isBesideAll(scope) && !isFamilyScope(scope) && !operationIds.includes(scope));
  if (unknown === undefined) return null;
  const [family = ''] = unknown.split('/');
  const siblings = operationIds.filter((id) => id === family || id.startsWith(`${family}/`));
  return siblings.length === 0
    ? `“${unknown}” is no scope. Scopes are ${SCOPES.join(', ')} and ids of operations, such as panchang/full.`
    : `“${unknown}” is no operation. The operations of ${family} are ${siblings.join(', ')}.`;
}
