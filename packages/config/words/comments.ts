import ts from 'typescript';

export type Comment = { lineNumber: number; text: string };

const isLine = (raw: string): boolean => raw.startsWith('//');

function plainText(raw: string): string {
  const inner = isLine(raw) ? raw.slice(2) : raw.slice(2, -2).replaceAll(/^\s*\*+ ?/gm, '');
  return inner
    .replaceAll(/\s+/g, ' ')
    .replace(/^\*\s*/, '')
    .trim();
}

const LITERALS = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
]);

type Range = { pos: number; end: number };

/** Returns the literals of a file, in order: a slash inside one begins no comment. */
function literalsOf(source: ts.SourceFile): Range[] {
  const found: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (LITERALS.has(node.kind)) found.push({ pos: node.getStart(source), end: node.getEnd() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.toSorted((one, other) => one.pos - other.pos);
}

function rangesOf(source: ts.SourceFile): Range[] {
  const { text } = source;
  const literals = literalsOf(source);
  const found: Range[] = [];
  let next = 0;
  for (let pos = text.indexOf('/'); pos !== -1; pos = text.indexOf('/', pos)) {
    while ((literals[next]?.end ?? Infinity) <= pos) next += 1;
    const literal = literals[next];
    const close = text[pos + 1] === '*' ? '*/' : text[pos + 1] === '/' ? '\n' : null;
    if (literal && literal.pos <= pos) pos = literal.end;
    else if (close === null) pos += 1;
    else {
      const at = text.indexOf(close, pos + 2);
      const end = at === -1 ? text.length : close === '*/' ? at + 2 : at;
      found.push({ pos, end });
      pos = end;
    }
  }
  return found;
}

function inTypeScript(file: string, text: string): Comment[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Comment[] = [];
  let endOfLine: number | null = null;
  for (const { pos, end } of rangesOf(source)) {
    const raw = text.slice(pos, end);
    const last = found.at(-1);
    const continues = isLine(raw) && endOfLine !== null && /^[ \t]*\r?\n[ \t]*$/.test(text.slice(endOfLine, pos));
    if (continues && last) last.text += ` ${plainText(raw)}`;
    else found.push({ lineNumber: source.getLineAndCharacterOfPosition(pos).line + 1, text: plainText(raw) });
    endOfLine = isLine(raw) ? end : null;
  }
  return found;
}

function inSql(text: string): Comment[] {
  const found: Comment[] = [];
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const comment = /(?:^|\s)--\s?(?<text>.*)$/.exec(line)?.groups?.['text'];
    const last = found.at(-1);
    const isWhole = line.trimStart().startsWith('--');
    if (comment !== undefined && isOpen && isWhole && last) last.text += ` ${comment.trim()}`;
    else if (comment !== undefined) found.push({ lineNumber: index + 1, text: comment.trim() });
    isOpen = comment !== undefined && isWhole;
  }
  return found;
}

/**
 * Returns the comments of a file with the line on which each begins. Line comments on successive lines are one comment.
 * @param file a path; its ending selects the language: `.sql`, else TypeScript or JavaScript
 */
export const commentsOf = (file: string, text: string): Comment[] =>
  file.endsWith('.sql') ? inSql(text) : inTypeScript(file, text);

/** The sentences of a comment. Tags such as `@param` begin a sentence; code in backticks is replaced by `code`. */
export const sentencesOf = (comment: string): string[] =>
  comment
    .replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/g, 'code')
    .replaceAll(/\{?@(link|see|throws|returns|param)\b/g, '. @$1')
    .split(/(?<=[.!?])\s+|;\s+|:\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]{2}/i.test(sentence));
