import type { Edit } from '../mutant.ts';
import { endOf, rangeOf } from './span.ts';
import { assignmentLists } from './statements.ts';
import type { Token } from './tokens.ts';

const NEGATED = new Map([
  ['=', '<>'],
  ['<>', '='],
  ['!=', '='],
  ['<', '>='],
  ['>=', '<'],
  ['>', '<='],
  ['<=', '>'],
]);
const BOUNDARY = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);
const ARITHMETIC = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
]);
const OTHER_WORD = new Map([
  ['true', { operator: 'boolean', change: 'false' }],
  ['false', { operator: 'boolean', change: 'true' }],
  ['greatest', { operator: 'extreme', change: 'least' }],
  ['least', { operator: 'extreme', change: 'greatest' }],
]);
/** No operand can come directly after these, so a sign after them is unary. */
const NO_OPERAND = new Set([
  'select',
  'return',
  'and',
  'or',
  'not',
  'then',
  'when',
  'else',
  'case',
  'where',
  'by',
  'on',
  'in',
  'is',
  'set',
  'distinct',
]);
const SIZED_TYPES = new Set(['numeric', 'varchar', 'char', 'bit', 'timestamp', 'timestamptz', 'interval']);

const isOperand = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'sign' ? token.text === ')' || token.text === ']' : !NO_OPERAND.has(token.text));

function ofNumber(body: readonly Token[], index: number, token: Token): Edit[] {
  const { start, end, text } = token;
  if (token.kind === 'number') {
    const isSize = body[index - 1]?.text === '(' && SIZED_TYPES.has(body[index - 2]?.text ?? '');
    return isSize ? [] : ['+', '-'].map((sign) => ({ operator: 'number', change: `(${text} ${sign} 1)`, start, end }));
  }
  const amount = /\d+/.exec(text)?.[0];
  if (token.kind !== 'string' || body[index - 1]?.text !== 'interval' || amount === undefined) return [];
  return [{ operator: 'number', change: text.replace(amount, String(Number(amount) + 1)), start, end }];
}

function ofIs(body: readonly Token[], index: number, { start, end }: Token): Edit[] {
  const next = body[index + 1];
  return next?.text === 'not'
    ? [{ operator: 'comparison', change: 'is', start, end: next.end }]
    : [{ operator: 'comparison', change: 'is not', start, end }];
}

function ofNot(body: readonly Token[], index: number, { start }: Token): Edit[] {
  const [before, next] = [body[index - 1]?.text, body[index + 1]];
  // `create table if not exists a` has no condition to negate; `if not exists (…) then` has one.
  const isDefinition = before === 'if' && next?.text === 'exists' && body[index + 2]?.text !== '(';
  if (!next || isDefinition || before === 'is' || next.text === 'null' || next.text === 'materialized') return [];
  return [{ operator: 'negate', change: '', start, end: next.start }];
}

/** Replaces `coalesce(a, b)` by `a`. */
function ofCoalesce(body: readonly Token[], index: number, sql: string): Edit[] {
  const close = endOf(body, index + 2, new Set());
  const first = body.slice(index + 2, endOf(body, index + 2, new Set([','])));
  const [opening, last] = [body[index], body[close]];
  if (!opening || !last || first.length === 0) return [];
  const { start, end } = rangeOf(first);
  return [{ operator: 'nullish', change: sql.slice(start, end), start: opening.start, end: last.end }];
}

/** Edits that turn signs, numbers and words into their opposite. */
export function wordEdits(body: readonly Token[], sql: string): Edit[] {
  const assigned = new Set(
    assignmentLists(body).flatMap((entries) => entries.map((entry) => entry.find(({ text }) => text === '='))),
  );
  return body.flatMap((token, index): Edit[] => {
    const { text, start, end } = token;
    if (token.kind === 'number' || token.kind === 'string') return ofNumber(body, index, token);
    if (token.kind === 'word') {
      if (text === 'is') return ofIs(body, index, token);
      if (text === 'not') return ofNot(body, index, token);
      const other = OTHER_WORD.get(text);
      if (other) return [{ ...other, start, end }];
      return text === 'coalesce' ? ofCoalesce(body, index, sql) : [];
    }
    const edits: Edit[] = [];
    const [negated, boundary, arithmetic] = [NEGATED.get(text), BOUNDARY.get(text), ARITHMETIC.get(text)];
    if (negated && !assigned.has(token)) edits.push({ operator: 'comparison', change: negated, start, end });
    if (boundary) edits.push({ operator: 'boundary', change: boundary, start, end });
    if (arithmetic && isOperand(body[index - 1]) && body[index + 1]?.text !== ')') {
      edits.push({ operator: 'arithmetic', change: arithmetic, start, end });
    }
    return edits;
  });
}
