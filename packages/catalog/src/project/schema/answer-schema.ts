import type { JsonSchema } from '../../wire/json-schema.ts';
import type { ListedOperation } from '../../list/list-operations.ts';
import { schemaNameOf } from '../../operation/operation-id.ts';
import { refTo, type Schemas, wholeSchemaOf } from './openapi-schemas.ts';
import { StandardOutputResponse } from '../../wire/envelopes.ts';
import { withSharedMembers } from './shared-members.ts';
import { metadataRef } from './shared-metadata.ts';

/** An operation, and those whose answers have the very same schema. */
export type Sharing = (entry: ListedOperation) => readonly ListedOperation[];

export const sharingOf =
  (operations: readonly ListedOperation[]): Sharing =>
  ({ output }) =>
    operations.filter((other) => other.output === output);

/**
 * Adds the answer of an operation to the schemas, with its own settings in the metadata.
 * @returns the schema's name; an unnamed schema is named after the first operation that uses it
 */
export function addAnswer(entry: ListedOperation, sharing: Sharing, schemas: Schemas): string {
  const alike = sharing(entry);
  const { output } = entry;
  const name = output.meta()?.id ?? `${schemaNameOf((alike[0] ?? entry).id)}Answer`;
  const found: Schemas = {};
  const whole = withSharedMembers(wholeSchemaOf(output, 'output', found), schemas);
  for (const [other, schema] of Object.entries(found)) schemas[other] ??= withSharedMembers(schema, schemas);
  const { metadata: _, ...properties } = whole.properties ?? {};
  schemas[name] = {
    ...whole,
    properties: { ...properties, metadata: metadataRef(alike, name, schemas) },
    required: [...new Set([...(whole.required ?? []), 'metadata'])],
  };
  return name;
}

/** The answer by reference; an unnamed one also refers to the standard envelope. */
export function answerRef(entry: ListedOperation, sharing: Sharing, schemas: Schemas): JsonSchema {
  const answer = refTo(addAnswer(entry, sharing, schemas));
  if (entry.output.meta()?.id !== undefined) return answer;
  return { allOf: [envelope(schemas), answer] };
}

const ENVELOPE = 'StandardOutputResponse';

/** The form of every answer; operations add members to its metadata. */
function envelope(schemas: Schemas): JsonSchema {
  const whole = wholeSchemaOf(StandardOutputResponse, 'output', {});
  const metadata = {
    description: 'Versions and rules behind the answer.',
    allOf: [refTo('Metadata')],
    unevaluatedProperties: {},
  };
  schemas[ENVELOPE] = { ...whole, properties: { ...whole.properties, metadata } };
  return refTo(ENVELOPE);
}
