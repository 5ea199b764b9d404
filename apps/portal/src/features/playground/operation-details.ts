import { FAMILIES } from '@graha/catalog/families/catalog';
import { formOf, type FormGroup } from '@graha/catalog/project/form';
import { fullPriceText, priceText } from '@graha/catalog/operation/price';
import type { ClientNames } from '@graha/catalog/project/snippets/client-names';
import { alsoKnownAs } from '../../shared/also-known-as.ts';
import { CLIENT_NAMES, OPERATIONS, operationOf } from '../../shared/operations.ts';

/** Everything that a browser needs about an operation, as plain JSON without code. */
export type OperationDetails = {
  id: string;
  path: string;
  family: string;
  /** The names in the client libraries. */
  names: ClientNames;
  credits: number;
  /** `1 credit`, or the price of one unit, with that of texts. */
  price: string;
  /** Credits that `texts: true` adds; 0 if the operation does not take it. */
  textsCredits: number;
  /** True if the price depends on the number of requested units. */
  isPricedBySize: boolean;
  summary: string;
  description: string;
  /** The member that defaults to "now". */
  dependsOnNow: string | null;
  /** True if GET works too. */
  takesGet: boolean;
  groups: FormGroup[];
};

export type OperationItem = Pick<OperationDetails, 'id' | 'price' | 'summary'> & {
  familyTitle: string;
  /** Other names, for the search. */
  also: readonly string[];
  aliasOf: string | null;
};

const TITLES: Readonly<Record<string, { title: string }>> = FAMILIES;

export function detailsOf(id: string): OperationDetails | null {
  const operation = operationOf(id);
  const names = CLIENT_NAMES.get(id);
  if (operation === null || names === undefined) return null;
  const { path, family, credits, summary, description, dependsOnNow, methods } = operation;
  return {
    id,
    path,
    family,
    names,
    credits,
    price: fullPriceText(operation),
    textsCredits: operation.withTexts?.credits ?? 0,
    isPricedBySize: operation.pricedBy !== undefined,
    summary,
    description,
    dependsOnNow: dependsOnNow ?? null,
    takesGet: methods.includes('GET'),
    // The form finds places by name and fills in their coordinates.
    groups: formOf(operation).map(({ name, fields }) => ({ name, fields: fields.filter((field) => !field.standsFor) })),
  };
}

export const operationItems = (): OperationItem[] =>
  OPERATIONS.map(({ id, summary, family, aliasOf, ...priced }) => ({
    id,
    price: priceText(priced),
    summary,
    familyTitle: TITLES[family]?.title ?? family,
    also: alsoKnownAs(id),
    aliasOf: aliasOf ?? null,
  }));
