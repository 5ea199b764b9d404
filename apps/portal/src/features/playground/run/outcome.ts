import type { ApiReply } from '@graha/procedures/ports/call-api';
import type { SharedInputs } from '../share-link.ts';

/** A received answer of the API. */
export type Answer = {
  kind: 'answer';
  operation: string;
  status: number;
  headers: ApiReply['headers'];
  text: string;
  /** The text parsed as JSON; undefined if it is not JSON. */
  body: unknown;
  tookMs: number;
  /** Time of arrival. */
  at: Date;
  /** True for a test call, which is free and not counted. */
  isTest: boolean;
  /** The request: the values of the fields, and the body. */
  asked: SharedInputs & { input: unknown };
};

export type Outcome =
  | Answer
  | { kind: 'silent' }
  | { kind: 'stopped' }
  | { kind: 'failed'; message: string; requestId: string | null }
  /** The limit of all visitors together is reached, so this run waits until then. */
  | { kind: 'kept'; againAt: Date }
  /** The visitor has used all runs of this hour. */
  | { kind: 'used-up'; renewsAt: Date | null };

export type Asked = Pick<Answer, 'operation' | 'asked' | 'isTest'>;

export function answerOf({ operation, asked, isTest }: Asked, reply: ApiReply, at: Date): Answer {
  return { kind: 'answer', operation, isTest, ...reply, body: parsed(reply.text), asked, at };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const RATE_LIMITED = 429;
const SECOND_MS = 1000;

/** Returns the time after which the API accepts another call; null unless the status is 429. */
export const againAfter = (reply: Pick<Answer, 'status' | 'headers'>, now: Date): Date | null =>
  reply.status === RATE_LIMITED ? new Date(now.getTime() + (countOf(reply, 'retry-after') ?? 1) * SECOND_MS) : null;

export const headerOf = ({ headers }: Pick<Answer, 'headers'>, wanted: string): string | null =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null;

/** Returns the number in a header; null if it is absent or not a number. */
export function countOf(answer: Pick<Answer, 'headers'>, name: string): number | null {
  const text = headerOf(answer, name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

export const isSuccess = (answer: Answer): boolean => answer.status >= 200 && answer.status < 300;

/** The error shape of the API, as far as a page reads it. */
export type ApiProblem = {
  title: string;
  detail: string;
  code: string | null;
  requestId: string | null;
  /** Problems of single fields, by their names in the form. */
  fields: Readonly<Record<string, string>>;
  /** Problems that belong to no field. */
  others: string[];
};

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const textAt = (value: unknown, name: string): string | null => {
  const found = member(value, name);
  return typeof found === 'string' ? found : null;
};

export function problemOf(
  { body, status, text }: Pick<Answer, 'body' | 'status' | 'text'>,
  fieldNames: ReadonlySet<string>,
): ApiProblem {
  const detail = member(body, 'detail');
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const problem of Array.isArray(detail) ? detail : []) {
    const loc: unknown = member(problem, 'loc');
    const message = textAt(problem, 'msg') ?? '';
    const name = Array.isArray(loc) ? loc.slice(1).map(String).join('.') : '';
    if (fieldNames.has(name)) fields[name] ??= message;
    else others.push(message);
  }
  return {
    title: textAt(body, 'title') ?? `Status ${status}`,
    detail: typeof detail === 'string' ? detail : Array.isArray(detail) ? '' : text.slice(0, 300),
    code: textAt(body, 'code'),
    requestId: textAt(body, 'request_id'),
    fields,
    others,
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const GROUPS = ['', 'bride', 'groom', 'person_a', 'person_b'];

const two = (text: string | undefined): string => (text ?? '').padStart(2, '0');

/** Returns the birth of an answer as text: `19 Jul 1991, 03:47, Mumbai`; two people are joined by "and". */
export function whoseOf({ values, places }: SharedInputs): string {
  const people = GROUPS.flatMap((group) => {
    const read = (key: string): string | undefined => values[group === '' ? key : `${group}.${key}`];
    const month = MONTHS[Number(read('month')) - 1];
    if (read('year') === undefined || month === undefined) return [];
    const clock = read('hours') === undefined ? [] : [`${two(read('hours'))}:${two(read('minutes'))}`];
    const place = places[group]?.split(',')[0];
    return [[`${read('date')} ${month} ${read('year')}`, ...clock, ...(place ? [place] : [])].join(', ')];
  });
  return people.join(' and ') || (values['full_name'] ?? values['date'] ?? '');
}
