import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@graha/dev-stack/project';
import { expect, test } from 'vitest';
import { NEAREST } from './declared.ts';
import { NEAREST_MAX, nearestTests } from './nearest.ts';

const DOMAIN = 'packages/domain/src';
const nearest = (files: Record<string, string>) => nearestTests(new Map(Object.entries(files)));

test('the test beside a file comes first, then those that import it, those without a database before others', () => {
  const of = nearest({
    [`${DOMAIN}/plans.ts`]: '',
    [`${DOMAIN}/plans.test.ts`]: '',
    [`${DOMAIN}/a.db.test.ts`]: "import { a } from './plans.ts';",
    [`${DOMAIN}/z.test.ts`]: "import { a } from './plans.ts';",
  });
  expect(of(`${DOMAIN}/plans.ts`)).toEqual(
    ['plans.test.ts', 'z.test.ts', 'a.db.test.ts'].map((name) => `${DOMAIN}/${name}`),
  );
});

test('types leave no trace at run time, so who imports types alone is not near', () => {
  const of = nearest({ [`${DOMAIN}/a.ts`]: '', [`${DOMAIN}/b.test.ts`]: "import type { A } from './a.ts';" });
  expect(of(`${DOMAIN}/a.ts`)).toEqual([]);
});

test('a test that goes through another file is near if none is nearer, and what tests share is no step', () => {
  const files = {
    [`${DOMAIN}/a.ts`]: '',
    [`${DOMAIN}/b.ts`]: "import { a } from './a.ts';",
    [`${DOMAIN}/testing/scene.ts`]: "export { b } from '../b.ts';",
    [`${DOMAIN}/c.test.ts`]: "import { scene } from './testing/scene.ts';",
  };
  expect(nearest(files)(`${DOMAIN}/a.ts`)).toEqual([`${DOMAIN}/c.test.ts`]);
  const nearer = { ...files, [`${DOMAIN}/d.test.ts`]: "import { a } from './a.ts';" };
  expect(nearest(nearer)(`${DOMAIN}/a.ts`)).toEqual([`${DOMAIN}/d.test.ts`]);
});

test('tests of other packages are near only to a file that its own package does not test', () => {
  const files = {
    [`${DOMAIN}/billing/plans.ts`]: '',
    'packages/store/src/a.test.ts': "import { a } from '@graha/domain/billing/plans';",
  };
  expect(nearest(files)(`${DOMAIN}/billing/plans.ts`)).toEqual(['packages/store/src/a.test.ts']);
  const own = { ...files, [`${DOMAIN}/b.test.ts`]: "import { a } from './billing/plans.ts';" };
  expect(nearest(own)(`${DOMAIN}/billing/plans.ts`)).toEqual([`${DOMAIN}/b.test.ts`]);
});

test('a function of SQL is tested on databases, by tests that name it and those of the files that call it', () => {
  const of = nearest({
    'packages/store/src/keys.ts': "db.query('select graha.find_key($1)');",
    'packages/store/src/keys.db.test.ts': "import { find } from './keys.ts';",
    'packages/store/src/keys.test.ts': "import { find } from './keys.ts';",
    'packages/store/src/rights.db.test.ts': "'graha.find_key'",
  });
  expect(of('prisma/sql/keys/find_key.sql')).toEqual([
    'packages/store/src/rights.db.test.ts',
    'packages/store/src/keys.db.test.ts',
  ]);
});

test(`no more than ${NEAREST_MAX} tests are near`, () => {
  const many = Array.from({ length: 20 }, (_, index) => [`${DOMAIN}/t${index}.test.ts`, "import { a } from './a.ts';"]);
  expect(nearest(Object.fromEntries([[`${DOMAIN}/a.ts`, ''], ...many]))(`${DOMAIN}/a.ts`)).toHaveLength(NEAREST_MAX);
});

test('every file and test of the declared table is there', () => {
  const named = Object.entries(NEAREST).flat(2);
  expect(named.filter((file) => !existsSync(join(PROJECT, file)))).toEqual([]);
});
