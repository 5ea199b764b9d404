import { join } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { PROJECT } from '../project.ts';

/** The members that every object of Kubernetes has. */
const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
export type Manifest = z.output<typeof Manifest>;
export const manifestOf = (parsed: unknown): Manifest => Manifest.parse(parsed);

const OPERATOR = 'monitoring.coreos.com/v1';
const moduleOf = (apiVersion: string): string =>
  apiVersion === OPERATOR ? `@kubernetes-models/prometheus-operator/${OPERATOR}` : `kubernetes-models/${apiVersion}`;

/** The manifests as constants of a TypeScript program, whose compiler checks the fields of Kubernetes. */
function asProgram(manifests: readonly Manifest[]): string {
  const constants = manifests.map((manifest, index) => {
    const { apiVersion, kind } = manifest;
    return [
      `import type { I${kind} as T${index} } from '${moduleOf(apiVersion)}';`,
      `export const m${index}: T${index} = ${JSON.stringify(manifest, null, 1)};`,
    ].join('\n');
  });
  return constants.join('\n');
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/** @returns the errors that Kubernetes would report: unknown fields, missing ones, values of another type */
export function problemsOfManifests(manifests: readonly Manifest[]): string[] {
  const file = join(PROJECT, 'packages/dev-stack/src/deploy/rendered.ts');
  const text = asProgram(manifests);
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  const program = ts.createProgram([file], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file: where, start }) => {
    const line = where && start !== undefined ? where.getLineAndCharacterOfPosition(start).line : 0;
    return `${text.split('\n')[line]?.trim()}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
