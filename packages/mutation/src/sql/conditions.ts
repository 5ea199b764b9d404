import type { Edit } from '../mutant.ts';
import { endOf, rangeOf, splitAt } from './span.ts';
import type { Token } from './tokens.ts';

const ENDS = new Set(
  'then loop ; , where group order limit offset for returning union window having left right full inner cross join do set'.split(
    ' ',
  ),
);
/** Without its only condition, a query takes every row, and a branch is never taken. */
const OPENS = new Map([
  ['where', 'true'],
  ['on', 'true'],
  ['having', 'true'],
  ['if', 'false'],
  ['elsif', 'false'],
  ['when', 'false'],
  ['while', 'false'],
]);

/** True for an `and` or `or` of this depth. An `and` belongs to `between` if no other `and` came in between. */
function joins(word: string, part: readonly Token[]) {
  return ({ text }: Token, index: number): boolean => {
    if (text !== word) return false;
    const before = part.slice(0, index).findLast((token) => token.text === 'between' || token.text === 'and');
    return word === 'or' || before?.text !== 'between';
  };
}

function inner(part: readonly Token[]): Token[] | null {
  const [first, last] = [part[0], part.at(-1)];
  const isWrapped =
    first?.text === '(' && last?.text === ')' && !part.slice(1, -1).some(({ depth }) => depth === first.depth);
  return isWrapped ? part.slice(1, -1) : null;
}

function operands(condition: readonly Token[], alone: string): Edit[] {
  const ors = splitAt(condition, joins('or', condition));
  if (ors.length > 1) return ors.flatMap((part) => operands(part, 'false'));
  const ands = splitAt(condition, joins('and', condition));
  if (ands.length > 1) return ands.flatMap((part) => operands(part, 'true'));
  const within = inner(condition);
  const deeper = within ? operands(within, alone) : [];
  if (deeper.length > 1) return deeper;
  const isConstant = condition.length === 1 && (condition[0]?.text === 'true' || condition[0]?.text === 'false');
  return isConstant ? [] : [{ operator: 'condition', change: alone, ...rangeOf(condition) }];
}

/** Drops each condition alone: a part of an `and` becomes true, a part of an `or` false. */
export function conditionEdits(body: readonly Token[]): Edit[] {
  return body.flatMap((token, index) => {
    const alone = OPENS.get(token.text);
    const [before, next] = [body[index - 1]?.text, body[index + 1]?.text];
    if (!alone || token.kind !== 'word' || next === 'conflict' || next === undefined) return [];
    if (before === 'end' || before === 'distinct') return [];
    const end = endOf(body, index + 1, ENDS);
    // `drop table if exists a;` is not a branch.
    if ((token.text === 'if' || token.text === 'elsif') && body[end]?.text !== 'then') return [];
    const condition = body.slice(index + 1, end);
    return condition.length === 0 ? [] : operands(condition, alone);
  });
}
