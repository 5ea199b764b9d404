import { type ClientRequest, goClient, phpClient, typescriptClient } from './client-calls.ts';
import { curl, python, typescript } from './http-calls.ts';

type Row = {
  value: string;
  label: string;
  language: 'shell' | 'typescript' | 'python' | 'php' | 'go';
  write(request: ClientRequest): string;
};

/** The languages of code samples; each is one row. */
const ROWS = [
  { value: 'curl', label: 'curl', language: 'shell', write: curl },
  { value: 'typescript', label: 'TypeScript', language: 'typescript', write: typescript },
  { value: 'sdk', label: 'SDK', language: 'typescript', write: typescriptClient },
  { value: 'python', label: 'Python', language: 'python', write: python },
  { value: 'php', label: 'PHP', language: 'php', write: phpClient },
  { value: 'go', label: 'Go', language: 'go', write: goClient },
] as const satisfies readonly Row[];

export type SnippetName = (typeof ROWS)[number]['value'];
export type Snippet = Omit<(typeof ROWS)[number], 'write'> & { code: string };

/**
 * Writes the call in every language, or in the named ones. Without a given key, each sample reads `GRAHA_API_KEY` from
 * the environment.
 */
export const snippetsOf = (
  request: ClientRequest,
  names: readonly SnippetName[] = ROWS.map(({ value }) => value),
): Snippet[] =>
  ROWS.filter(({ value }) => names.includes(value)).map(({ write, ...row }) => ({ ...row, code: write(request) }));
