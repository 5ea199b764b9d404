import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerToExample } from '@graha/catalog/operation/answer';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readApi } from './read-api.ts';
import { ACCOUNT_EXAMPLES } from './testing/account-examples.ts';

const TYPES = fileURLToPath(new URL('../../sdk/src/generated/types.ts', import.meta.url));

/** The test type-checks all types of the client. */
const COMPILE_MS = 180_000;

test('every example and its answer have the types that the client gives them', { timeout: COMPILE_MS }, async () => {
  const sky = await createEphemeris();
  const methods = new Map(
    readApi()
      .families.flatMap((family) => family.methods)
      .map((one) => [one.operation, one]),
  );
  const routes = new Map(readApi().account.routes.map((one) => [one.name, one]));
  const accountLines = ACCOUNT_EXAMPLES.flatMap(({ name, input, answer }) => {
    const route = routes.get(name);
    return [
      ...(route?.input ? [`export const ${name}: sdk.${route.input.type} = ${JSON.stringify(input)};`] : []),
      `export const ${name}Answer: sdk.${route?.output} = ${JSON.stringify(answer)};`,
    ];
  });
  const lines = listOperations(catalog).flatMap((entry, index) => {
    const { input, output } = methods.get(entry.id) ?? { input: 'missing', output: 'missing' };
    return [
      `export const asked${index}: sdk.${input} = ${JSON.stringify(entry.example)};`,
      `export const answered${index}: sdk.${output} = ${JSON.stringify(answerToExample(entry, sky))};`,
    ];
  });
  const folder = mkdtempSync(join(tmpdir(), 'graha-sdk-types-'));
  try {
    const file = join(folder, 'examples.ts');
    writeFileSync(
      file,
      `import type * as sdk from ${JSON.stringify(TYPES)};\n${[...lines, ...accountLines].join('\n')}\n`,
    );
    const program = ts.createProgram([file], {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      types: [],
    });
    const said = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(said).toEqual([]);
    expect(lines.length).toBeGreaterThan(180);
    expect(accountLines.length).toBeGreaterThan(ACCOUNT_EXAMPLES.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
