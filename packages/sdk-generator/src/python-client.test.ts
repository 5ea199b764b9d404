import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { afterAll, describe, expect, test } from 'vitest';
import { pythonPackage } from './packages/python-package.ts';
import { snakeCase } from './python-text.ts';
import { readApi } from './read-api.ts';
import { startExampleApi } from './testing/example-api.ts';
import { quickstartOf } from './testing/quickstart.ts';

const PACKAGE = join(import.meta.dirname, '../../sdk-python');
const PYTHON = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import httpx'], { stdio: 'ignore' }).status === 0,
);
if (PYTHON === undefined) {
  process.stdout.write(
    'Not tried: the Python client. There is no python3 with httpx; on Debian: apt-get install python3-httpx\n',
  );
}

const METHODS = `
import inspect
import json
from graha.generated.account import Account, AsyncAccount
from graha.generated.operations import AsyncOperations, Operations
from graha._answer import Answer
seen, account = [], []
class Client:
    def send(self, operation, input, **options):
        seen.append([path, operation])
        return Answer(None, None, None, False, None)
    def manage(self, method, ids, input=None, **options):
        account.append([name, method, ids])
        return Answer(None, None, None, False, None)
operations = Operations(Client())
for family, methods in vars(operations).items():
    for name in vars(type(methods)):
        if not name.startswith("_"):
            path = family + "." + name
            getattr(methods, name)({})
same = [[n for n in vars(type(m)) if n[0] != "_"] for m in vars(operations).values()] == [
    [n for n in vars(type(m)) if n[0] != "_"] for m in vars(AsyncOperations(None)).values()]
methods = [n for n in vars(Account) if n[0] != "_"]
same = same and methods == [n for n in vars(AsyncAccount) if n[0] != "_"]
for name in methods:
    method = getattr(Account(Client()), name)
    parameters = inspect.signature(method).parameters.values()
    method(*[p.name for p in parameters if p.kind == p.POSITIONAL_OR_KEYWORD and p.default is p.empty])
print(json.dumps([seen, same, account]))`;

const HINTS = `
import typing
from graha.generated import types
for name in types.__all__:
    found = getattr(types, name)
    if isinstance(found, type): typing.get_type_hints(found)
print(len(types.__all__))`;

describe.skipIf(PYTHON === undefined)('the Python client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'graha-wheel-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const build = async (): Promise<string> => {
    const [wheel] = await pythonPackage();
    const path = join(folder, basename(wheel?.path ?? ''));
    writeFileSync(path, wheel?.bytes ?? '');
    return path;
  };
  const environment = (path: string) => ({ ...process.env, PYTHONPATH: path, PYTHONDONTWRITEBYTECODE: '1' });
  const printed = (code: string): string =>
    execFileSync(PYTHON ?? '', ['-c', code], { encoding: 'utf8', env: environment(join(PACKAGE, 'src')) });

  test('has a method for every operation and route and no other, for threads and for asyncio', () => {
    const [seen, same, account]: [unknown, boolean, unknown] = JSON.parse(printed(METHODS));
    const wanted = listOperations(catalog).map(({ family, sdkName, id }) => [
      `${snakeCase(family)}.${snakeCase(sdkName)}`,
      id,
    ]);
    expect(seen).toEqual(wanted);
    expect(same).toBe(true);
    expect(account).toEqual(readApi().account.routes.map(({ name, ids }) => [snakeCase(name), snakeCase(name), ids]));
  });

  test('every type that it names is there', () => {
    expect(Number(printed(HINTS))).toBeGreaterThan(200);
  });

  test('the wheel has the types and the licence, and runs the quickstart of the README', async () => {
    const wheel = await build();
    const api = await startExampleApi();
    const env = { ...environment(wheel), GRAHA_URL: api.url, GRAHA_API_KEY: 'key' };
    const { stdout } = await promisify(execFile)(PYTHON ?? '', ['-c', quickstartOf('sdk-python', 'python')], { env });
    api.stop();
    expect(stdout).toMatch(/^[A-Z][a-z]+\n$/);
    const names = execFileSync(PYTHON ?? '', ['-m', 'zipfile', '-l', wheel], { encoding: 'utf8' });
    for (const name of ['graha/py.typed', 'graha-1.0.0.dist-info/LICENSE', 'graha/generated/types.py'])
      expect(names).toContain(name);
  });
});
