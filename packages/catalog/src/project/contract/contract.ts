/**
 * The shapes of a contract, small enough to keep: for each operation its schemas and parameters, for each schema its
 * members. `name: type` is an optional member, `name!: type` a required one.
 */
export type Contract = {
  version: string;
  /** `POST /api/v1/planets` → the schemas and parameters that it takes and answers. */
  operations: Record<string, { takes: string[]; answers: string[] }>;
  /** Name of a schema → `member!: type`, members of members with dots. */
  shapes: Record<string, string[]>;
};

type Json = Readonly<Record<string, unknown>>;
const objectOf = (value: unknown): Json =>
  // Safe: any object may be read by its names.
  typeof value === 'object' && value !== null ? (value as Json) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const VERBS = ['get', 'put', 'post', 'delete', 'patch'];
const nameOfRef = (ref: unknown): string => String(ref).split('/').at(-1) ?? '';

/** Reads the contract from an OpenAPI document. */
export function contractOf(document: object): Contract {
  const { info, paths, components } = objectOf(document);
  const { schemas, parameters, responses } = objectOf(components);
  const operations = Object.entries(objectOf(paths)).flatMap(([path, item]) =>
    VERBS.flatMap((verb) => {
      const operation = objectOf(item)[verb];
      if (operation === undefined) return [];
      return [
        [
          `${verb.toUpperCase()} ${path}`,
          operationOf(objectOf(operation), objectOf(parameters), objectOf(responses)),
        ] as const,
      ];
    }),
  );
  const shapes = Object.entries(objectOf(schemas)).map(([name, schema]) => [name, linesOf('', schema)] as const);
  return {
    version: String(objectOf(info)['version']),
    operations: Object.fromEntries(operations),
    shapes: Object.fromEntries(shapes),
  };
}

function operationOf(operation: Json, parameters: Json, responses: Json) {
  const query = listOf(operation['parameters']).map((given) => {
    const { $ref } = objectOf(given);
    const parameter = objectOf($ref === undefined ? given : parameters[nameOfRef($ref)]);
    return `?${String(parameter['name'])}${parameter['required'] === true ? '!' : ''}: ${typeOf(parameter['schema'])}`;
  });
  const good = Object.entries(objectOf(operation['responses'])).filter(([status]) => status.startsWith('2'));
  const answers = good.flatMap(([, given]) => {
    const { $ref } = objectOf(given);
    return refsIn($ref === undefined ? given : responses[nameOfRef($ref)]);
  });
  return { takes: [...refsIn(operation['requestBody']), ...query], answers };
}

/** The schemas that a body names, once each. */
function refsIn(value: unknown): string[] {
  const { content } = objectOf(value);
  const schemas = Object.values(objectOf(content)).map((one) => objectOf(one)['schema']);
  return [...new Set(schemas.flatMap((schema) => linesOf('', schema)))];
}

/** The members of a schema, those of inline objects too. */
function linesOf(prefix: string, schema: unknown): string[] {
  const { properties, required, items, allOf } = objectOf(schema);
  const own = Object.entries(objectOf(properties)).flatMap(([name, member]) => {
    const place = prefix === '' ? name : `${prefix}.${name}`;
    const mark = listOf(required).includes(name) ? '!' : '';
    const inner = linesOf(place, member).filter((line) => line !== `${place}: ${typeOf(member)}`);
    return [`${place}${mark}: ${typeOf(member)}`, ...inner];
  });
  const parts = [...listOf(allOf), ...(items === undefined ? [] : [items])].flatMap((part) => linesOf(prefix, part));
  const lines = [...own, ...parts];
  return lines.length > 0 || prefix !== '' ? lines : [`: ${typeOf(schema)}`];
}

/** The type of a schema in a word: `number`, `#Placement`, `string[]`, `string{a,b}`. */
function typeOf(schema: unknown): string {
  const { $ref, type, items, enum: values, const: value, anyOf, oneOf, allOf } = objectOf(schema);
  if ($ref !== undefined) return `#${nameOfRef($ref)}`;
  const alternatives = [anyOf, oneOf, allOf].flatMap(listOf);
  if (alternatives.length > 0) return alternatives.map(typeOf).toSorted().join('|');
  if (value !== undefined) return `{${String(value)}}`;
  if (values !== undefined) return `{${listOf(values).map(String).join(',')}}`;
  if (items !== undefined) return `${typeOf(items)}[]`;
  return [type ?? 'any'].flat().map(String).toSorted().join('|');
}
