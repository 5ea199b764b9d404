import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerToExample } from '@graha/catalog/answer';
import { catalog } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readApi } from './read-api.ts';

const TYPES = fileURLToPath(new URL('../../sdk/src/generated/types.ts', import.meta.url));

test('the example of every operation and its answer have the types that the client gives them', async () => {
  const sky = await createEphemeris();
  const methods = new Map(
    readApi()
      .families.flatMap((family) => family.methods)
      .map((one) => [one.operation, one]),
  );
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
    writeFileSync(file, `import type * as sdk from ${JSON.stringify(TYPES)};\n${lines.join('\n')}\n`);
    const program = ts.createProgram([file], {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
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
  } finally {
    rmSync(folder, { recursive: true });
  }
});
