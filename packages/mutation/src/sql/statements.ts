import type { Edit } from '../mutant.ts';
import { endOf, rangeOf, splitAt } from './span.ts';
import type { Token } from './tokens.ts';

const BEGINS = new Set([';', 'begin', 'then', 'else', 'loop']);
const SET_ENDS = new Set(['where', 'from', 'returning', ';']);
const ORDER_ENDS = new Set(['limit', 'offset', 'for', 'loop', ';', 'rows', 'range', 'returning', 'union', 'fetch']);
const LOCK_ENDS = new Set([')', ';', 'loop', 'limit']);

/** `a := …`, `a.b := …` or `a[i] := …`. */
function isAssignment([first, ...rest]: readonly Token[]): boolean {
  if (first?.kind !== 'word') return false;
  const target = rest.slice(
    0,
    rest.findIndex(({ text }) => text === ':='),
  );
  const outside = target.filter(({ depth }) => depth === first.depth).map(({ text }) => text);
  return rest.some(({ text }) => text === ':=') && /^(\.\w+|\[\])*$/.test(outside.join(''));
}

function isDroppable(statement: readonly Token[]): boolean {
  const [first, second] = [statement[0]?.text, statement[1]?.text];
  if (first === 'perform' || first === 'continue') return true;
  return first === 'raise' ? second === 'exception' : isAssignment(statement);
}

/** Edits that each remove an assignment, a call, a refusal or a `continue`. */
export function statementEdits(body: readonly Token[]): Edit[] {
  if (body[0]?.text !== 'begin') return [];
  return body.flatMap((token, index) => {
    if (!BEGINS.has(token.text) || token.depth > 0) return [];
    const statement = body.slice(index + 1, endOf(body, index + 1, new Set([';'])));
    return isDroppable(statement) ? [{ operator: 'statement', change: 'null', ...rangeOf(statement) }] : [];
  });
}

/** The assignments of each list between `set` and `where`. */
export function assignmentLists(body: readonly Token[]): Token[][][] {
  return body.flatMap((token, index) => {
    if (token.text !== 'set' || token.kind !== 'word') return [];
    const list = body.slice(index + 1, endOf(body, index + 1, SET_ENDS));
    const entries = splitAt(list, ({ text }) => text === ',');
    return entries.every((entry) => entry.some(({ text }) => text === '=')) ? [entries] : [];
  });
}

/** Edits that each remove one column from an assignment list, so that it keeps its value. */
export function assignmentEdits(body: readonly Token[]): Edit[] {
  return assignmentLists(body).flatMap((entries) => {
    if (entries.length < 2) return [];
    return entries.map((entry, index) => {
      const { start, end } = rangeOf(entry);
      const next = entries[index + 1];
      const before = entries[index - 1];
      // Removes the comma after it too, or, for the last one, the comma before it.
      if (next) return { operator: 'assignment', change: '', start, end: rangeOf(next).start };
      return { operator: 'assignment', change: '', start: before ? rangeOf(before).end : start, end };
    });
  });
}

/** Edits that remove `order by …` and `for update`. */
export function clauseEdits(body: readonly Token[]): Edit[] {
  return body.flatMap((token, index) => {
    const next = body[index + 1]?.text;
    if (token.text === 'order' && next === 'by') {
      const clause = body.slice(index, endOf(body, index, ORDER_ENDS));
      return [{ operator: 'order', change: '', ...rangeOf(clause) }];
    }
    if (token.text === 'for' && (next === 'update' || next === 'share')) {
      const clause = body.slice(index, endOf(body, index, LOCK_ENDS));
      return [{ operator: 'lock', change: '', ...rangeOf(clause) }];
    }
    return [];
  });
}
