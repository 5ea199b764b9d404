import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const STORE = fileURLToPath(new URL('../..', import.meta.url));
const PRISMA = fileURLToPath(new URL('../../../../prisma', import.meta.url));
const COMMAND = fileURLToPath(import.meta.resolve('prisma/build/index.js'));
const COMMITTED = join(STORE, 'src/generated');
/** The generated client contains its schema, including the output folder. */
const OUTPUT = /output += \\"[^"]+\\"/;

const folder = mkdtempSync(join(tmpdir(), 'graha-client-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Generates the client of the current schema in a separate folder. */
async function generate(): Promise<string> {
  const schema = join(folder, 'schema');
  const output = join(folder, 'generated');
  cpSync(join(PRISMA, 'schema'), schema, { recursive: true });
  const main = join(schema, 'main.prisma');
  const text = readFileSync(main, 'utf8');
  writeFileSync(
    main,
    text.replace(/^( *output += ).+$/m, (_, before: string) => before + JSON.stringify(output)),
  );
  const config = join(PRISMA, 'prisma.config.ts');
  await promisify(execFile)(process.execPath, [COMMAND, 'generate', '--config', config, '--schema', schema], {
    cwd: STORE,
    env: { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  });
  return output;
}

const textsIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [name, readFileSync(join(path, name), 'utf8').replace(OUTPUT, '')]),
  );

test(
  'the committed client is the one of prisma/schema; npm run db:generate writes it',
  { timeout: 60_000 },
  async () => {
    const [wanted, found] = [textsIn(await generate()), textsIn(COMMITTED)];
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(wanted).toSorted());
    expect(Object.keys(wanted).filter((name) => found[name] !== wanted[name])).toEqual([]);
  },
);
