import type { Catalog } from './catalog.ts';
import { NEVER_NULL, NULLABLE_COLUMNS, NULL_FOR_NULL, NULL_IF_MISSING } from './functions.ts';
import { listsIn, membersIn, type Node, nodeIn, nodesIn, numberIn } from './node-tree.ts';
import { requiredByConditions } from './required-by-conditions.ts';

/** The query around an expression, then the queries around that one. */
type Scopes = readonly Node[];

const SELECT = 1;
const UPDATE = 2;
const INSERT = 3;
/** Kinds of entries in a range table. */
const [RELATION, SUBQUERY, JOIN, FUNCTION, VALUES, CTE, GROUP] = [0, 1, 2, 3, 5, 6, 9];
/** Kinds of sublinks. */
const [EXISTS, ANY, SCALAR, ARRAY] = [0, 2, 4, 6];
const OLD_ROW = 1;
const CAST_FORMATS = [1, 2];

/** Returns the columns that a statement returns. */
export function outputOf(query: Node): Node[] {
  const list = nodesIn(query, numberIn(query, 'commandType') === SELECT ? 'targetList' : 'returningList');
  return list.filter((entry) => entry.fields.get('resjunk') !== 'true');
}

/** Returns true if a column of a statement may be null, by the analysis of Postgres: outer joins, constraints, functions. */
export function isColumnNullable(catalog: Catalog, query: Node, index: number): boolean {
  return columnOf([query], index);

  function columnOf(scopes: Scopes, index: number): boolean {
    const [query] = scopes;
    const operands = query && nodeIn(query, 'setOperations') ? nodesIn(query, 'rtable') : [];
    if (operands.length > 0) {
      return operands.some((entry) => numberIn(entry, 'rtekind') === SUBQUERY && entryColumn(entry, scopes, index + 1));
    }
    const expression = query && outputOf(query)[index];
    return !expression || isNullable(nodeIn(expression, 'expr'), scopes);
  }

  function entryColumn(entry: Node, scopes: Scopes, column: number): boolean {
    const kind = numberIn(entry, 'rtekind');
    if (kind === RELATION) return column > 0 && !catalog.required.has(`${numberIn(entry, 'relid')}.${column}`);
    if (kind === JOIN) return isNullable(nodesIn(entry, 'joinaliasvars')[column - 1] ?? null, scopes);
    if (kind === GROUP) return isNullable(nodesIn(entry, 'groupexprs')[column - 1] ?? null, scopes);
    if (kind === VALUES)
      return listsIn(entry, 'values_lists').some((row) => isNullable(row[column - 1] ?? null, scopes));
    const subquery = nodeIn(entry, 'subquery');
    if (kind === SUBQUERY && subquery) return columnOf([subquery, ...scopes], column - 1);
    if (kind === CTE) return cteColumn(entry, scopes.slice(numberIn(entry, 'ctelevelsup')), column);
    return kind !== FUNCTION || functionColumn(entry, scopes, column);
  }

  function cteColumn(entry: Node, scopes: Scopes, column: number): boolean {
    // The other half of a recursive query decides.
    if (entry.fields.get('self_reference') === 'true') return false;
    const name = entry.fields.get('ctename');
    const cte = scopes[0] && nodesIn(scopes[0], 'cteList').find(({ fields }) => fields.get('ctename') === name);
    const inner = cte && nodeIn(cte, 'ctequery');
    return !inner || columnOf([inner, ...scopes], column - 1);
  }

  function functionColumn(entry: Node, scopes: Scopes, column: number): boolean {
    const [first, ...others] = nodesIn(entry, 'functions');
    if (!first || others.length > 0) return true; // The shorter of several results is filled up with nulls.
    const count = numberIn(first, 'funccolcount');
    if (column > count) return false; // WITH ORDINALITY
    const call = nodeIn(first, 'funcexpr');
    if (!call) return true;
    // The items of an array that is a parameter are not null, by the type of the parameter.
    if (nameOf(call, 'funcid') === 'unnest') return argumentsOf(call).some((it) => uncast(it).tag !== 'PARAM');
    const names = nodeIn(entry, 'eref')?.fields.get('colnames');
    const name = Array.isArray(names) ? String(names[column - 1]) : '';
    const nullable = NULLABLE_COLUMNS[nameOf(call, 'funcid')];
    return nullable ? nullable.includes(name) : count > 1 || isNullable(call, scopes);
  }

  function isNullable(expression: Node | null, scopes: Scopes): boolean {
    if (!expression) return true;
    const all = (nodes: readonly Node[]) => nodes.every((node) => !isNullable(node, scopes));
    const inner = (name = 'arg') => isNullable(nodeIn(expression, name), scopes);
    switch (expression.tag) {
      case 'CONST':
        return expression.fields.get('constisnull') === 'true';
      case 'VAR':
        return isVariableNullable(expression, scopes.slice(numberIn(expression, 'varlevelsup')));
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
        return inner();
      case 'COALESCE':
      case 'COALESCEEXPR':
      case 'MINMAX':
      case 'MINMAXEXPR':
        return nodesIn(expression, 'args').every((node) => isNullable(node, scopes));
      case 'CASE':
      case 'CASEEXPR':
        return (
          inner('defresult') || nodesIn(expression, 'args').some((when) => isNullable(nodeIn(when, 'result'), scopes))
        );
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return !all(nodesIn(expression, 'args'));
      case 'OPEXPR':
        return !(isStrictOperator(expression) && all(nodesIn(expression, 'args')));
      case 'FUNCEXPR':
        return !(
          NEVER_NULL.has(nameOf(expression, 'funcid')) ||
          (isNullForNull(expression) && all(argumentsOf(expression)))
        );
      case 'AGGREF':
        return !NEVER_NULL.has(nameOf(expression, 'aggfnoid')) && isAggregateNullable(expression, scopes);
      case 'WINDOWFUNC':
        return !NEVER_NULL.has(nameOf(expression, 'winfnoid'));
      case 'SUBLINK':
        return isSublinkNullable(expression, scopes);
      default:
        return !['NULLTEST', 'BOOLEANTEST', 'DISTINCTEXPR', 'ARRAY', 'ARRAYEXPR', 'ROW', 'ROWEXPR'].includes(
          expression.tag,
        );
    }
  }

  function isVariableNullable(variable: Node, scopes: Scopes): boolean {
    const [query] = scopes;
    const [entryNumber, column] = [numberIn(variable, 'varno'), numberIn(variable, 'varattno')];
    const entry = query && nodesIn(query, 'rtable')[entryNumber - 1];
    if (!entry) return true;
    if (requiredByConditions(catalog, query).has(`${entryNumber}.${column}`)) return false;
    if (membersIn(variable, 'varnullingrels').length > 0) return true;
    const isOld = numberIn(variable, 'varreturningtype') === OLD_ROW;
    const written =
      !isOld &&
      isWrittenBy(query, entryNumber) &&
      nodesIn(query, 'targetList').find((it) => numberIn(it, 'resno') === column);
    if (written) return isNullable(nodeIn(written, 'expr'), scopes) && entryColumn(entry, scopes, column);
    return (isOld && numberIn(query, 'commandType') === INSERT) || entryColumn(entry, scopes, column);
  }

  function isAggregateNullable(aggregate: Node, [query, ...outer]: Scopes): boolean {
    // Each group of GROUP BY has a row.
    const hasRows = query && nodesIn(query, 'groupClause').length > 0 && nodesIn(query, 'groupingSets').length === 0;
    if (!query || !hasRows || nodeIn(aggregate, 'aggfilter')) return true;
    return nodesIn(aggregate, 'args').some((entry) => isNullable(nodeIn(entry, 'expr'), [query, ...outer]));
  }

  function isSublinkNullable(sublink: Node, scopes: Scopes): boolean {
    const kind = numberIn(sublink, 'subLinkType');
    const query = nodeIn(sublink, 'subselect');
    if (kind === EXISTS || kind === ARRAY) return false;
    const sides = nodeIn(sublink, 'testexpr');
    if (kind === ANY && query && sides?.tag === 'OPEXPR') {
      const isOther = nodesIn(sides, 'args').some((side) => side.tag !== 'PARAM' && isNullable(side, scopes));
      return isOther || columnOf([query, ...scopes], 0);
    }
    if (kind !== SCALAR || !query) return true;
    const isOneRow = query.fields.get('hasAggs') === 'true' && nodesIn(query, 'groupClause').length === 0;
    return !isOneRow || nodeIn(query, 'havingQual') !== null || columnOf([query, ...scopes], 0);
  }

  function nameOf({ fields }: Node, field: string): string {
    return catalog.functions.get(Number(fields.get(field)))?.name ?? '';
  }

  function isStrictOperator(operator: Node): boolean {
    const called = catalog.functions.get(numberIn(operator, 'opfuncid'));
    return called?.isStrict === true && !NULL_IF_MISSING.has(called.name);
  }

  function isNullForNull(call: Node): boolean {
    return CAST_FORMATS.includes(numberIn(call, 'funcformat')) || NULL_FOR_NULL.has(nameOf(call, 'funcid'));
  }
}

const isWrittenBy = (query: Node, entryNumber: number): boolean =>
  numberIn(query, 'commandType') === UPDATE && numberIn(query, 'resultRelation') === entryNumber;

const argumentsOf = (call: Node): Node[] => nodesIn(call, 'args');

/** Removes casts. */
function uncast(node: Node): Node {
  const inner = nodeIn(node, 'arg');
  return inner && ['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR'].includes(node.tag) ? uncast(inner) : node;
}
