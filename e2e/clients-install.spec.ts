import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { PlaygroundPage } from './pages/playground-page.ts';
import { stack } from './stack.ts';

const run = promisify(execFile);

/** Interfaces that the PHP client only needs for a PSR-18 transport: a test reaches no package index. */
const NO_INDEX = {
  repositories: {
    'packagist.org': false,
    psr: {
      type: 'package',
      package: [
        { name: 'psr/http-client', version: '1.0.3', type: 'metapackage' },
        { name: 'psr/http-factory', version: '1.1.0', type: 'metapackage' },
      ],
    },
  },
};

const python = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import httpx, pip'], { stdio: 'ignore' }).status === 0,
);
const has = (command: string, argument: string): boolean =>
  spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;

const MISSING = {
  SDK: null,
  PHP: has('composer', '--version') ? null : 'there is no composer here; on Debian: apt-get install composer php-curl',
  Go: has('go', 'version') ? null : 'there is no go here; on Debian: apt-get install golang-go',
  Python: python
    ? null
    : 'there is no python3 with pip and httpx here; on Debian: apt-get install python3-pip python3-httpx',
};

const PROGRAMS = {
  SDK: { file: 'call.mjs', command: 'node call.mjs' },
  PHP: { file: 'call.php', command: 'php call.php' },
  Go: { file: 'main.go', command: 'go mod tidy && go run .' },
};

type Shell = (lines: string, input?: [file: string, text: string]) => Promise<string>;

/** Runs shell lines in an empty folder with a home of its own, so that nothing of this machine's packages helps. */
async function inEmptyFolder(apiKey: string, use: (shell: Shell) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'graha-client-'));
  const [home, work] = [join(folder, 'home'), join(folder, 'work')];
  for (const path of [home, work]) mkdirSync(path);
  writeFileSync(join(home, 'config.json'), JSON.stringify(NO_INDEX));
  const env = {
    ...process.env,
    HOME: home,
    COMPOSER_HOME: home,
    COMPOSER_ALLOW_SUPERUSER: '1',
    GOPATH: join(home, 'go'),
    GOCACHE: join(home, 'go-build'),
    GOFLAGS: '-modcacherw',
    PIP_NO_DEPS: '1',
    PIP_TARGET: work,
    PIP_DISABLE_PIP_VERSION_CHECK: '1',
    GRAHA_PORTAL_URL: stack.portalUrl,
    GRAHA_API_URL: stack.apiUrl,
    GRAHA_API_KEY: apiKey,
  };
  try {
    await use(async (lines, input) => {
      if (input) writeFileSync(join(work, input[0]), input[1]);
      return (await run('sh', ['-ec', lines], { cwd: work, env })).stdout;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Signs up and returns a key of the new workspace. */
async function newKey(page: Page): Promise<string> {
  await newMember(page);
  const keys = new KeysPage(page);
  await keys.open();
  const apiKey = await keys.create('Own server');
  await keys.store();
  return apiKey;
}

for (const tab of ['SDK', 'PHP', 'Go'] as const)
  test(`the ${tab} lines of the playground install the client and answer in an empty folder`, async ({ page }) => {
    test.skip(MISSING[tab] !== null, MISSING[tab] ?? '');
    const playground = new PlaygroundPage(page);
    const apiKey = await newKey(page);
    await playground.open('kundali/basic');
    await playground.run.click();
    await expect(playground.picture(/^Rashi/)).toBeVisible();
    const shown = await playground.json();
    const snippet = await playground.snippet(tab);
    const install = [...snippet.matchAll(/^\/\/ (.*)$/gm)].map(([, command]) => command).join('\n');
    const { file, command } = PROGRAMS[tab];
    await inEmptyFolder(apiKey, async (shell) => {
      await shell(install);
      expect(JSON.parse(await shell(command, [file, snippet]))).toEqual(shown);
    });
  });

test('the Python lines of the docs install the client and answer in an empty folder', async ({ page }) => {
  test.skip(MISSING.Python !== null, MISSING.Python ?? '');
  const apiKey = await newKey(page);
  const text = await (await page.request.get('/docs/clients.md')).text();
  const [install = '', call = ''] = [
    .../```\w*\n([\s\S]*?)```/g[Symbol.matchAll](text.slice(text.indexOf('## Python'))),
  ].map(([, code]) => code ?? '');
  await inEmptyFolder(apiKey, async (shell) => {
    await shell(install.replace(/^pip /m, `${python} -m pip `));
    expect(await shell(`${python} call.py`, ['call.py', call])).toBe('Libra\n');
  });
});
