/** The beginning of every generated file. */
export const PYTHON_NOTICE =
  '# Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.\n\n';

/** `sunTimes` → `sun_times`. */
export const snakeCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (at) => `_${at.toLowerCase()}`);

/** Paragraphs as a docstring; empty if all are empty. */
export function docstring(paragraphs: readonly string[], indent: string): string {
  const said = paragraphs
    .filter((text) => text !== '')
    .map((text) => text.replaceAll('\\', '\\\\').replaceAll('"""', "'''"));
  const [only = ''] = said;
  if (said.length === 0) return '';
  // A quote at the end would merge with the closing quotes.
  const closed = (text: string): string => (text.endsWith('"') ? `${text} ` : text);
  if (said.length === 1) return `${indent}"""${closed(only)}"""\n`;
  return `${indent}"""${said.join(`\n\n${indent}`)}\n${indent}"""\n`;
}

/** Two of the class names are built-in names in Python. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  PermissionError: 'PermissionDeniedError',
  TimeoutError: 'RequestTimeoutError',
};
export const pythonClass = (name: string): string => OWN_NAMES[name] ?? name;
