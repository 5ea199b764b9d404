import { type ClientRequest, goClient, phpClient, typescriptClient } from './client-calls.ts';
import { curl, python, typescript } from './http-calls.ts';

type Row = {
  value: string;
  label: string;
  language: 'shell' | 'typescript' | 'python' | 'php' | 'go';
  write(request: ClientRequest): string;
};

/** A language of code samples is one row here. */
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

/** The call in every language, or in those that are named. Unless a key is given, each reads `GRAHA_API_KEY` from the environment. */
export const snippetsOf = (
  request: ClientRequest,
  names: readonly SnippetName[] = ROWS.map(({ value }) => value),
): Snippet[] =>
  ROWS.filter(({ value }) => names.includes(value)).map(({ write, ...row }) => ({ ...row, code: write(request) }));
