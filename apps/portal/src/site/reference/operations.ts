import { FAMILIES } from '@graha/catalog/families/catalog';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { OPERATIONS, operationOf, OWN_OPERATIONS } from '../../shared/operations.ts';

export type ReferenceFamily = {
  family: string;
  title: string;
  summary: string;
  operations: readonly ListedOperation[];
};

export const REFERENCE_FAMILIES: readonly ReferenceFamily[] = Object.entries(FAMILIES).map(
  ([family, { title, summary }]) => ({
    family,
    title,
    summary,
    operations: OPERATIONS.filter((operation) => operation.family === family),
  }),
);

/** Returns the page of an operation or a family: `/reference/panchang/sun-times`. */
export const referencePath = (id: string): string => `/reference/${id}`;

export const findFamily = (family: string): ReferenceFamily | undefined =>
  REFERENCE_FAMILIES.find((row) => row.family === family);

/** Returns the path without `/api/v1`, the common prefix of all operations. */
export const shortPath = ({ id }: Pick<ListedOperation, 'id'>): string => `/${id}`;

export const aliasesOf = (id: string): readonly string[] =>
  OPERATIONS.filter((operation) => operation.aliasOf === id).map((operation) => operation.id);

/** Parameters of every page of the reference: each operation, and each family that is not an operation itself. */
export const REFERENCE_PARAMS: readonly { family: string; operation: string[] }[] = [
  ...OPERATIONS.map(({ family, suffix }) => ({ family, operation: suffix === '' ? [] : suffix.split('/') })),
  ...REFERENCE_FAMILIES.filter(({ family }) => operationOf(family) === null).map(({ family }) => ({
    family,
    operation: [],
  })),
];

export type FamilyRow = {
  family: string;
  title: string;
  summary: string;
  /** The family's first operation. */
  startWith: ListedOperation;
  operationCount: number;
  /** `1`, or `1 to 2`. */
  credits: string;
};

export const FAMILY_ROWS: readonly FamilyRow[] = Object.entries(FAMILIES).flatMap(([family, { title, summary }]) => {
  const operations = OWN_OPERATIONS.filter((operation) => operation.family === family);
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

/** Returns small numbers as words, for headings. */
export const countWord = (count: number): string => WORDS[count] ?? String(count);
