import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inlineParts } from '../block.ts';
import { OPERATIONS } from './operations.ts';
import { RUNBOOK } from './runbook.ts';

const root = new URL('../../../../../../', import.meta.url);
const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');
const written = JSON.stringify([OPERATIONS, RUNBOOK]);

test('every command of the pages is one that there is', () => {
  // Safe: npm itself reads this file.
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = [...written.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(new Set(named)).toContain('audit');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  for (const [, file = ''] of written.matchAll(/node (deploy\/[a-z-]+\.mjs)/g)) expect(textOf(file)).not.toBe('');
});

test('every metric of the pages is one that is measured', () => {
  const sources = ['api/src/observe', 'portal/src/edge', 'worker/src']
    .map((folder) => textOf(`apps/${folder}/metrics.ts`))
    .join('\n');
  const named = [...written.matchAll(/graha_([a-z_]+?)(?:_bucket)?(?=[^a-z_])/g)].map(([, name = '']) => name);
  const metrics = named.filter((name) => !['api', 'app', 'auth', 'operator', 'worker', 'owner'].includes(name));
  expect(metrics.length).toBeGreaterThan(8);
  expect(metrics.filter((name) => !new RegExp(`['_]${name}'`).test(sources))).toEqual([]);
});

test('the page lists every variable that a server reads, and no other', () => {
  const read = ['api/src/start', 'portal/src/server', 'worker/src'].flatMap((folder) =>
    [
      ...textOf(`apps/${folder}/env.ts`).matchAll(
        /^ +([A-Z][A-Z_]+): (?:z|port|list|publicKey|signingKey|Secret|[dD]atabaseUrl)\b/gm,
      ),
    ].map(([, name]) => name),
  );
  const rows = OPERATIONS.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' && block.label === 'Environment variables' ? block.rows : [])),
  );
  const listed = rows.map(([name = '']) => inlineParts(name)[0]?.text);
  expect([...new Set(read)].toSorted()).toEqual(listed.toSorted());
});

test('each section has a place of its own to link to', () => {
  const ids = OPERATIONS.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
