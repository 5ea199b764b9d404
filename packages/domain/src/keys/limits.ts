import { z } from 'zod';
import { ERASED_URL } from '../core/erased.ts';
import { count } from '../core/format.ts';
import { Text } from '../core/typed-text.ts';
import { FormulaVersionDate } from '../team/tenant-events.ts';
import { Address, addressProblem } from './address.ts';
import { Scope, SCOPES_MAX } from './scopes.ts';
import { AskedOrigin, originOf, originProblem, WebOrigin } from './web-origin.ts';

export const ORIGINS_MAX = 20;
/** More than the credits of any plan, and far below the largest exact number. */
export const CAP_MAX = 1_000_000_000;
export const VISITOR_CALLS_MAX = 1_000_000;
export const ADDRESSES_MAX = 50;

/** A whole number above 0, with one problem for whatever else there is. */
export const Amount = (problem: string) => z.int(problem).positive(problem);

type Unit = readonly [one: string, many: string];

/** A limit of a key. A new limit is a row here, its column, and the code that enforces it. */
export type Limit = {
  /** Member of `KeyLimits`, and field of forms. */
  name: string;
  /**
   * `list`: texts, of which an empty list admits any. `amount`: a whole number; null: unlimited. `instant`: the end; null: none.
   * `version`: of the formulas; null: the default of the workspace.
   */
  kind: 'scopes' | 'list' | 'amount' | 'instant' | 'version';
  /** Member of the Management API. */
  wire: string;
  /** Column of `graha.api_key`. */
  column: string;
  /** Values in the log, which never shrink. Its messages are the problems that forms and APIs show. */
  schema: z.ZodType;
  /** Values that may be requested, if fewer. */
  asked?: z.ZodType;
  /** Value of a key without this limit; a limit that lacks it is required. */
  none?: unknown;
  /** Text of the member in the Management API, of a key that exists, and of a new one if that differs. */
  text: string;
  askedText?: string;
  /** Problem of one entry of a list, and the form in which the entry is kept. */
  entry?: { problemOf: (entry: string) => string | null; written?: (entry: string) => string | null };
  label: string;
  hint?: string;
  /** Value that the form of a new key proposes. */
  proposed?: number;
  unit?: Unit;
  /** Follows an amount: 500 credits `per period`. */
  span?: string;
  /** Shown in place of an absent limit. */
  noneText?: string;
  /** Sentence of the documentation. */
  docs?: string;
  /** Replaces texts by people after an erasure. */
  erased?: readonly string[];
};

const CREDITS = ['credit', 'credits'] as const;
const CALLS = ['call', 'calls'] as const;

const scopesNone = 'Select at least one family, or choose “Everything”.';
const addressesTooMany = `Use at most ${ADDRESSES_MAX} lines. Ranges such as 203.0.113.0/24 hold many addresses.`;
const capWrong = 'Enter a whole number of credits, 1 or more, or leave it empty.';
const dailyCapWrong = 'Enter a whole number of credits, 1 or more.';
const visitorCapWrong = `Enter a whole number of calls, from 1 to ${count(VISITOR_CALLS_MAX)}.`;
const originsNone = 'Enter at least one origin, such as https://www.example.com.';
const originsTooMany = `Use at most ${ORIGINS_MAX} origins.`;

/** Limits of every key. */
export const KEY_LIMITS = [
  {
    name: 'scopes',
    kind: 'scopes',
    wire: 'scopes',
    column: 'scopes',
    schema: z.array(Scope).min(1, scopesNone).max(SCOPES_MAX),
    // Any text, because only the catalogue knows the operations and which of them is meant.
    asked: z.array(Text.min(1).max(100)).min(1, scopesNone).max(SCOPES_MAX),
    none: ['*'],
    text: 'Families, operations and `manage` that the key may use; `*` is every family.',
    askedText:
      'Families or operations that the new key may use, all of them allowed to the calling key; never `manage`.',
    label: 'May call',
  },
  {
    name: 'cidrs',
    kind: 'list',
    wire: 'allowed_addresses',
    column: 'cidrs',
    schema: z.array(Address).max(ADDRESSES_MAX, addressesTooMany),
    none: [],
    text: 'IP addresses and ranges that may use the key; empty: any.',
    entry: { problemOf: addressProblem },
    label: 'Allowed addresses',
    hint: 'One per line, such as 203.0.113.7 or 203.0.113.0/24. Empty: from anywhere. Calls from elsewhere answer 403 and cost nothing.',
    noneText: 'Any',
    erased: [],
  },
  {
    name: 'monthlyCreditsMax',
    kind: 'amount',
    wire: 'monthly_credits_max',
    column: 'monthly_credits_max',
    schema: Amount(capWrong).nullable(),
    asked: Amount(capWrong).max(CAP_MAX, capWrong).nullable(),
    none: null,
    text: 'Credits that the key may spend in a period; null: no cap.',
    label: 'Monthly cap',
    hint: 'Empty: bound by the balance of the workspace alone. Calls beyond the cap answer 402 and cost nothing.',
    unit: CREDITS,
    span: 'per period',
    noneText: 'None: bound by the balance of the workspace',
  },
  {
    name: 'expiresAt',
    kind: 'instant',
    wire: 'expires_at',
    column: 'expires_at',
    schema: z.iso.datetime().nullable(),
    none: null,
    text: 'Instant from which the key is refused; null: never.',
    label: 'Expires',
    noneText: 'Never',
  },
  {
    name: 'pinnedVersion',
    kind: 'version',
    wire: 'formula_version',
    column: 'formula_version',
    // Events from before pinned keys lack it.
    schema: FormulaVersionDate.nullable().default(null),
    none: null,
    text: 'Version of the formulas that answers calls of the key without `Graha-Version`, a date; null: the default of the workspace.',
    label: 'Version of the formulas',
    noneText: 'The default of the workspace',
  },
] as const satisfies readonly Limit[];

/** Limits of a publishable key alone, which is public. */
export const PAGE_LIMITS = [
  {
    name: 'origins',
    kind: 'list',
    wire: 'origins',
    column: 'origins',
    schema: z.array(WebOrigin).min(1, originsNone).max(ORIGINS_MAX, originsTooMany),
    asked: z.array(AskedOrigin).min(1, originsNone).max(ORIGINS_MAX, originsTooMany),
    text: 'Pages of these origins may call, as browsers write them: scheme, host and port.',
    entry: { problemOf: originProblem, written: originOf },
    label: 'Origins',
    hint: 'One per line, such as https://www.example.com or http://localhost:5173. Scheme, host and port are compared letter by letter.',
    docs: 'Origins: the browser must send `Origin` with one of them, letter by letter: scheme, host and port. Only pages of these origins can read the answer. There are no wildcards, and `null` is never an origin.',
    erased: [ERASED_URL],
  },
  {
    name: 'dailyCreditsMax',
    kind: 'amount',
    wire: 'daily_credits_max',
    column: 'daily_credits_max',
    schema: Amount(dailyCapWrong).max(CAP_MAX, dailyCapWrong),
    text: 'Credits that all visitors together may spend per day (UTC).',
    label: 'Daily cap',
    hint: 'What all visitors together may spend on one day, UTC.',
    // Enough for a page with some visitors, and a small loss if somebody copies the key.
    proposed: 1_000,
    unit: CREDITS,
    span: 'on one day, UTC',
    docs: 'A cap of credits on one day, UTC, for all visitors together. It is exact: the charge that would exceed it answers 402 `key_daily_cap_reached`.',
  },
  {
    name: 'visitorCallsMax',
    kind: 'amount',
    wire: 'visitor_calls_max',
    column: 'visitor_calls_max',
    schema: Amount(visitorCapWrong).max(VISITOR_CALLS_MAX, visitorCapWrong),
    text: 'Calls that one address may make in 24 hours.',
    label: 'Calls per visitor and day',
    hint: 'What one address may call in 24 hours.',
    proposed: 100,
    unit: CALLS,
    span: 'of one address in 24 hours',
    docs: 'A cap of calls in 24 hours for each address, with 429 `visitor_cap_reached` beyond it. Of IPv6, a network of /64 counts as one address. Without Redis, each replica counts its share.',
  },
] as const satisfies readonly Limit[];
