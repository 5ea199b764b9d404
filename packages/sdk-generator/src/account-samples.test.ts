import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MANAGEMENT_SAMPLES } from '@graha/domain/management/management-samples';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAccountApi } from './testing/example-api.ts';

const PACKAGES = join(import.meta.dirname, '../..');
const COMPILE_MS = 180_000;
const run = promisify(execFile);

const firstThat = (commands: readonly string[], ...args: string[]): string | undefined =>
  commands.find((command) => spawnSync(command, args, { stdio: 'ignore' }).status === 0);
const python = firstThat(['python3', '/usr/bin/python3'], '-c', 'import httpx');
const php = firstThat(['php'], '-r', "exit(extension_loaded('curl') ? 0 : 1);");
const go = firstThat(['go'], 'version');
for (const [name, command] of Object.entries({ 'python3 with httpx': python, 'php with curl': php, go }))
  if (command === undefined) process.stdout.write(`Not tried: the samples of the Management API with ${name}.\n`);

const READMES = [
  ['sdk', 'ts', MANAGEMENT_SAMPLES.typescript],
  ['sdk-python', 'python', MANAGEMENT_SAMPLES.python],
  ['sdk-php', 'php', MANAGEMENT_SAMPLES.php],
  ['sdk-go', 'go', MANAGEMENT_SAMPLES.go],
] as const;
test.each(READMES)('the README of %s has the sample of the Management API', (folder, fence, code) => {
  expect(readFileSync(join(PACKAGES, folder, 'README.md'), 'utf8')).toContain(`\`\`\`${fence}\n${code}\`\`\``);
});

describe('the sample of the Management API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'graha-account-samples-'));
  let api: Awaited<ReturnType<typeof startAccountApi>>;
  beforeAll(async () => {
    api = await startAccountApi();
  });
  afterAll(() => {
    api.stop();
    rmSync(folder, { recursive: true });
  });
  function write(name: string, text: string): string {
    const file = join(folder, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    return file;
  }
  async function printed(command: string, args: readonly string[], cwd = folder, own: NodeJS.ProcessEnv = {}) {
    const env = { ...process.env, GRAHA_API_URL: api.url, GRAHA_MANAGE_KEY: 'key', ...own };
    return (await run(command, args, { cwd, env })).stdout;
  }

  test(
    'type-checks in TypeScript under strict settings and runs',
    async () => {
      const main = join(PACKAGES, 'sdk/src/main.ts');
      const file = write('sample.mts', MANAGEMENT_SAMPLES.typescript.replace('@graha/sdk', main));
      const program = ts.createProgram([file], {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noEmit: true,
        skipLibCheck: true,
        allowImportingTsExtensions: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        types: ['node'],
        typeRoots: [join(PACKAGES, '../node_modules/@types')],
      });
      const problems = ts.getPreEmitDiagnostics(program);
      expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
      expect(await printed(process.execPath, ['--import', 'tsx', file], join(PACKAGES, '..'))).toBe('17 1\n');
    },
    COMPILE_MS,
  );

  test.skipIf(!python)('runs in Python', async () => {
    const file = write('sample.py', MANAGEMENT_SAMPLES.python);
    const own = { PYTHONPATH: join(PACKAGES, 'sdk-python/src'), PYTHONDONTWRITEBYTECODE: '1' };
    expect(await printed(python ?? '', [file], folder, own)).toBe('17 1\n');
  });

  test.skipIf(!php)('runs in PHP', async () => {
    const autoload = `require ${JSON.stringify(join(PACKAGES, 'sdk-php/tests/autoload.php'))};`;
    const code = MANAGEMENT_SAMPLES.php.replace("require 'vendor/autoload.php';", autoload);
    expect(await printed(php ?? '', [write('sample.php', `<?php\n${code}`)])).toBe('17 1\n');
  });

  test.skipIf(!go)(
    'runs in Go, and is in the form of gofmt',
    async () => {
      write('go/main.go', MANAGEMENT_SAMPLES.go);
      write(
        'go/go.mod',
        `module sample\n\ngo 1.19\n\nrequire graha.example/graha-go v1.0.0\n\nreplace graha.example/graha-go => ${PACKAGES}/sdk-go\n`,
      );
      const module = join(folder, 'go');
      expect(await printed('gofmt', ['-l', '.'], module)).toBe('');
      expect(await printed('go', ['run', '.'], module)).toBe('1\n');
    },
    COMPILE_MS,
  );
});
