import { FAMILIES, type Family } from '@graha/catalog/families/catalog';
import { inputJsonSchema } from '@graha/catalog/wire/json-schema';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { priceText } from '@graha/catalog/operation/price';
import { outputSchema } from '@graha/catalog/project/schema/tidy-schema';

export type FoundOperation = { id: string; summary: string; price: string };

const families: Readonly<Record<string, Family>> = FAMILIES;
const FOUND_MAX = 12;
const WEIGHTS = { id: 4, summary: 2, description: 1 } as const;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Finds the operations with the most words of the query in their id, family, summary and description. Without words,
 * returns all.
 */
export function searchOperations(operations: readonly ListedOperation[], query: string): FoundOperation[] {
  const words = wordsOf(query);
  const scored = operations
    .filter(({ aliasOf }) => aliasOf === undefined)
    .map((operation) => ({ operation, score: words.reduce((sum, word) => sum + scoreOf(operation, word), 0) }));
  return scored
    .filter(({ score }) => score > 0 || words.length === 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, words.length === 0 ? undefined : FOUND_MAX)
    .map(({ operation }) => ({ id: operation.id, summary: operation.summary, price: priceText(operation) }));
}

function scoreOf({ id, family, summary, description }: ListedOperation, word: string): number {
  const places = { id: `${id} ${families[family]?.title ?? ''}`, summary, description };
  return (Object.keys(places) as (keyof typeof places)[]) // Safe: the keys of the object above.
    .reduce((sum, place) => sum + (places[place].toLowerCase().includes(word) ? WEIGHTS[place] : 0), 0);
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
    price: priceText(priced),
    input_schema: inputJsonSchema(input),
    example,
    has_picture: picture !== undefined,
    answer_members: Object.keys(Object(properties)),
  };
}
