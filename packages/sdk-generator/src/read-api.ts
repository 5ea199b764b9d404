import { catalog as ourCatalog, FAMILIES, type Family } from '@graha/catalog/families/catalog';
import type { JsonSchema } from '@graha/catalog/wire/json-schema';
import { type ListedOperation, listOperations } from '@graha/catalog/list/list-operations';
import { fullPriceText } from '@graha/catalog/operation/price';
import type { Schemas } from '@graha/catalog/project/schema/openapi-schemas';
import { addAnswer, type Sharing, sharingOf } from '@graha/catalog/project/schema/answer-schema';
import { inputTypeOf } from '@graha/catalog/project/snippets/client-names';
import type { Catalog } from '@graha/catalog/operation/operation';
import { BIRTH_ROUTES } from '@graha/domain/management/birth-routes';
import { SUBSCRIPTION_ROUTES } from '@graha/domain/management/subscription-routes';
import { MANAGEMENT_ROUTES } from '@graha/domain/management/management';
import type { Api, Method, NamedType } from './api-model.ts';
import { type ManagementRoutes, readAccount } from './read-account.ts';
import { usedTypes } from './used-types.ts';
import { typeOfSchema } from './type-of-schema.ts';

/** Reads the API for client libraries, in catalogue order. */
export function readApi(
  catalog: Catalog = ourCatalog,
  families: Readonly<Record<string, Family>> = FAMILIES,
  routes: ManagementRoutes = { ...MANAGEMENT_ROUTES, ...BIRTH_ROUTES, ...SUBSCRIPTION_ROUTES },
): Api {
  const schemas: Schemas = {};
  const operations = listOperations(catalog, families);
  const sharing = sharingOf(operations);
  const methods = operations.map((entry) => ({ family: entry.family, method: methodOf(entry, sharing, schemas) }));
  const account = readAccount(routes, schemas);
  return {
    account,
    families: Object.keys(catalog).map((name) => ({
      name,
      title: families[name]?.title ?? name,
      summary: families[name]?.summary ?? '',
      methods: methods.filter(({ family }) => family === name).map(({ method }) => method),
    })),
    types: usedTypes(
      [
        ...methods.flatMap(({ method: { input, output } }) => [input, output]),
        ...account.routes.flatMap(({ input, output }) => [...(input === undefined ? [] : [input.type]), output]),
      ],
      Object.entries(schemas).map(([name, schema]) => namedType(name, schema, schemas)),
    ),
  };
}

const namedType = (name: string, schema: JsonSchema, schemas: Schemas): NamedType => ({
  name,
  type: typeOfSchema(schema, schemas),
  text: schema.description ?? '',
});

/** A method, whose input and answer are among the schemas; an alias shares those of its operation. */
function methodOf(entry: ListedOperation, sharing: Sharing, schemas: Schemas): Method {
  const { sdkName, id, summary, description, aliasOf } = entry;
  return {
    name: sdkName,
    operation: id,
    input: inputTypeOf(entry, schemas),
    output: addAnswer(entry, sharing, schemas),
    summary,
    description,
    price: fullPriceText(entry),
    ...(aliasOf === undefined ? {} : { aliasOf }),
  };
}
