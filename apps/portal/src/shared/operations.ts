import { catalog } from '@graha/catalog/families/catalog';
import { listOperations, type ListedOperation } from '@graha/catalog/list/list-operations';
import { type ClientNames, clientNamesOf } from '@graha/catalog/project/snippets/client-names';

/** The catalogue, listed once for all pages. It includes aliases: each has a page under its own address. */
export const OPERATIONS: readonly ListedOperation[] = listOperations(catalog);

/** Every operation once: an alias is the same operation under a second address. */
export const OWN_OPERATIONS: readonly ListedOperation[] = OPERATIONS.filter(({ aliasOf }) => aliasOf === undefined);

export const OPERATION_IDS: readonly string[] = OPERATIONS.map(({ id }) => id);

const BY_ID: ReadonlyMap<string, ListedOperation> = new Map(OPERATIONS.map((operation) => [operation.id, operation]));

/** The names of operations in the clients. */
export const CLIENT_NAMES: ReadonlyMap<string, ClientNames> = clientNamesOf(OPERATIONS);

export const operationOf = (id: string): ListedOperation | null => BY_ID.get(id) ?? null;
