import type { JsonSchema } from '../../wire/json-schema.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The description of a schema, or else of the schema that it refers to. */
function textOf(schema: JsonSchema, schemas: Schemas): string | undefined {
  if (schema.description !== undefined) return schema.description;
  const target = schema.$ref === undefined ? undefined : schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)];
  const own = target === undefined ? undefined : textOf(target, schemas);
  return own ?? [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map((one) => textOf(one, schemas)).find(Boolean);
}

/** Sentences without more information than the member's name: `Its name.`, `Kind of it.`, `Why.` */
const HOLLOW =
  /^(?:(?:Its|The) [\w-]+|[\w-]+ of it|Which [\w-]+|(?:With|Towards|On) whom|Of the [\w-]+|Who \w+ it|In order|Why)\.$/;

/** The places of members without a description, or with an empty sentence, each with its text. */
export function undescribed(schema: unknown, schemas: Schemas, place: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => undescribed(one, schemas, place));
  if (!isSchema(schema)) return [];
  const { properties = {}, items, anyOf, oneOf, allOf, additionalProperties } = schema;
  const own = Object.entries(properties).flatMap(([name, member]) => {
    if (!isSchema(member)) return [];
    const text = textOf(member, schemas);
    const missing = text === undefined || HOLLOW.test(text) ? [`${place}.${name}: ${text ?? 'not described'}`] : [];
    return [...missing, ...undescribed(member, schemas, `${place}.${name}`)];
  });
  const inner = [items, anyOf, oneOf, allOf, additionalProperties];
  return [...own, ...inner.flatMap((one) => undescribed(one, schemas, place))];
}
