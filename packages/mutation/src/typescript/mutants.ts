import ts from 'typescript';
import type { Edit, Mutant } from '../mutant.ts';
import { asMutants } from '../mutant.ts';
import { changesOf } from './operators.ts';

/** A literal with this number of constants is a table: its rows are compared with their source, not with each other. */
const TABLE_MIN = 4;
const LOGS = new Set(['console', 'log', 'logger']);

function constantsIn(node: ts.Node): number | null {
  if (ts.isLiteralExpression(node) || node.kind === ts.SyntaxKind.TrueKeyword) return 1;
  if (node.kind === ts.SyntaxKind.FalseKeyword || node.kind === ts.SyntaxKind.NullKeyword) return 1;
  if (ts.isPrefixUnaryExpression(node)) return constantsIn(node.operand);
  const parts = ts.isArrayLiteralExpression(node)
    ? [...node.elements]
    : ts.isObjectLiteralExpression(node)
      ? node.properties.map((property) => (ts.isPropertyAssignment(property) ? property.initializer : property))
      : null;
  if (!parts) return null;
  const counts = parts.map(constantsIn);
  return counts.reduce<number | null>((sum, count) => (sum === null || count === null ? null : sum + count), 0);
}

const isTable = (node: ts.Node): boolean =>
  (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) && (constantsIn(node) ?? 0) >= TABLE_MIN;

function isLogCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const receiver = node.expression.expression;
  const name = ts.isPropertyAccessExpression(receiver) ? receiver.name : receiver;
  return ts.isIdentifier(name) && LOGS.has(name.text);
}

/**
 * Values such as `const { hour = 0 } = parts;`: most are never used and only tell the compiler that none is missing.
 */
const isFallback = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) &&
  ts.isBindingElement(node.parent) &&
  node.parent.initializer === node &&
  ts.isVariableDeclaration(ts.walkUpBindingElementsAndPatterns(node.parent));

/** True for code without behaviour: types, imports, tables of data, texts of errors, log lines. */
function isSkipped(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isThrowStatement(node) ||
    (ts.isExpressionStatement(node) && isLogCall(node.expression)) ||
    isFallback(node) ||
    isTable(node)
  );
}

/**
 * All mutants of a TypeScript file, in file order.
 * @param file path from the root of the repository
 * @param text its text
 */
export function typescriptMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    for (const { operator, change, node: part = node } of changesOf(node, text)) {
      edits.push({ operator, change, start: part.getStart(source), end: part.end });
    }
    // The name of a property is not a number, even if it is written as one.
    ts.forEachChild(node, (child) => {
      if (!(ts.isPropertyAssignment(node) && child === node.name)) visit(child);
    });
  };
  visit(source);
  return asMutants(file, text, edits);
}
