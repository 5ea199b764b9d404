import type { ClientBase } from 'pg';
import { readCatalog } from './catalog.ts';
import { describeStatement } from './describe-statement.ts';
import { type Found, findStatements, GENERATED } from './find-statements.ts';

const HEAD = `// Written by \`npm run sql:generate\`: the statements of all packages, with the types that Postgres gives them.
export interface Statements {
`;

/**
 * Returns the generated file, with its path from the root (role: superuser or owner).
 * @throws AggregateError that names the place of each statement that Postgres refuses
 */
export async function statementsFile(client: ClientBase): Promise<{ path: string; text: string }> {
  const catalog = await readCatalog(client);
  const statements = new Map(findStatements().map((found) => [found.text, found]));
  const failures: Error[] = [];
  const lines: string[] = [];
  for (const { text, place } of [...statements.values()].toSorted(byText)) {
    try {
      const { values, row } = await describeStatement(client, catalog, text);
      lines.push(`  ${JSON.stringify(text)}: { values: ${values}; row: ${row} };\n`);
    } catch (cause) {
      failures.push(new Error(`${place}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('\n'));
  return { path: GENERATED, text: `${HEAD}${lines.join('')}}\n` };
}

const byText = (one: Found, other: Found): number => (one.text < other.text ? -1 : 1);
