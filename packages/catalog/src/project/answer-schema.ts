import type { JsonSchema } from '../wire/json-schema.ts';
import type { ListedOperation } from '../list/list-operations.ts';
import { schemaNameOf } from '../operation/operation-id.ts';
import { refTo, type Schemas, wholeSchemaOf } from './openapi-schemas.ts';
import { StandardOutputResponse } from '../wire/envelopes.ts';
import { withSharedMembers } from './shared-members.ts';
import { metadataRef } from './shared-metadata.ts';

/** An operation, and those whose answers have the very same schema. */
export type Sharing = (entry: ListedOperation) => readonly ListedOperation[];

export const sharingOf =
  (operations: readonly ListedOperation[]): Sharing =>
  ({ output }) =>
    operations.filter((other) => other.output === output);

/**
 * Adds the answer of an operation to the schemas, with metadata that says its own settings.
 * @returns its name: that of the first operation where several answer alike, if the schema has none
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

/** The answer by reference; one without a name of its own is said to have the standard envelope too. */
export function answerRef(entry: ListedOperation, sharing: Sharing, schemas: Schemas): JsonSchema {
  const answer = refTo(addAnswer(entry, sharing, schemas));
  if (entry.output.meta()?.id !== undefined) return answer;
  return { allOf: [envelope(schemas), answer] };
}

const ENVELOPE = 'StandardOutputResponse';

/** What every answer is; its metadata takes members that the operation adds. */
function envelope(schemas: Schemas): JsonSchema {
  const whole = wholeSchemaOf(StandardOutputResponse, 'output', {});
  const metadata = { description: 'How the answer was made.', allOf: [refTo('Metadata')], unevaluatedProperties: {} };
  schemas[ENVELOPE] = { ...whole, properties: { ...whole.properties, metadata } };
  return refTo(ENVELOPE);
}
