/** One small change of one file. */
export type Mutant = {
  /** Path from the root of the repository, with `/`. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The line in which the change begins, without its indentation. */
  lineText: string;
  /** The kind of change, such as `boundary`. */
  operator: string;
  /** The replaced text and its replacement. */
  original: string;
  change: string;
  /** Offset of `original` in the file. */
  start: number;
};

/** A change before its file is known. */
export type Edit = { operator: string; start: number; end: number; change: string };

/**
 * Turns edits into mutants, in file order.
 * @param file path from the root of the repository
 * @param text the full text of the file
 */
export function asMutants(file: string, text: string, edits: readonly Edit[]): Mutant[] {
  const mutants = edits.map(({ operator, start, end, change }) => {
    const before = text.slice(0, start);
    const lineStart = before.lastIndexOf('\n') + 1;
    const lineEnd = text.indexOf('\n', start);
    return {
      file,
      line: before.split('\n').length,
      lineText: text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd).trim(),
      operator,
      original: text.slice(start, end),
      change,
      start,
    };
  });
  return mutants.toSorted((a, b) => a.start - b.start);
}

/** The full text of the file with the change applied. */
export function mutatedText(text: string, { start, original, change }: Mutant): string {
  if (!text.startsWith(original, start)) {
    throw new Error(`offset ${start} no longer holds "${original}": the file changed while mutants ran`);
  }
  return text.slice(0, start) + change + text.slice(start + original.length);
}

/** One line for the report: `file:line operator: original → change`. */
export function mutantLine({ file, line, operator, original, change }: Mutant): string {
  const short = (text: string) => {
    const flat = text.replaceAll(/\s+/g, ' ');
    return flat.length > 90 ? `${flat.slice(0, 87)}…` : flat;
  };
  return `${file}:${line} ${operator}: ${short(original)} → ${change === '' ? '(nothing)' : short(change)}`;
}
