import { FAMILIES, catalog } from '@graha/catalog/catalog';
import { listOperations, type ListedOperation } from '@graha/catalog/list-operations';

export type FamilyRow = {
  family: string;
  title: string;
  summary: string;
  /** Where to start: the family's first operation. */
  startWith: ListedOperation;
  operationCount: number;
  /** `1`, or `1 to 2`. */
  credits: string;
};

/** Every operation once: an alias is the same thing under a second address. */
export const OPERATIONS: readonly ListedOperation[] = listOperations(catalog).filter(
  (operation) => operation.aliasOf === undefined,
);

export const FAMILY_ROWS: readonly FamilyRow[] = Object.entries(FAMILIES).flatMap(([family, { title, summary }]) => {
  const operations = OPERATIONS.filter((operation) => operation.family === family);
  const [startWith] = operations;
  if (startWith === undefined) return [];
  return [{ family, title, summary, startWith, operationCount: operations.length, credits: creditRange(operations) }];
});

function creditRange(operations: readonly ListedOperation[]): string {
  const credits = operations.map((operation) => operation.credits);
  const [least, most] = [Math.min(...credits), Math.max(...credits)];
  return least === most ? String(least) : `${least} to ${most}`;
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Small numbers are words in a heading. */
export const countWord = (count: number): string => WORDS[count] ?? String(count);
