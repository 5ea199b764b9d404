import { mkdirSync, writeFileSync } from 'node:fs';
import { answerToExample } from '@graha/catalog/operation/answer';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';

/** Part of the build: writes the engine's answer to the example of each operation, so that pages can be built without an API. */
const sky = await createEphemeris();
const answers = Object.fromEntries(
  listOperations(catalog).map((operation) => [operation.operationId, answerToExample(operation, sky)]),
);

const folder = new URL('../src/generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
// As text: TypeScript would infer a type for half a megabyte of literals.
writeFileSync(
  new URL('example-answers.ts', folder),
  `export const EXAMPLE_ANSWERS: Readonly<Record<string, unknown>> = JSON.parse(\n  ${JSON.stringify(JSON.stringify(answers))},\n);\n`,
);
