import type { ListedOperation } from '../../list/list-operations.ts';
import { schemaNameOf } from '../../operation/operation-id.ts';
import type { Schemas } from '../openapi-schemas.ts';
import { addRequest } from '../request-schema.ts';

/** As the clients of all languages name an operation. */
export type ClientNames = {
  family: string;
  /** The method within its family: `wholeSign`. */
  method: string;
  /** The type of the input, in languages that name it. */
  inputType: string;
};

/** What clients call the input of an operation; it and all that it refers to get among the schemas. */
export const inputTypeOf = ({ input, id, aliasOf }: ListedOperation, schemas: Schemas): string =>
  addRequest(input, `${schemaNameOf(aliasOf ?? id)}Input`, schemas);

/** By the id of the operation. The names depend on one another, so all operations of a catalogue are named together. */
export function clientNamesOf(operations: readonly ListedOperation[]): ReadonlyMap<string, ClientNames> {
  const schemas: Schemas = {};
  return new Map(
    operations.map((operation) => {
      const { id, family, sdkName: method } = operation;
      return [id, { family, method, inputType: inputTypeOf(operation, schemas) }];
    }),
  );
}
