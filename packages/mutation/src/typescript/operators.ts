import ts from 'typescript';

/** A change of a node, or of a narrower part if it names one. */
export type Change = { operator: string; change: string; node?: ts.Node };

const NEGATED: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '>=',
  [ts.SyntaxKind.LessThanEqualsToken]: '>',
  [ts.SyntaxKind.GreaterThanToken]: '<=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '<',
};
const BOUNDARY: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
};
const ARITHMETIC: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
  [ts.SyntaxKind.AsteriskEqualsToken]: '/=',
  [ts.SyntaxKind.SlashEqualsToken]: '*=',
};
const LOGIC: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};
/** Methods whose call is dropped; the receiver stays. */
const DROPPED = new Set(
  'filter sort toSorted reverse toReversed slice trim toLowerCase toUpperCase min max int positive nonnegative'.split(
    ' ',
  ),
);
const SWAPPED = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function ofBinary(node: ts.BinaryExpression, text: string): Change[] {
  const kind = node.operatorToken.kind;
  const withSign = (sign: string) =>
    text.slice(node.getStart(), node.operatorToken.getStart()) + sign + text.slice(node.operatorToken.end, node.end);
  const changes: Change[] = [];
  if (NEGATED[kind]) changes.push({ operator: 'comparison', change: withSign(NEGATED[kind]) });
  if (BOUNDARY[kind]) changes.push({ operator: 'boundary', change: withSign(BOUNDARY[kind]) });
  // In parentheses, because the other operator has another precedence.
  if (LOGIC[kind]) changes.push({ operator: 'logic', change: `(${withSign(LOGIC[kind])})` });
  if (kind === ts.SyntaxKind.QuestionQuestionToken) changes.push({ operator: 'nullish', change: node.left.getText() });
  const joinsText = isText(node.left) || isText(node.right);
  if (ARITHMETIC[kind] && !joinsText) changes.push({ operator: 'arithmetic', change: withSign(ARITHMETIC[kind]) });
  return changes;
}

function ofCall(node: ts.CallExpression, text: string): Change[] {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called)) return [];
  const receiver = called.expression.getText();
  const name = called.name.text;
  const renamed = (other: string) =>
    text.slice(node.getStart(), called.name.getStart()) + other + text.slice(called.name.end, node.end);
  if (receiver === 'Math') {
    if (name === 'min') return [{ operator: 'method', change: renamed('max') }];
    return name === 'max' ? [{ operator: 'method', change: renamed('min') }] : [];
  }
  const swap = SWAPPED.get(name);
  if (swap) return [{ operator: 'method', change: renamed(swap) }];
  return DROPPED.has(name) ? [{ operator: 'method', change: receiver }] : [];
}

function ofCondition(condition: ts.Expression, isIf: boolean): Change[] {
  const isChangedByItself =
    (ts.isBinaryExpression(condition) && NEGATED[condition.operatorToken.kind] !== undefined) ||
    (ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken);
  const changes: Change[] = [];
  if (!isChangedByItself) changes.push({ operator: 'negate', change: `!(${condition.getText()})`, node: condition });
  if (isIf) changes.push({ operator: 'if-false', change: 'false', node: condition });
  return changes;
}

/** A call whose result is unused. Excludes `super`, which is required, and the log, which has no effect. */
function ofStatement({ expression }: ts.ExpressionStatement): Change[] {
  const inner = ts.isAwaitExpression(expression) ? expression.expression : expression;
  const call = ts.isVoidExpression(inner) ? inner.expression : inner;
  if (!ts.isCallExpression(call) || call.expression.kind === ts.SyntaxKind.SuperKeyword) return [];
  return [{ operator: 'call', change: 'undefined', node: expression }];
}

function ofNumber(node: ts.NumericLiteral | ts.BigIntLiteral): Change[] {
  const one = ts.isBigIntLiteral(node) ? '1n' : '1';
  return ['+', '-'].map((sign) => ({ operator: 'number', change: `(${node.getText()} ${sign} ${one})` }));
}

/**
 * All changes of this node, without its children.
 * @param text the full text of the file
 */
export function changesOf(node: ts.Node, text: string): Change[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node, text);
  if (ts.isCallExpression(node)) return ofCall(node, text);
  if (ts.isIfStatement(node)) return ofCondition(node.expression, true);
  if (ts.isWhileStatement(node)) return ofCondition(node.expression, false);
  if (ts.isConditionalExpression(node)) return ofCondition(node.condition, false);
  if (ts.isExpressionStatement(node)) return ofStatement(node);
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return ofNumber(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ operator: 'boolean', change: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ operator: 'boolean', change: 'true' }];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [{ operator: 'negate', change: node.operand.getText() }];
  }
  if (ts.isCaseClause(node) && ts.isStringLiteral(node.expression) && node.expression.text !== '') {
    return [{ operator: 'case', change: "''", node: node.expression }];
  }
  return [];
}
