import type { ListedOperation } from '../../list/list-operations.ts';
import { schemaNameOf } from '../../operation/operation-id.ts';
import { requestSchemaOf, type Schemas } from '../openapi-schemas.ts';

/** As the clients of all languages name an operation. */
export type ClientNames = {
  family: string;
  /** The method within its family: `wholeSign`. */
  method: string;
  /** The type of the input, in languages that name it. */
  inputType: string;
};

const REF = /^#\/components\/schemas\/(.+)$/;

/** What clients call the input of an operation; where it has no name yet, it gets one among the schemas. */
export function inputTypeOf({ input, id, aliasOf }: ListedOperation, schemas: Schemas): string {
  const name = `${schemaNameOf(aliasOf ?? id)}Input`;
  const schema = requestSchemaOf(input, schemas);
  const [, shared] = REF.exec(schema.$ref ?? '') ?? [];
  if (shared !== undefined) return shared;
  const same = Object.entries(schemas).find(([, other]) => JSON.stringify(other) === JSON.stringify(schema));
  if (same !== undefined) return same[0];
  schemas[name] = schema;
  return name;
}

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
