const LINE_MAX = 46;

/** How a language writes a value that is no object with members. */
export type LiteralStyle = {
  open: string;
  close: string;
  /** The name of a member with what stands before its value. */
  nameOf(name: string): string;
  valueOf(value: unknown): string;
  /** A language may allow a comma after the last line. */
  lastComma?: boolean;
};

/** An object over several lines, as many single members in each as fit; an object in it has lines of its own. */
export function members(body: unknown, style: LiteralStyle, indent: string): string {
  if (!isFull(body)) return style.valueOf(body);
  const lines: string[] = [];
  let isOpen = false;
  for (const [name, value] of Object.entries(body)) {
    const isNested = typeof value === 'object' && value !== null;
    const word = `${style.nameOf(name)}${isNested ? members(value, style, `${indent}  `) : style.valueOf(value)}`;
    const last = lines.at(-1);
    if (isOpen && !isNested && last !== undefined && last.length + word.length + 2 <= LINE_MAX) {
      lines[lines.length - 1] = `${last}, ${word}`;
    } else {
      lines.push(word);
    }
    isOpen = !isNested;
  }
  const end = style.lastComma ? ',' : '';
  return `${style.open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}${end}\n${indent}${style.close}`;
}

const isFull = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

export const JSON_STYLE: LiteralStyle = {
  open: '{',
  close: '}',
  nameOf: (name) => `${JSON.stringify(name)}: `,
  valueOf: (value) => JSON.stringify(value),
};

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

export const TYPESCRIPT_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  nameOf: (name) => `${IDENTIFIER.test(name) ? name : JSON.stringify(name)}: `,
};

const PYTHON_NAMES: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** Outside strings, JSON's `true`, `false` and `null` have other names in Python. */
export const PYTHON_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  valueOf: (value) =>
    JSON.stringify(value).replace(
      /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
      (found) => PYTHON_NAMES[found] ?? found,
    ),
};

/** In single quotes, where PHP replaces no variable. */
export const phpString = (text: string): string => `'${text.replaceAll(/[\\']/g, (letter) => `\\${letter}`)}'`;

function phpValue(value: unknown): string {
  if (typeof value === 'string') return phpString(value);
  if (Array.isArray(value)) return `[${value.map(phpValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = Object.entries(value).map(([name, member]) => `${phpString(name)} => ${phpValue(member)}`);
  return inner.length === 0 ? '(object) []' : `[${inner.join(', ')}]`; // An empty array would be an empty list.
}

export const PHP_STYLE: LiteralStyle = {
  open: '[',
  close: ']',
  nameOf: (name) => `${phpString(name)} => `,
  valueOf: phpValue,
  lastComma: true,
};

/** A raw string, or one with escapes where the text has what would end it. */
export const goString = (text: string): string => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``);
