import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MIGRATIONS = new URL('../../../prisma/migrations/', import.meta.url);
/** The last migration before the first version that supports upgrades without downtime. */
const LAST_OLD = '0012_archived_range';

/** Changes that can break servers of the previous version. */
const CONTRACTIONS: Record<string, RegExp> = {
  'drops a column': /\bdrop\s+column\b/i,
  'drops a table, view, function or type': /\bdrop\s+(table|(materialized\s+)?view|function|type|schema|sequence)\b/i,
  'renames something': /\brename\b/i,
  'changes the type of a column': /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  'demands a value that the version before does not write': /\bset\s+not\s+null\b/i,
  'takes a right away': /\brevoke\b/i,
};
const ADDED_COLUMN = /\badd\s+column\s+[^,;]*/gi;

/** Contractions declared in the migration: the previous version keeps working without the removed part, at least partly. */
const DECLARED: Record<string, readonly string[]> = {
  '0014_suspension': ['takes a right away'],
  // On databases of a few commits only, whose servers are older than the version before.
  '0073_revised_texts': ['renames something', 'takes a right away'],
};

function contractionsIn(sql: string): string[] {
  const text = sql.replaceAll(/--.*$/gm, '');
  const columns = text.match(ADDED_COLUMN) ?? [];
  const needy = columns.filter((column) => /\bnot\s+null\b/i.test(column) && !/\b(default|generated)\b/i.test(column));
  return [
    ...Object.entries(CONTRACTIONS).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : [])),
    ...(needy.length > 0 ? ['adds a column that needs a value and has no default'] : []),
  ];
}

const names = readdirSync(MIGRATIONS).filter((name) => /^\d{4}_/.test(name) && name > LAST_OLD);

test.each(names)('migration %s leaves what servers of the version before use', (name) => {
  const sql = readFileSync(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8');
  expect(contractionsIn(sql)).toEqual(DECLARED[name] ?? []);
});

test.each([
  ['alter table graha.t drop column a;', ['drops a column']],
  ['ALTER TABLE graha.t RENAME COLUMN a TO b;', ['renames something']],
  ['alter table graha.t alter column a set not null;', ['demands a value that the version before does not write']],
  ['alter table graha.t alter column a type bigint;', ['changes the type of a column']],
  ['alter table graha.t add column a int not null;', ['adds a column that needs a value and has no default']],
  ['alter table graha.t add column a int not null default 0, add column b text; -- drop column b', []],
  ['create table graha.t (a int not null);', []],
])('%s', (sql, found) => {
  expect(contractionsIn(sql)).toEqual(found);
});
