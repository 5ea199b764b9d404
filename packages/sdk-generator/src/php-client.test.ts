import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';
import { ACCOUNT_EXAMPLES } from './testing/account-examples.ts';
import { startExampleApi } from './testing/example-api.ts';
import { quickstartOf } from './testing/quickstart.ts';

const PACKAGE = join(import.meta.dirname, '../../sdk-php');
const hasPhp = spawnSync('php', ['-r', "exit(extension_loaded('curl') ? 0 : 1);"], { stdio: 'ignore' }).status === 0;
if (!hasPhp)
  process.stdout.write(
    'Not tried: the PHP client. There is no php with curl; on Debian: apt-get install php-cli php-curl\n',
  );

const AUTOLOAD = `require ${JSON.stringify(join(PACKAGE, 'tests/autoload.php'))};`;
const METHODS = `${AUTOLOAD}
$graha = new Graha\\Graha('key', $argv[1]);
foreach (get_object_vars($graha) as $name => $family) {
    if (!str_ends_with($family::class, 'Operations')) continue;
    foreach ((new ReflectionClass($family))->getMethods() as $method) {
        if ($method->isConstructor()) continue;
        $method->invoke($family, []);
        $called[] = [$name, $method->getName()];
    }
}
foreach ($graha->account::ROUTES as $name => [, $path]) {
    $ids = array_fill(0, substr_count($path, '{'), $argv[2]);
    $parameters = (new ReflectionMethod($graha->account, $name))->getParameters();
    $needs = array_filter($parameters, fn ($one) => $one->getType()->getName() === 'array');
    $graha->account->$name(...$ids, ...($needs === [] ? [] : [[]]));
    $called[] = ['account', $name];
}
echo json_encode($called);`;

describe.skipIf(!hasPhp)('the PHP client', () => {
  let api: Awaited<ReturnType<typeof startExampleApi>>;
  beforeAll(async () => {
    api = await startExampleApi();
  });
  afterAll(() => api.stop());
  const php = (code: string, ...args: string[]) =>
    promisify(execFile)('php', ['-r', code, '--', ...args], {
      env: { ...process.env, GRAHA_URL: api.url, GRAHA_API_KEY: 'key' },
    });

  test('has a method for every operation and route and no other', async () => {
    const { stdout } = await php(METHODS, api.url, ACCOUNT_EXAMPLES.flatMap(({ ids }) => ids)[0] ?? '');
    const operations = listOperations(catalog);
    expect(JSON.parse(stdout)).toEqual([
      ...operations.map(({ family, sdkName }) => [family, sdkName]),
      ...ACCOUNT_EXAMPLES.map(({ name }) => ['account', name]),
    ]);
    expect(api.paths).toEqual([...operations, ...ACCOUNT_EXAMPLES].map(({ path }) => path));
  });

  test('the quickstart of the README runs', async () => {
    const { stdout } = await php(quickstartOf('sdk-php', 'php').replace("require 'vendor/autoload.php';", AUTOLOAD));
    expect(stdout).toMatch(/^[A-Z][a-z]+\n$/);
  });

  test('has no file of an operation family that is no more', () => {
    const made = Object.keys(generatedFiles()).flatMap((path) => /sdk-php\/src\/Generated\/(.*)/.exec(path)?.[1] ?? []);
    expect(readdirSync(join(PACKAGE, 'src/Generated')).toSorted()).toEqual(made.toSorted());
  });
});
