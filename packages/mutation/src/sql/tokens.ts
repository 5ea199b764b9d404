export type Token = {
  kind: 'word' | 'number' | 'string' | 'sign';
  /** Words in lower case, everything else as written. */
  text: string;
  start: number;
  end: number;
  /**
   * The number of open parentheses, brackets and `case` around the token. An opening token and its partner have the
   * outer depth.
   */
  depth: number;
  /** The body of a function, counted from 0, or null outside of all bodies. */
  body: number | null;
};

const SPACE = /(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const QUOTE = /\$(?:[a-z_]\w*)?\$/iy;
const TOKEN =
  /(?<string>e?'(?:[^']|'')*'|"(?:[^"]|"")*")|(?<number>\d+(?:\.(?!\.)\d*)?)|(?<word>[a-z_]\w*|\$\d+)|(?<sign>::|:=|=>|\.\.|->>|->|<=|>=|<>|!=|\|\||@>|<@|[-+*/%<>=~!@#^&|?()[\],;.:])/iy;
const OPENING = new Set(['(', '[', 'case']);
/** The `end` of a block or a loop does not close a `case`. */
const PARTNERS = new Map([
  [')', '('],
  [']', '['],
  ['end', 'case'],
]);

/**
 * The tokens of a SQL file, without comments. The body of a function, between `$$` and `$$`, is tokenised too; a quoted
 * text within a body is one string.
 * @throws Error at a character that is not SQL
 */
export function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  const open: string[] = [];
  let [at, bodies] = [0, 0];
  let quote: string | null = null;
  while (at < sql.length) {
    SPACE.lastIndex = at;
    at += SPACE.exec(sql)?.[0].length ?? 0;
    if (at >= sql.length) break;
    QUOTE.lastIndex = at;
    const mark = QUOTE.exec(sql)?.[0];
    if (mark && (quote === null || quote === mark)) {
      if (quote === mark) bodies += 1;
      quote = quote === null ? mark : null;
      at += mark.length;
      continue;
    }
    if (mark) {
      const close = sql.indexOf(mark, at + mark.length) + mark.length;
      tokens.push({
        kind: 'string',
        text: sql.slice(at, close),
        start: at,
        end: close,
        depth: open.length,
        body: bodies,
      });
      at = close;
      continue;
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(sql);
    if (!found) throw new Error(`character ${at} is none of SQL: ${sql.slice(at, at + 20)}`);
    const text = found[0];
    const kind = found.groups?.['string']
      ? 'string'
      : found.groups?.['number']
        ? 'number'
        : found.groups?.['word']
          ? 'word'
          : 'sign';
    const said = kind === 'word' ? text.toLowerCase() : text;
    const partner = PARTNERS.get(said);
    if (partner && partner === open.at(-1)) open.pop();
    const body = quote === null ? null : bodies;
    tokens.push({ kind, text: said, start: at, end: at + text.length, depth: open.length, body });
    // `end case` closes a `case`.
    if (OPENING.has(said) && tokens.at(-2)?.text !== 'end') open.push(said);
    at += text.length;
  }
  return tokens;
}

/** The tokens of each function body, without declarations of variables. */
export function bodiesOf(tokens: readonly Token[]): Token[][] {
  const bodies: Token[][] = [];
  for (const token of tokens) if (token.body !== null) (bodies[token.body] ??= []).push(token);
  return bodies.filter(Boolean).map((body) => {
    if (body[0]?.text !== 'declare') return body;
    return body.slice(body.findIndex(({ text }) => text === 'begin'));
  });
}
