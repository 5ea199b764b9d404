const LINE_MAX = 46;

/** The form of values in a language, except for objects with members. */
export type LiteralStyle = {
  open: string;
  close: string;
  /** A member's name with the separator before its value. */
  nameOf(name: string): string;
  valueOf(value: unknown): string;
  /** Set if the language allows a comma after the last line. */
  lastComma?: boolean;
};

/**
 * Writes an object over several lines, with as many single members in each as fit; a nested object has separate lines.
 */
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

/** Renames JSON's `true`, `false` and `null` for Python, outside strings. */
export const PYTHON_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  valueOf: (value) =>
    JSON.stringify(value).replace(
      /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
      (found) => PYTHON_NAMES[found] ?? found,
    ),
};

/** A string in single quotes, in which PHP expands no variables. */
export const phpString = (text: string): string => `'${text.replaceAll(/[\\']/g, (letter) => `\\${letter}`)}'`;

function phpValue(value: unknown): string {
  if (typeof value === 'string') return phpString(value);
  if (Array.isArray(value)) return `[${value.map(phpValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = Object.entries(value).map(([name, member]) => `${phpString(name)} => ${phpValue(member)}`);
  return inner.length === 0 ? '(object) []' : `[${inner.join(', ')}]`; // An empty array would become an empty list.
}

export const PHP_STYLE: LiteralStyle = {
  open: '[',
  close: ']',
  nameOf: (name) => `${phpString(name)} => `,
  valueOf: phpValue,
  lastComma: true,
};

/** A raw string, or an escaped one if the text contains a backtick. */
export const goString = (text: string): string => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``);
