import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { clientNamesOf } from '@graha/catalog/project/snippets/client-names';
import { snippetsOf } from '@graha/catalog/project/snippets/snippets';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readApi } from './read-api.ts';
import { startExampleApi } from './testing/example-api.ts';

const PACKAGES = join(import.meta.dirname, '../..');
const operations = listOperations(catalog);
const names = clientNamesOf(operations);
/** Inputs of four kinds: a shared birth, a special birth, two people, no birth. */
const SHOWN = ['kundali/basic', 'houses/whole-sign', 'matchmaking/ashtakoot', 'numerology/life-path'];
const COMPILE_MS = 180_000;
const run = promisify(execFile);

function has(command: string, install: string, ...args: string[]): boolean {
  const isThere = spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  if (!isThere)
    process.stdout.write(`Not tried: code samples with ${command}; on Debian: apt-get install ${install}\n`);
  return isThere;
}
const hasPhp = has('php', 'php-cli php-curl', '-r', "exit(extension_loaded('curl') ? 0 : 1);");
const hasGo = has('go', 'golang', 'version');
const hasPython = has('python3', 'python3', '-c', '');

test('a sample names the input type that the clients have', () => {
  const methods = readApi().families.flatMap((family) => family.methods);
  expect(operations.map(({ id }) => names.get(id)?.inputType)).toEqual(methods.map(({ input }) => input));
});

describe('code samples as they are pasted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'graha-samples-'));
  let api: Awaited<ReturnType<typeof startExampleApi>>;
  beforeAll(async () => {
    api = await startExampleApi();
  });
  afterAll(() => {
    api.stop();
    rmSync(folder, { recursive: true });
  });

  /** Writes each shown operation to a separate file. */
  function written(value: string, fileOf: (place: number) => string, change = (code: string) => code): string[] {
    return SHOWN.map((id, place) => {
      const operation = operations.find((one) => one.id === id);
      const own = names.get(id);
      if (operation === undefined || own === undefined) throw new Error(`no operation ${id}`);
      const { path, example: body } = operation;
      const samples = snippetsOf({ baseUrl: api.url, portalUrl: 'http://portal.test', path, names: own, body });
      const file = join(folder, fileOf(place));
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, change(samples.find((sample) => sample.value === value)?.code ?? ''));
      return file;
    });
  }
  /** For each file, true if its output is an answer of the API. */
  async function answersOf(command: string, files: readonly string[], args: readonly string[] = [], cwd = folder) {
    const answered: boolean[] = [];
    for (const file of files) {
      const env = { ...process.env, GRAHA_API_KEY: 'key' };
      const { stdout } = await run(command, [...args, file], { cwd, env });
      answered.push('metadata' in JSON.parse(stdout));
    }
    return answered;
  }
  const ALL = SHOWN.map(() => true);

  test.skipIf(!hasPhp)('PHP passes its own check and runs', async () => {
    const autoload = `require ${JSON.stringify(join(PACKAGES, 'sdk-php/tests/autoload.php'))};`;
    const files = written(
      'php',
      (place) => `php/${place}.php`,
      (code) => code.replace("require 'vendor/autoload.php';", autoload),
    );
    for (const file of files) await run('php', ['-l', file]);
    expect(await answersOf('php', files)).toEqual(ALL);
  });

  test.skipIf(!hasGo)(
    'Go passes go vet and runs',
    async () => {
      const files = written('go', (place) => `go/call${place}/main.go`);
      const module = join(folder, 'go');
      writeFileSync(
        join(module, 'go.mod'),
        `module samples\n\ngo 1.19\n\nrequire graha.example/graha-go v1.0.0\n\nreplace graha.example/graha-go => ${PACKAGES}/sdk-go\n`,
      );
      await run('go', ['vet', './...'], { cwd: module });
      const { stdout } = await run('gofmt', ['-l', '.'], { cwd: module });
      expect(stdout).toBe('');
      expect(await answersOf('go', files, ['run'], module)).toEqual(ALL);
    },
    COMPILE_MS,
  );

  test.skipIf(!hasPython)('Python runs', async () => {
    expect(
      await answersOf(
        'python3',
        written('python', (place) => `python/${place}.py`),
      ),
    ).toEqual(ALL);
  });

  test('curl runs', async () => {
    expect(
      await answersOf(
        'sh',
        written('curl', (place) => `curl/${place}.sh`),
      ),
    ).toEqual(ALL);
  });

  test(
    'TypeScript with the client has no error under strict settings',
    () => {
      const program = ts.createProgram(
        written('sdk', (place) => `typescript/${place}.mts`),
        {
          strict: true,
          exactOptionalPropertyTypes: true,
          noEmit: true,
          skipLibCheck: true,
          allowImportingTsExtensions: true,
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.NodeNext,
          moduleResolution: ts.ModuleResolutionKind.NodeNext,
          types: ['node'],
          typeRoots: [join(PACKAGES, '../node_modules/@types')],
          baseUrl: folder,
          paths: { '@graha/sdk': [join(PACKAGES, 'sdk/src/main.ts')] },
        },
      );
      const problems = ts.getPreEmitDiagnostics(program);
      expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
    },
    COMPILE_MS,
  );
});
