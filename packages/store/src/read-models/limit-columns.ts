import type { KeyLimits } from '@graha/domain/keys/key-limits';
import { KEY_LIMITS, type Limit, PAGE_LIMITS } from '@graha/domain/keys/limits';

type Rows = readonly Limit[];
type Pairs<Of extends Rows> = Of extends readonly [infer First extends Limit, ...infer Rest extends Rows]
  ? `'${First['name']}', ${First['column']}${Rest extends readonly [] ? '' : `, ${Pairs<Rest>}`}`
  : '';

// Safe: `Pairs` composes the same text, so that the compiler knows the statements.
const pairs = <const Of extends Rows>(rows: Of) =>
  rows.map(({ name, column }) => `'${name}', ${column}`).join(', ') as Pairs<Of>;

/** Selects the limits of a key from `graha.api_key` as JSON with the names of the domain, for `heldLimits`. */
export const LIMITS = `json_build_object(${pairs(KEY_LIMITS)}, 'browser',
  CASE WHEN origins IS NOT NULL THEN json_build_object(${pairs(PAGE_LIMITS)}) END) AS limits` as const;

type Column = readonly [name: string, value: unknown];

/** Returns the columns of `graha.api_key` with the values of these limits. */
export function limitColumns({ browser, ...limits }: KeyLimits): Column[] {
  return [
    ...KEY_LIMITS.map(({ name, column }): Column => [column, limits[name]]),
    ...PAGE_LIMITS.map(({ name, column }): Column => [column, browser?.[name] ?? null]),
  ];
}
