import type { Token } from './tokens.ts';

/**
 * The index of the first token from `from` that is outside of the surrounding parentheses, or is one of `words` at
 * their depth.
 */
export function endOf(tokens: readonly Token[], from: number, words: ReadonlySet<string>): number {
  const depth = tokens[from]?.depth ?? 0;
  const found = tokens.findIndex(
    (token, index) => index >= from && (token.depth < depth || (token.depth === depth && words.has(token.text))),
  );
  return found === -1 ? tokens.length : found;
}

/** Splits the tokens at every separator of their own depth; empty parts are dropped. */
export function splitAt(tokens: readonly Token[], isSeparator: (token: Token, index: number) => boolean): Token[][] {
  const depth = tokens[0]?.depth ?? 0;
  const parts: Token[][] = [[]];
  tokens.forEach((token, index) => {
    if (token.depth === depth && isSeparator(token, index)) parts.push([]);
    else parts.at(-1)?.push(token);
  });
  return parts.filter((part) => part.length > 0);
}

/** The offsets of the first token's start and the last token's end. */
export function rangeOf(tokens: readonly Token[]): { start: number; end: number } {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}
