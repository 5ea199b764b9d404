import type { z } from 'zod';
import { writtenRequest } from '../../families/texts/beside/request.ts';
import type { JsonSchema } from '../../wire/json-schema.ts';
import { refTo, type Schemas, wholeSchemaOf } from './openapi-schemas.ts';
import { besidePart, isAllOf, isSame, largestPartOf, opened } from './extend.ts';
import { baseOf, sharedRequestSchemas } from './shared-requests.ts';
import { settingsIn, sharedSettings } from './shared-settings.ts';

/**
 * A request by reference: a birth or two, settings, and the members of the operation.
 * @param name of a request that has none; a request that another operation takes too keeps the name that it has
 * @param schemas gets the request and all that it refers to
 * @returns its name
 */
export function addRequest(request: z.ZodType, name: string, schemas: Schemas): string {
  const input = writtenRequest(request);
  const known = input.meta()?.id;
  if (known !== undefined && schemas[known] !== undefined) return known;
  const found: Schemas = {};
  const whole = wholeSchemaOf(input, 'input', found);
  for (const [other, schema] of Object.entries(found)) {
    if (other !== known && !sharedRequestSchemas().has(other)) schemas[other] ??= schema;
  }
  const composite = composed(whole, (known ?? name).replace(/(Input|Request)$/, ''), schemas);
  const own = known ?? nameOf(composite, schemas) ?? name;
  schemas[own] = composite;
  addShared(composite, schemas);
  return own;
}

const nameOf = (schema: JsonSchema, schemas: Schemas): string | undefined =>
  Object.entries(schemas).find(([, other]) => isSame(other, schema))?.[0];

/** Writes a choice between sets of required members as one object for each set, which client generators understand. */
function composed(whole: JsonSchema, name: string, schemas: Schemas): JsonSchema {
  const { oneOf, properties = {}, required: always = [], ...rest } = whole;
  const sets = (oneOf ?? []).flatMap((one) => (typeof one === 'object' && one.required ? [one.required] : []));
  if (sets.length < 2) return composedObject(whole, name, schemas);
  const choices = new Set(sets.flat());
  const objects = sets.map((required): JsonSchema => {
    const own = Object.entries(properties).filter(([key]) => !choices.has(key) || required.includes(key));
    return { ...rest, properties: Object.fromEntries(own), required: [...always, ...required] };
  });
  return { oneOf: objects.map((object) => composedObject(object, name, schemas)) };
}

function composedObject(whole: JsonSchema, name: string, schemas: Schemas): JsonSchema {
  const settings = settingsIn(whole);
  const properties = { ...whole.properties };
  if (settings !== null) properties['settings'] = settingsRef(settings, name, schemas);
  const found = baseOf(whole);
  if (found === null) return { ...whole, properties };
  const { title, description, required = [] } = whole;
  const own = Object.entries(properties).filter(([key]) => !found.has.includes(key));
  const ownRequired = required.filter((key) => !found.has.includes(key));
  return {
    type: 'object',
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    allOf: [refTo(found.base)],
    properties: Object.fromEntries(own),
    ...(ownRequired.length === 0 ? {} : { required: ownRequired }),
    unevaluatedProperties: false,
  };
}

/** Settings by reference: shared ones, or those of the operation, which extend shared ones. */
function settingsRef(settings: JsonSchema, name: string, schemas: Schemas): JsonSchema {
  const { title: _, description, ...whole } = opened(settings);
  const part = largestPartOf(whole, sharedSettings());
  const beside = { ...(description === undefined ? {} : { description }), unevaluatedProperties: false };
  if (part !== undefined && isAllOf(whole, part)) return { ...refTo(part.name), ...beside };
  const own = `${name}Settings`;
  schemas[own] = part === undefined ? whole : besidePart(whole, part);
  return { ...refTo(own), ...beside };
}

const REF = /"#\/components\/schemas\/([^"]+)"/g;

/** Adds the shared schemas that a schema refers to, and those that they refer to. */
function addShared(schema: JsonSchema, schemas: Schemas): void {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(REF)) {
    const shared = sharedRequestSchemas().get(name);
    const known = schemas[name];
    if (known === undefined && shared !== undefined) {
      schemas[name] = shared;
      addShared(shared, schemas);
    } else if (known !== undefined && shared === undefined && known !== schema) addShared(known, schemas);
  }
}
