import { z } from 'zod';
import { catalog } from '../../families/catalog.ts';
import { Metadata } from '../../wire/envelopes.ts';
import type { JsonSchema } from '../../wire/json-schema.ts';
import { listOperations } from '../../list/list-operations.ts';
import { refTo, type Schemas, wholeSchemaOf } from './openapi-schemas.ts';
import { metadataMembers } from '../../operation/operation-metadata.ts';
import type { AnyOperation } from '../../operation/operation.ts';
import { besidePart, isAllOf, largestPartOf, opened, type Part } from './extend.ts';
import { TAKEN_BY } from './shared-settings.ts';

const BASE = 'Metadata';

const wholeOf = (operations: readonly AnyOperation[], schemas: Schemas = {}): JsonSchema =>
  opened(wholeSchemaOf(z.strictObject(metadataMembers(operations)), 'output', schemas));

let made: readonly Part[] | undefined;

/** Metadata of any answer, and of answers that follow the same settings: `VedicMetadata` for `VedicSettings`. */
function sharedMetadata(): readonly Part[] {
  if (made !== undefined) return made;
  const { properties = {}, ...rest } = opened(wholeSchemaOf(Metadata, 'output', {}));
  const base = { name: BASE, whole: { ...rest, properties } };
  const operations = new Map(listOperations(catalog).map((entry) => [entry.id, entry]));
  const parts = Object.entries(TAKEN_BY).flatMap(([name, id]): Part[] => {
    const entry = operations.get(id);
    if (entry === undefined) return [];
    const part = { name: name.replace(/Settings$/, BASE), whole: wholeOf([entry]) };
    return isAllOf(part.whole, base) ? [] : [part];
  });
  made = [base, ...parts];
  return made;
}

/** Adds shared metadata and what it extends to the schemas. */
function addShared(part: Part, schemas: Schemas): void {
  // The plain schema takes any member, so that it does not tell which ones an operation has.
  if (schemas[part.name] !== undefined && part.name !== BASE) return;
  const smaller = sharedMetadata().filter((other) => !isAllOf(part.whole, other));
  const base = part.name === BASE ? undefined : largestPartOf(part.whole, smaller);
  schemas[part.name] = base === undefined ? part.whole : besidePart(part.whole, base);
  if (base !== undefined) addShared(base, schemas);
}

/**
 * The metadata of operations with one answer schema, by reference.
 * @param name of the answer, for metadata that no other answer has
 */
export function metadataRef(operations: readonly AnyOperation[], name: string, schemas: Schemas): JsonSchema {
  const whole = wholeOf(operations, schemas);
  const part = largestPartOf(whole, sharedMetadata());
  if (part !== undefined) addShared(part, schemas);
  const beside = { description: 'Versions and rules behind the answer.', unevaluatedProperties: false };
  if (part !== undefined && isAllOf(whole, part)) return { ...refTo(part.name), ...beside };
  const own = `${name.replace(/Answer$/, '')}${BASE}`;
  schemas[own] = part === undefined ? whole : besidePart(whole, part);
  return { ...refTo(own), ...beside };
}
