import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { exportedName } from '@graha/catalog/project/snippets/exported-name';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT_EXAMPLES } from './testing/account-examples.ts';
import { startExampleApi } from './testing/example-api.ts';
import { quickstartOf } from './testing/quickstart.ts';

const PACKAGE = join(import.meta.dirname, '../../sdk-go');
const hasGo = spawnSync('go', ['version'], { stdio: 'ignore' }).status === 0;
if (!hasGo) process.stdout.write('Not tried: the Go client. There is no go; on Debian: apt-get install golang\n');
/** Go compiles its standard library at the first run. */
const COMPILE_MS = 180_000;

describe.skipIf(!hasGo)('the Go client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'graha-go-client-'));
  let api: Awaited<ReturnType<typeof startExampleApi>>;
  beforeAll(async () => {
    api = await startExampleApi();
  });
  afterAll(() => {
    api.stop();
    rmSync(folder, { recursive: true });
  });
  const go = (args: readonly string[], cwd = PACKAGE, env: NodeJS.ProcessEnv = {}) =>
    promisify(execFile)('go', args, { cwd, env: { ...process.env, ...env } });

  test(
    'passes its own tests, such as that a known key waits for no fetch of keys',
    async () => {
      await expect(go(['test', '-timeout', '60s', '.'])).resolves.toMatchObject({
        stdout: expect.stringMatching(/^ok/),
      });
    },
    COMPILE_MS,
  );

  test(
    'has a method for every operation and route and no other, whose type knows every member of the answer',
    async () => {
      const { stdout } = await go(['run', './internal/methods', api.url]);
      const wanted = [
        ...listOperations(catalog).map(({ family, sdkName }) => [exportedName(family), exportedName(sdkName)]),
        ...ACCOUNT_EXAMPLES.map(({ name }) => ['Account', exportedName(name)]),
      ];
      expect(JSON.parse(stdout).toSorted()).toEqual(wanted.toSorted());
      expect(api.paths.toSorted()).toEqual(
        [...listOperations(catalog), ...ACCOUNT_EXAMPLES].map(({ path }) => path).toSorted(),
      );
    },
    COMPILE_MS,
  );

  test(
    'is in the form of gofmt and passes go vet',
    async () => {
      expect(execFileSync('gofmt', ['-l', '.'], { cwd: PACKAGE, encoding: 'utf8' })).toBe('');
      await go(['vet', './...']);
    },
    COMPILE_MS,
  );

  test(
    'the quickstart of the README runs in a module of its own',
    async () => {
      writeFileSync(join(folder, 'main.go'), quickstartOf('sdk-go', 'go'));
      writeFileSync(
        join(folder, 'go.mod'),
        `module quickstart\n\ngo 1.19\n\nrequire graha.example/graha-go v1.0.0\n\nreplace graha.example/graha-go => ${PACKAGE}\n`,
      );
      const { stdout } = await go(['run', '.'], folder, { GRAHA_URL: api.url, GRAHA_API_KEY: 'key' });
      expect(stdout).toMatch(/^[A-Z][a-z]+\n$/);
    },
    COMPILE_MS,
  );
});
