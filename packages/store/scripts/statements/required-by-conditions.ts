import type { Catalog } from './catalog.ts';
import { type Node, nodeIn, nodesIn, numberIn } from './node-tree.ts';

const INNER = 0;
const AND = 'and';
const IS_NOT_NULL = 1;
/** An UPDATE, INSERT or MERGE returns other values than its conditions saw. */
const READING = [1, 4];

/**
 * Returns the variables, as `entry.column`, that are not null in a row of the query, because a condition of WHERE or of an inner
 * join would not be true: `x IS NOT NULL`, or a strict operator such as `x = $1`.
 */
export function requiredByConditions(catalog: Catalog, query: Node): ReadonlySet<string> {
  const found = new Set<string>();
  const from = nodeIn(query, 'jointree');
  if (from && READING.includes(numberIn(query, 'commandType'))) visitJoin(from);
  return found;

  function visitJoin(node: Node): void {
    if (node.tag === 'FROMEXPR') for (const item of nodesIn(node, 'fromlist')) visitJoin(item);
    else if (node.tag !== 'JOINEXPR' || numberIn(node, 'jointype') !== INNER) return;
    for (const side of ['larg', 'rarg']) {
      const joined = nodeIn(node, side);
      if (joined) visitJoin(joined);
    }
    const condition = nodeIn(node, 'quals');
    if (condition) visitCondition(condition);
  }

  function visitCondition(node: Node): void {
    const parts = nodesIn(node, 'args');
    if (node.tag === 'BOOLEXPR' && node.fields.get('boolop') === AND) parts.forEach(visitCondition);
    else if (node.tag === 'NULLTEST' && numberIn(node, 'nulltesttype') === IS_NOT_NULL) require(nodeIn(node, 'arg'));
    else if (node.tag === 'OPEXPR' && catalog.functions.get(numberIn(node, 'opfuncid'))?.isStrict)
      parts.forEach(require);
    else if (node.tag === 'SCALARARRAYOPEXPR' && node.fields.get('useOr') === 'true') require(parts[0] ?? null);
  }

  function require(node: Node | null): void {
    if (node?.tag === 'RELABELTYPE') require(nodeIn(node, 'arg'));
    if (node?.tag === 'VAR' && numberIn(node, 'varlevelsup') === 0) {
      found.add(`${numberIn(node, 'varno')}.${numberIn(node, 'varattno')}`);
    }
  }
}
