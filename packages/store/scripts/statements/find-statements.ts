import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CONFIGS = ['packages/config/tsconfig.servers.json', 'packages/config/tsconfig.browsers.json'];
/** The file that is being generated counts as one that knows every text. */
export const GENERATED = 'packages/store/src/postgres/generated/statements.ts';
const ANY_TEXT = 'export interface Statements { [text: string]: { values: any; row: any } }';
const IMPORT = /from '[^']*\/query(?:\.ts)?'/;

/** A statement, and the place that runs it, as `path:line`. The text is null if the compiler cannot compose it. */
export type Found = { text: string | null; place: string };

/** Finds the statements that are passed to `query` in all packages, directly or through a helper. The compiler composes texts from their constants. */
export function findStatements(): Found[] {
  const configs = CONFIGS.map((path) => readConfig(ROOT + path));
  const files = new Set(configs.flatMap(({ fileNames }) => fileNames));
  const users = [...files].filter((path) => IMPORT.test(ts.sys.readFile(path) ?? ''));
  const options: ts.CompilerOptions = { ...configs[0]?.options, jsx: ts.JsxEmit.ReactJSX };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (path, target) =>
    path === ROOT + GENERATED ? ts.createSourceFile(path, ANY_TEXT, target) : readSource(path, target);
  const program = ts.createProgram(users, options, host);
  const checker = program.getTypeChecker();
  const ours = program.getSourceFiles().filter(({ fileName }) => files.has(fileName));
  const takers = new Set(ours.flatMap(takersOfText));
  return ours.flatMap((source) => statementsIn(source, takers, checker));
}

function readConfig(path: string): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
}

/** The parameter whose type is a type parameter with this constraint has the text. */
const CONSTRAINT = 'SqlText';
const isText = (it: ts.TypeParameterDeclaration): boolean => it.constraint?.getText() === CONSTRAINT;

/** Returns the names of the functions of a file that take a statement: the compiler need not resolve calls of others. */
function takersOfText(source: ts.SourceFile): string[] {
  if (!source.text.includes(`extends ${CONSTRAINT}`)) return [];
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && node.typeParameters?.some(isText)) {
      const named = ts.isVariableDeclaration(node.parent) ? node.parent : node;
      if (named.name) names.push(named.name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function statementsIn(source: ts.SourceFile, takers: ReadonlySet<string>, checker: ts.TypeChecker): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && takers.has(calleeOf(node))) found.push(...textsOf(node, checker));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const calleeOf = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

function textsOf(call: ts.CallExpression, checker: ts.TypeChecker): Found[] {
  const signature = checker.getResolvedSignature(call);
  const declaration = signature?.declaration;
  if (!declaration || ts.isJSDocSignature(declaration)) return [];
  const name = declaration.typeParameters?.find(isText)?.name.text;
  if (name === undefined) return [];
  const parameter = signature.getParameters().find(({ valueDeclaration: it }) => {
    return it && ts.isParameter(it) && it.type?.getText() === name;
  });
  if (!parameter) return [];
  const type = checker.getTypeOfSymbolAtLocation(parameter, call);
  const source = call.getSourceFile();
  const line = source.getLineAndCharacterOfPosition(call.getStart()).line + 1;
  const place = `${source.fileName.slice(ROOT.length)}:${line}`;
  return (type.isUnion() ? type.types : [type]).flatMap((one): Found[] => {
    if (one.isStringLiteral()) return [{ text: one.value, place }];
    if (one.flags & ts.TypeFlags.TypeParameter) return []; // A helper, whose callers pass the text.
    return [{ text: null, place }];
  });
}
