/** The beginning of every generated file. */
export const phpFile = (namespace: string, text: string): string =>
  `<?php\n\n// Generated from the catalogue of the API by \`npm run sdk:generate\`. Change the catalogue, not this file.\n\n` +
  `declare(strict_types=1);\n\nnamespace ${namespace};\n\n${text}`;

/** Paragraphs and tags as a comment; empty if all are empty. */
export function phpDoc(paragraphs: readonly string[], indent: string, tags: readonly string[] = []): string {
  const blocks = [...paragraphs.filter((text) => text !== ''), ...(tags.length > 0 ? [tags.join('\n')] : [])];
  if (blocks.length === 0) return '';
  const lines = blocks.join('\n').replaceAll('*/', '*\\/').split('\n');
  const [only = ''] = lines;
  if (lines.length === 1) return `${indent}/** ${only} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
}

/** `RateLimitError` → `RateLimitException`. */
export const exceptionName = (name: string): string => name.replace(/Error$/, 'Exception');
