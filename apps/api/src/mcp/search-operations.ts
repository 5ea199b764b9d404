import { FAMILIES, type Family } from '@graha/catalog/families/catalog';
import { inputJsonSchema } from '@graha/catalog/wire/json-schema';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { fullPriceText } from '@graha/catalog/operation/price';
import { createFinder, type Finder } from '@graha/catalog/search/find-texts';
import { outputSchema } from '@graha/catalog/project/schema/tidy-schema';

export type FoundOperation = { id: string; summary: string; price: string };

const families: Readonly<Record<string, Family>> = FAMILIES;
const FOUND_MAX = 12;
type Listed = { operation: ListedOperation; title: string; detail: string; also: string };
const finders = new WeakMap<readonly ListedOperation[], Finder<Listed>>();

/** Finds operations by the search of the portal. Without words, returns all. */
export function searchOperations(operations: readonly ListedOperation[], query: string): FoundOperation[] {
  const own = operations.filter(({ aliasOf }) => aliasOf === undefined);
  const found = /[\p{L}\p{N}]/u.test(query)
    ? finderOf(operations, own)(query, FOUND_MAX).map(({ operation }) => operation)
    : own;
  return found.map((operation) => ({ id: operation.id, summary: operation.summary, price: fullPriceText(operation) }));
}

function finderOf(operations: readonly ListedOperation[], own: readonly ListedOperation[]): Finder<Listed> {
  const known = finders.get(operations);
  if (known !== undefined) return known;
  const made = createFinder(
    own.map((operation) => ({
      operation,
      title: operation.title,
      detail: operation.summary,
      also: `${operation.id} ${families[operation.family]?.title ?? ''} ${operation.description}`,
    })),
  );
  finders.set(operations, made);
  return made;
}

/** The description that a model needs to call an operation and to choose `fields` of its answer. */
export function describeOperation({
  id,
  summary,
  description,
  input,
  example,
  output,
  picture,
  ...priced
}: ListedOperation) {
  const { properties = {} } = Object(outputSchema(output));
  return {
    id,
    summary,
    description,
    price: fullPriceText(priced),
    input_schema: inputJsonSchema(input),
    example,
    has_picture: picture !== undefined,
    answer_members: Object.keys(Object(properties)),
  };
}
