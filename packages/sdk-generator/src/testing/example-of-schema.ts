import type { JsonSchema } from '@graha/catalog/wire/json-schema';

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '0b7cf2de-6d7e-4a3e-9a43-0f6a4b8f2c11',
  date: '2026-11-24',
  'date-time': '2026-11-24T12:00:00.000Z',
};

/** Valid for any text and for an origin. */
const TEXT = 'https://text.test';

const isSchema = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null;

/** A valid value: every member is present, lists have one element, and nullable members are not null. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  const [choice] = schema.anyOf?.filter(isSchema) ?? [];
  if (choice !== undefined) return exampleOf(choice);
  if (schema.type === 'array')
    return isSchema(schema.items) && !Array.isArray(schema.items) ? [exampleOf(schema.items)] : [];
  if (schema.type === 'object') {
    const members = Object.entries(schema.properties ?? {});
    return Object.fromEntries(members.map(([name, member]) => [name, isSchema(member) ? exampleOf(member) : null]));
  }
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  return TEXTS[schema.format ?? ''] ?? TEXT;
}
