import { z } from 'zod';
import type { AskedBrowserLimits, AskedLimits, KeyLimits } from '../keys/key-limits.ts';
import { KEY_LIMITS, type Limit, PAGE_LIMITS } from '../keys/limits.ts';

type Rows = readonly Limit[];
type Members = Readonly<Record<string, unknown>>;

/** Values of an existing key. They have no bounds, because an older version may have had wider ones. */
const SHOWN = {
  scopes: z.array(z.string()),
  list: z.array(z.string()),
  amount: z.int().nullable(),
  instant: z.iso.datetime().nullable(),
  version: z.iso.date().nullable(),
} as const;

/** Schemas by the names of the members. */
const memberSchemas = (rows: Rows, schemaOf: (row: Limit) => z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(rows.map((row) => [row.wire, schemaOf(row)]));

type AskedShape = typeof AskedLimits.shape;
type PageShape = typeof AskedBrowserLimits.shape;
type Row = (typeof KEY_LIMITS)[number];
type PageRow = (typeof PAGE_LIMITS)[number];

const Publishable = z.strictObject(
  // Safe: the members are those of the rows, with the schemas of their limits.
  memberSchemas(PAGE_LIMITS, ({ asked, schema, text }) => (asked ?? schema).describe(text)) as {
    [Of in PageRow as Of['wire']]: PageShape[Of['name']];
  },
);

/** The limits of a key as the Management API shows them. */
export const ManagedLimits = z.strictObject({
  // Safe: as above.
  ...(memberSchemas(KEY_LIMITS, ({ kind, text }) => SHOWN[kind].describe(text)) as {
    [Of in Row as Of['wire']]: (typeof SHOWN)[Of['kind']];
  }),
  publishable: Publishable.nullable().describe('Limits of a publishable key; null for a secret one.'),
});

/** The limits of a new key as the Management API takes them; a limit that is left out does not bind. */
export const NewLimits = z.strictObject({
  // Safe: as above.
  ...(memberSchemas(KEY_LIMITS, ({ asked, schema, none, text, askedText }) =>
    (asked ?? schema).default(none).describe(askedText ?? text),
  ) as { [Of in Row as Of['wire']]: z.ZodDefault<AskedShape[Of['name']]> }),
  publishable: Publishable.nullable().default(null).describe('Limits of a publishable key; null creates a secret key.'),
});

/** Writes limits with the names of the Management API. */
export function toMembers({ browser, ...limits }: KeyLimits): z.input<typeof ManagedLimits> {
  const named = (rows: Rows, values: Members) => Object.fromEntries(rows.map(({ name, wire }) => [wire, values[name]]));
  // Safe: each member has the value of its limit.
  return { ...named(KEY_LIMITS, limits), publishable: browser && named(PAGE_LIMITS, browser) } as z.input<
    typeof ManagedLimits
  >;
}

/**
 * Reads limits with the names of the Management API. Instants become those that the portal writes, with milliseconds. The
 * caller compares the scopes with the catalogue.
 */
export function fromMembers({ publishable, ...members }: z.output<typeof NewLimits>): KeyLimits {
  const valueOf = (kind: Limit['kind'], value: unknown) =>
    kind === 'instant' && typeof value === 'string' ? new Date(value).toISOString() : value;
  const named = (rows: Rows, values: Members) =>
    Object.fromEntries(rows.map(({ name, wire, kind }) => [name, valueOf(kind, values[wire])]));
  // Safe: the request has every member, with a value of its limit.
  return { ...named(KEY_LIMITS, members), browser: publishable && named(PAGE_LIMITS, publishable) } as KeyLimits;
}
