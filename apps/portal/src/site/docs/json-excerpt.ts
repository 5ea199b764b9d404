const LINE_MAX = 56;

/**
 * Formats JSON with short objects on one line, for display beside a text. Longer lists show the first item and the number of the
 * others.
 */
export function jsonExcerpt(value: unknown, indent = ''): string {
  const oneLine = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null) return oneLine;
  if (Array.isArray(value)) return listExcerpt(value, indent);
  if (oneLine.length + indent.length <= LINE_MAX) return oneLine;
  const inner = `${indent}  `;
  const lines: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    const words = `${JSON.stringify(name)}: ${jsonExcerpt(member, inner)}`;
    const last = lines.at(-1);
    const fits = last !== undefined && !words.includes('\n') && !last.includes('\n');
    if (fits && inner.length + last.length + words.length + 2 <= LINE_MAX)
      lines[lines.length - 1] = `${last}, ${words}`;
    else lines.push(words);
  }
  return `{\n${lines.map((line) => inner + line).join(',\n')}\n${indent}}`;
}

function listExcerpt(list: readonly unknown[], indent: string): string {
  if (list.length === 0) return '[]';
  const inner = `${indent}  `;
  const first = jsonExcerpt(list[0], inner);
  const rest = list.length > 1 ? [`…${list.length - 1} more`] : [];
  return `[\n${[first, ...rest].map((line) => inner + line).join(',\n')}\n${indent}]`;
}

/** Returns some members of an object, in the order of `names`. */
export function pick(value: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (name in value ? [[name, value[name]]] : [])));
}
