import type { z } from 'zod';
import { WHOLE_NUMBER } from '../wire/fields.ts';
import { ourNameFor, withOurNames } from './foreign-names.ts';

/** The place of an input, which decides the names of members in problems. */
export type Source = 'body' | 'query';

/** One item of an HTTPValidationError. */
export type ValidationProblem = {
  loc: (string | number)[];
  msg: string;
  type: string;
  /** The sent value, if it is a single value; texts are cut. */
  input?: string | number | boolean | null;
};

export type ReadInput<T> = { ok: true; data: T } | { ok: false; problems: ValidationProblem[] };

export const JSON_INVALID: ValidationProblem = { loc: ['body'], msg: 'body must be valid JSON', type: 'json_invalid' };

/** Echoed texts are cut, because they may contain birth data or attacks. */
const CHARACTERS_MAX = 64;
/** No valid request has more members. The bound keeps the answer to a request of wrong members small. */
const PROBLEMS_MAX = 100;

/**
 * Maps an expected type to its noun, the problem type for a wrong JSON type, and the problem type for a query text that
 * cannot be parsed.
 */
const EXPECTED: Record<string, { noun: string; type: string; ofText: string }> = {
  int: { noun: 'a whole number', type: 'int_type', ofText: 'int_parsing' },
  number: { noun: 'a number', type: 'float_type', ofText: 'float_parsing' },
  string: { noun: 'text', type: 'string_type', ofText: 'string_type' },
  boolean: { noun: 'true or false', type: 'bool_type', ofText: 'bool_parsing' },
  object: { noun: 'an object', type: 'model_attributes_type', ofText: 'model_attributes_type' },
  array: { noun: 'a list', type: 'list_type', ofText: 'list_type' },
};

const FORMATS: Record<string, { predicate: string; type: string }> = {
  date: { predicate: 'must be a date that exists, written YYYY-MM-DD', type: 'date_parsing' },
  datetime: {
    predicate: 'must be an instant with its offset, written 2024-03-01T12:00:00+05:30',
    type: 'datetime_parsing',
  },
  regex: { predicate: 'does not have the right form', type: 'string_pattern_mismatch' },
};

/** The message after the member's name, if the schema has none. */
function predicateOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${EXPECTED[issue.expected]?.noun ?? issue.expected}`;
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${counted(issue.origin)}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${counted(issue.origin)}`;
    case 'invalid_format':
      return FORMATS[issue.format]?.predicate ?? `must be a valid ${issue.format}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return 'is not valid';
  }
}

const counted = (origin: string): string =>
  origin === 'string' ? ' characters long' : origin === 'array' ? ' items long' : '';

function typeOf(issue: z.core.$ZodIssue, source: Source): string {
  if (issue.code === 'custom') return 'value_error';
  if (issue.input === undefined) return 'missing';
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.expected === 'int' && typeof issue.input === 'number') return 'int_from_float';
      const row = EXPECTED[issue.message === WHOLE_NUMBER ? 'int' : issue.expected]; // For a text, zod reports a missing number.
      return (source === 'query' && typeof issue.input === 'string' ? row?.ofText : row?.type) ?? 'value_error';
    }
    case 'too_small':
      return sizeType(issue.origin, 'short', issue.inclusive === false ? 'greater_than' : 'greater_than_equal');
    case 'too_big':
      return sizeType(issue.origin, 'long', issue.inclusive === false ? 'less_than' : 'less_than_equal');
    case 'invalid_format':
      return FORMATS[issue.format]?.type ?? 'value_error';
    case 'invalid_value':
      return 'enum';
    default:
      return 'value_error';
  }
}

const sizeType = (origin: string, size: 'short' | 'long', ofNumber: string): string =>
  origin === 'string' ? `string_too_${size}` : origin === 'array' ? `too_${size}` : ofNumber;

function echo(input: unknown): Pick<ValidationProblem, 'input'> {
  if (typeof input === 'string') return { input: cut(input) };
  if (typeof input === 'number') return Number.isFinite(input) ? { input: input + 0 } : {}; // + 0 turns -0 into 0.
  return input === null || typeof input === 'boolean' ? { input } : {};
}

const ONE_BY_ONE = 'must be given one by one, as settings.ayanamsa=lahiri, or be a JSON object';

function saidOf(issue: z.core.$ZodIssue, source: Source): string {
  if (issue.input === undefined) return 'is required';
  if (source === 'query' && Array.isArray(issue.input)) return 'must be given once';
  if (source === 'query' && issue.code === 'invalid_type' && issue.expected === 'object') return ONE_BY_ONE;
  return issue.message;
}

const cut = (text: string): string => text.slice(0, CHARACTERS_MAX);

/** A birth with an uncertain time, sent to an operation that needs one instant. */
const isTimeNeeded = (name: string, message: string): boolean => name === 'time' && / hours, minutes,/.test(message);

const TIME_NEEDED =
  'is not taken here: this operation needs hours and minutes. For an unknown or uncertain time call kundali/uncertain, ' +
  'dasha/uncertain or matchmaking/uncertain, which give what holds for every possible time';

/** The problem with an unknown member, with our name for it if there is one. */
function unknownMember(name: string, message: string): string {
  if (isTimeNeeded(name, message)) return TIME_NEEDED;
  const taken = (/; it takes (.*)$/.exec(message)?.[1] ?? '').split(', ');
  const ours = ourNameFor(name, taken);
  return ours === null ? message : message.replace('; it takes', `; did you mean ${ours}? It takes`);
}

/** Whether the message of a check names its member itself: `date 30 does not exist`, and not `must be a planet`. */
const isSentence = ({ code, message }: z.core.$ZodIssue): boolean =>
  code === 'custom' && !/^(?:must|is) /.test(message);

const whoseOf = (path: readonly (string | number)[]): string =>
  path.length > 1 ? `${path.slice(0, -1).join('.')}: ` : '';

function problemsOf(issue: z.core.$ZodIssue, source: Source, sentAs: ReadonlyMap<string, string>): ValidationProblem[] {
  const path = issue.path.map((step, place) =>
    typeof step === 'number' ? step : cut(String(place === 0 ? (sentAs.get(String(step)) ?? step) : step)),
  );
  const locOf = (steps: (string | number)[]) =>
    source === 'query' && steps.length > 0 ? [source, steps.join('.')] : [source, ...steps];
  if (issue.code === 'unrecognized_keys') {
    const whole: Record<string, unknown> = issue.input ?? {};
    return issue.keys.map((key) => {
      const steps = [...path, cut(key)];
      return {
        loc: locOf(steps),
        msg: `${steps.join('.')} ${unknownMember(key, issue.message)}`,
        type: isTimeNeeded(key, issue.message) ? 'time_needed' : 'extra_forbidden',
        ...echo(whole[key]),
      };
    });
  }
  const msg = isSentence(issue)
    ? whoseOf(path) + issue.message
    : `${path.join('.') || source} ${saidOf(issue, source)}`;
  return [{ loc: locOf(path), msg, type: typeOf(issue, source), ...echo(issue.input) }];
}

/** Validates an input, and reports every problem if it is invalid: one for each place and kind, in schema order. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  source: Source,
): ReadInput<z.output<Schema>> {
  const { input, sentAs } = withOurNames(schema, raw);
  const parsed = schema.safeParse(input, { error: predicateOf, reportInput: true });
  if (parsed.success) return { ok: true, data: parsed.data };
  const all = parsed.error.issues.flatMap((issue) => problemsOf(issue, source, sentAs));
  const distinct = [...new Map(all.map((problem) => [JSON.stringify([problem.loc, problem.type]), problem])).values()];
  if (distinct.length <= PROBLEMS_MAX) return { ok: false, problems: distinct };
  const rest = `${distinct.length - PROBLEMS_MAX} further problems are not listed`;
  return {
    ok: false,
    problems: [...distinct.slice(0, PROBLEMS_MAX), { loc: [source], msg: rest, type: 'value_error' }],
  };
}
