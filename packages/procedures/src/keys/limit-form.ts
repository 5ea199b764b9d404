import { type KeyLimits, UNLIMITED } from '@graha/domain/keys/key-limits';
import { KEY_LIMITS, type Limit, PAGE_LIMITS } from '@graha/domain/keys/limits';
import { BIRTHS_SCOPE, FEEDS_SCOPE, isFamilyScope, MANAGE_SCOPE, SCOPES } from '@graha/domain/keys/scopes';

/** Names of the fields of a form that asks for limits, beside those with the name of their limit. */
export const FIELD = {
  reach: 'reach',
  kind: 'kind',
  manage: 'manage',
  feeds: 'feeds',
  births: 'births',
  expiryDay: 'expiry-day',
} as const;

/** Either all operations or some families. */
export const REACHES = ['all', 'some'] as const;
/** `keep` leaves the expiry unchanged. */
export const EXPIRIES = ['keep', 'never', '30', '90', '365', 'day'] as const;

type LimitName = (typeof KEY_LIMITS | typeof PAGE_LIMITS)[number]['name'];
/** The problem of each field, by the name of its limit. */
export type LimitProblems = Partial<Record<LimitName, string>>;

const DAY_MS = 86_400_000;

type Read<Value> = { value: Value } | { problem: string };
type Present = { now: Date; expiresAt: Date | null };

/** Returns the limits in the form, or the problem of each field. `present`: the current limits. */
export function readLimits(form: FormData, present: Present): { limits: KeyLimits } | { problems: LimitProblems } {
  const problems: LimitProblems = {};
  const valuesOf = (rows: readonly (Limit & { name: LimitName })[]) =>
    rows.map((row) => {
      const read = valueIn(row, form, present);
      if ('problem' in read) problems[row.name] = read.problem;
      return [row.name, 'value' in read ? read.value : null] as const;
    });
  const isPublishable = form.get(FIELD.kind) === 'publishable';
  const browser = isPublishable ? Object.fromEntries(valuesOf(PAGE_LIMITS)) : null;
  const limits = { ...UNLIMITED, ...Object.fromEntries(valuesOf(KEY_LIMITS)), browser };
  // Safe: without a problem, each value has passed the schema of its limit.
  return Object.keys(problems).length > 0 ? { problems } : { limits: limits as KeyLimits };
}

/** Reads the field of a limit by its kind, and compares the value with the schema of the limit. */
function valueIn(row: Limit, form: FormData, present: Present): Read<unknown> {
  const read = READERS[row.kind](row, form, present);
  if ('problem' in read) return read;
  const { data, error } = (row.asked ?? row.schema).safeParse(read.value);
  return error ? { problem: error.issues[0]?.message ?? 'This is not a value of the field.' } : { value: data };
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

const READERS: Record<Limit['kind'], (row: Limit, form: FormData, present: Present) => Read<unknown>> = {
  scopes: scopesIn,
  list: listIn,
  amount: ({ name }, form) => ({ value: amountIn(textOf(form, name)) }),
  instant: expiryIn,
  version: ({ name }, form) => ({ value: textOf(form, name) || null }),
};

function scopesIn({ name }: Limit, form: FormData): Read<string[]> {
  const beside = [
    ...(form.get(FIELD.manage) === null ? [] : [MANAGE_SCOPE]),
    ...(form.get(FIELD.feeds) === null ? [] : [FEEDS_SCOPE]),
    ...(form.get(FIELD.births) === null ? [] : [BIRTHS_SCOPE]),
  ];
  if (form.get(FIELD.reach) !== 'some') return { value: ['*', ...beside] };
  const asked = form.getAll(name).map(String);
  return {
    value: [
      ...SCOPES.filter((scope) => asked.includes(scope)),
      ...asked.filter((scope) => !isFamilyScope(scope)),
      ...beside,
    ],
  };
}

/** Entries on lines of their own, or with commas between them, each once. The problem names the line. */
function listIn({ name, entry: reader }: Limit, form: FormData): Read<string[]> {
  const entries = new Set<string>();
  for (const [index, line] of String(form.get(name) ?? '')
    .split('\n')
    .entries()) {
    for (const entry of line.split(/[\s,]+/).filter(Boolean)) {
      const problem = reader?.problemOf(entry) ?? null;
      if (problem !== null) return { problem: `Line ${index + 1}, “${entry}”: ${problem}` };
      entries.add(reader?.written?.(entry) ?? entry);
    }
  }
  return { value: [...entries] };
}

function expiryIn({ name }: Limit, form: FormData, { now, expiresAt }: Present): Read<string | null> {
  const choice = textOf(form, name);
  if (choice === 'keep') return { value: expiresAt?.toISOString() ?? null };
  if (choice === '30' || choice === '90' || choice === '365') {
    return { value: new Date(now.getTime() + Number(choice) * DAY_MS).toISOString() };
  }
  return choice === 'day' ? endOfDay(textOf(form, FIELD.expiryDay), now) : { value: null };
}

/** Returns the end of a day in UTC, because a key that expires on a day works until its end. */
function endOfDay(day: string, now: Date): Read<string> {
  const startMs = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(startMs)) return { problem: 'Choose the last day on which the key works.' };
  const endMs = startMs + DAY_MS;
  return endMs <= now.getTime()
    ? { problem: 'This day is over. Choose today or a later day.' }
    : { value: new Date(endMs).toISOString() };
}

/** null: empty. */
const amountIn = (text: string): number | null =>
  text === '' ? null : /^\d[\d,\s_]*$/.test(text) ? Number(text.replaceAll(/[,\s_]/g, '')) : Number.NaN;
