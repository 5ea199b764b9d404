import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './journey.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { stack } from './stack.ts';

type CodeBlock = { title: string; code: string };

/** A guide in Markdown, as for a reader: the title of a code block is the line before it. */
const BLOCK = /(?:^|\n)([^\n]+)\n+```[^\n]*\n([\s\S]*?)\n```/g;
const codeBlocksIn = (markdown: string): CodeBlock[] =>
  [...markdown.matchAll(BLOCK)].map(([, title = '', code = '']) => ({ title: title.trim(), code }));

const TERMINAL = 'Terminal';
const FILE = /^[\w-]+\.(?:mjs|html|json)$/;
/** Runs one terminal block as pasted, in the folder and with the variables of the previous block. */
async function paste(code: string, apiKey: string, { cwd, env }: { cwd: string; env: string }): Promise<string> {
  const script = `set -eo pipefail\n. '${env}'\ncd "$(cat '${cwd}')"\n${code}\npwd > '${cwd}'\nexport -p > '${env}'\n`;
  const own = { GRAHA_PORTAL_URL: stack.portalUrl, GRAHA_API_URL: stack.apiUrl, GRAHA_API_KEY: apiKey };
  const shell = spawn('bash', ['-c', script], { env: { ...process.env, ...own } });
  let said = '';
  shell.stdout.on('data', (text: Buffer) => (said += text.toString()));
  shell.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const status = await new Promise((resolve) => shell.on('close', resolve));
  expect(status, `${code}\n\n${said}`).toBe(0);
  return said;
}

test('every code block of every guide runs as it is pasted, in a new workspace on Free', async ({ page, request }) => {
  test.setTimeout(900_000); // Dozens of programs run one after the other.
  const keys = new KeysPage(page);
  await newMember(page);
  await keys.open();
  const apiKey = await keys.create('Guides');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const guides = [...sitemap.matchAll(/\/docs\/guides\/([\w-]+)</g)].map(([, name = '']) => name);
  expect(guides.length).toBeGreaterThan(5);
  // Read one after the other: a connection that is idle while a guide runs may be closed just as it is used again.
  const texts = new Map<string, string>();
  for (const guide of guides) texts.set(guide, await (await request.get(`/docs/guides/${guide}.md`)).text());
  for (const [guide, text] of texts) {
    await test.step(guide, async () => {
      const blocks = codeBlocksIn(text);
      const folder = mkdtempSync(join(tmpdir(), `${guide}-`));
      const state = { cwd: join(folder, '.cwd'), env: join(folder, '.env') };
      writeFileSync(state.cwd, folder);
      writeFileSync(state.env, '');
      let said = '';
      try {
        for (const { title, code } of blocks) {
          if (title === TERMINAL) said += await paste(code, apiKey, state);
          else {
            expect(title, 'a block is a file, or for the terminal').toMatch(FILE);
            writeFileSync(join(readFileSync(state.cwd, 'utf8').trim(), title), code);
          }
        }
        expect(said, guide).not.toBe('');
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
});
