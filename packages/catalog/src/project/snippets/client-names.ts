import type { ListedOperation } from '../../list/list-operations.ts';
import { schemaNameOf } from '../../operation/operation-id.ts';
import type { Schemas } from '../schema/openapi-schemas.ts';
import { addRequest } from '../schema/request-schema.ts';

/** The names of an operation in the clients of all languages. */
export type ClientNames = {
  family: string;
  /** The method within its family: `wholeSign`. */
  method: string;
  /** The type of the input, in languages with a name for it. */
  inputType: string;
};

/** The type name of an operation's input in clients. Adds the input and the schemas that it refers to. */
export const inputTypeOf = ({ input, id, aliasOf }: ListedOperation, schemas: Schemas): string =>
  addRequest(input, `${schemaNameOf(aliasOf ?? id)}Input`, schemas);

/** The names by operation id. They depend on one another, so all operations of a catalogue are named together. */
export function clientNamesOf(operations: readonly ListedOperation[]): ReadonlyMap<string, ClientNames> {
  const schemas: Schemas = {};
  return new Map(
    operations.map((operation) => {
      const { id, family, sdkName: method } = operation;
      return [id, { family, method, inputType: inputTypeOf(operation, schemas) }];
    }),
  );
}
