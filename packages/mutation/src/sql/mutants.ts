import type { Mutant } from '../mutant.ts';
import { asMutants } from '../mutant.ts';
import { conditionEdits } from './conditions.ts';
import { assignmentEdits, clauseEdits, statementEdits } from './statements.ts';
import { bodiesOf, tokensOf } from './tokens.ts';
import { wordEdits } from './words.ts';

/**
 * Every mutant of a file of SQL functions, in the order of the file: of the bodies alone, because names, owners and rights have
 * tests of their own.
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
