import type { ClientBase } from 'pg';
import { readCatalog } from './catalog.ts';
import { describeStatement } from './describe-statement.ts';
import { findStatements, GENERATED } from './find-statements.ts';

const HEAD = `// Written by \`npm run sql:generate\`: the statements of all packages, with the types that Postgres gives them.
export interface Statements {
`;

const NO_LITERAL = 'the text is no literal; write `as const` after the constants that it is composed of.';

export type StatementsFile = { path: string; text: string; problems: string[] };

/**
 * Returns the generated file, with its path from the root (role: superuser or owner), and the problems of the statements that it
 * lacks, each with its place.
 */
export async function statementsFile(client: ClientBase): Promise<StatementsFile> {
  const catalog = await readCatalog(client);
  const problems: string[] = [];
  const lines = new Map<string, string>();
  for (const { text, place } of findStatements()) {
    if (text === null) problems.push(`${place}: ${NO_LITERAL}`);
    else if (!lines.has(text)) {
      try {
        const { values, row } = await describeStatement(client, catalog, text);
        lines.set(text, `  ${JSON.stringify(text)}: { values: ${values}; row: ${row} };\n`);
      } catch (error) {
        problems.push(`${place}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  const sorted = [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { path: GENERATED, text: `${HEAD}${sorted.map(([, line]) => line).join('')}}\n`, problems };
}
