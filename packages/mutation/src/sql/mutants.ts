import type { Mutant } from '../mutant.ts';
import { asMutants } from '../mutant.ts';
import { conditionEdits } from './conditions.ts';
import { assignmentEdits, clauseEdits, statementEdits } from './statements.ts';
import { bodiesOf, tokensOf } from './tokens.ts';
import { wordEdits } from './words.ts';

/**
 * All mutants of a file of SQL functions, in file order. Only bodies are changed, because names, owners and rights have
 * separate tests.
 * @param file path from the root of the repository
 * @param sql its text
 */
export function sqlMutants(file: string, sql: string): Mutant[] {
  const edits = bodiesOf(tokensOf(sql)).flatMap((body) => [
    ...wordEdits(body, sql),
    ...conditionEdits(body),
    ...statementEdits(body),
    ...assignmentEdits(body),
    ...clauseEdits(body),
  ]);
  return asMutants(file, sql, edits);
}
