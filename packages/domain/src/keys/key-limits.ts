import { z } from 'zod';
import { KEY_LIMITS, type Limit, PAGE_LIMITS } from './limits.ts';

type Rows = readonly Limit[];
type Logged<Row extends Limit> = Row['schema'];
type Asked<Row extends Limit> = Row extends { asked: infer Schema extends z.ZodType } ? Schema : Row['schema'];

/** Schemas of the values in the log, by name. */
// Safe: the names and the schemas are those of the rows.
const logged = <const Of extends Rows>(rows: Of) =>
  Object.fromEntries(rows.map(({ name, schema }) => [name, schema])) as {
    [Row in Of[number] as Row['name']]: Logged<Row>;
  };

/** Schemas of the values that may be requested, by name. */
// Safe: as above.
const asked = <const Of extends Rows>(rows: Of) =>
  Object.fromEntries(rows.map((row) => [row.name, row.asked ?? row.schema])) as {
    [Row in Of[number] as Row['name']]: Asked<Row>;
  };

/** Limits of a publishable key. */
export const BrowserLimits = z.object(logged(PAGE_LIMITS));
export type BrowserLimits = z.output<typeof BrowserLimits>;

/** Rights and limits of a key. Always replaced together, so each event has all of them. */
export const KeyLimits = z.object({
  ...logged(KEY_LIMITS),
  /** null: a secret key. Events from before publishable keys lack it. */
  browser: BrowserLimits.nullable().default(null),
});
export type KeyLimits = z.output<typeof KeyLimits>;

/** The limits of a publishable key that may be requested. */
export const AskedBrowserLimits = z.strictObject(asked(PAGE_LIMITS));

/** The limits that may be requested. Scopes are any texts, to be compared with the catalogue. */
export const AskedLimits = z.strictObject({
  ...asked(KEY_LIMITS),
  browser: AskedBrowserLimits.nullable().default(null),
});

/** The limits of a key that is bound by none. */
export const UNLIMITED: KeyLimits = Object.freeze(
  KeyLimits.parse(Object.fromEntries(KEY_LIMITS.map(({ name, none }) => [name, none]))),
);

// Safe: the keys of the schema are those of its output.
const LIMIT_NAMES = Object.keys(KeyLimits.shape) as (keyof KeyLimits)[];

/** The limits of a key as its rows have them. */
export type HeldLimits = Omit<KeyLimits, 'expiresAt'> & { expiresAt: Date | null };

/** Returns the limits that the database gives as JSON, with the further members of that JSON. */
export function heldLimits<More = object>(json: unknown): HeldLimits & More {
  // Safe: the statements build the JSON from the columns of the limits, which only parsed events fill.
  const limits = json as KeyLimits & More;
  return { ...limits, expiresAt: limits.expiresAt === null ? null : new Date(limits.expiresAt) };
}

/** Returns the limits of a key as a list has it, as they would be requested. */
export const limitsOf = (key: HeldLimits): KeyLimits =>
  pickLimits({ ...key, expiresAt: key.expiresAt?.toISOString() ?? null });

/** Returns the limits among the members. */
// Safe: every limit is among them, with its own value.
export const pickLimits = (members: KeyLimits): KeyLimits =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, members[name]])) as KeyLimits;

export const sameLimits = (a: KeyLimits, b: KeyLimits): boolean =>
  LIMIT_NAMES.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

const erasedOf = (rows: Rows, prefix: string) =>
  rows.flatMap(({ name, erased }) => (erased ? [[`${prefix}${name}`, erased] as const] : []));

/** Limits with texts by people, by their place in an event, with the replacements after an erasure. */
export const ERASED_LIMITS: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...erasedOf(KEY_LIMITS, ''),
  ...erasedOf(PAGE_LIMITS, 'browser.'),
]);
