import { catalog, FAMILIES } from '@graha/catalog/catalog';
import { listOperations, type ListedOperation } from '@graha/catalog/list-operations';

/** Aliases too: each has a page under its own address. */
export const REFERENCE_OPERATIONS: readonly ListedOperation[] = listOperations(catalog);

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
    operations: REFERENCE_OPERATIONS.filter((operation) => operation.family === family),
  }),
);

/** Where an operation, or a family, is described: `/reference/panchang/sun-times`. */
export const referencePath = (id: string): string => `/reference/${id}`;

export const findOperation = (id: string): ListedOperation | undefined =>
  REFERENCE_OPERATIONS.find((operation) => operation.id === id);

export const findFamily = (family: string): ReferenceFamily | undefined =>
  REFERENCE_FAMILIES.find((row) => row.family === family);

/** Without `/api/v1`, which all of them share. */
export const shortPath = ({ id }: Pick<ListedOperation, 'id'>): string => `/${id}`;

export const creditWords = (credits: number): string => `${credits} credit${credits === 1 ? '' : 's'}`;

export const aliasesOf = (id: string): readonly string[] =>
  REFERENCE_OPERATIONS.filter((operation) => operation.aliasOf === id).map((operation) => operation.id);

/** What every page of the reference is made for: each operation, and each family that is not an operation itself. */
export const REFERENCE_PARAMS: readonly { family: string; operation: string[] }[] = [
  ...REFERENCE_OPERATIONS.map(({ family, suffix }) => ({ family, operation: suffix === '' ? [] : suffix.split('/') })),
  ...REFERENCE_FAMILIES.filter(({ family }) => findOperation(family) === undefined).map(({ family }) => ({
    family,
    operation: [],
  })),
];
