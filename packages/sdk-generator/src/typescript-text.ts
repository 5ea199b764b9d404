/** The beginning of every generated file. */
export const NOTICE =
  '// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.\n\n';

/** Paragraphs as a comment; empty if all are empty. */
export function tsDoc(paragraphs: readonly string[], indent: string): string {
  const said = paragraphs.filter((text) => text !== '').map((text) => text.replaceAll('*/', '*\\/'));
  if (said.length === 0) return '';
  if (said.length === 1) return `${indent}/** ${said.join('')} */\n`;
  return [`${indent}/**`, ...said.map((text) => `${indent} * ${text}`), `${indent} */\n`].join('\n');
}

/** `key_id` → `keyId`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
