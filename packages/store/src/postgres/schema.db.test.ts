import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differences } from '../testing/schema-facts.ts';

const SCHEMA = readFileSync(new URL('../../../../prisma/schema/identity.prisma', import.meta.url), 'utf8');
const MODEL = /^model \w+ \{\n(.*?)^\}/gms;
const FIELD = /^ {2}(\w+) +(\w+)(\[\])?(\?)? *(.*)$/gm;
const TYPE_OF: Record<string, string> = {
  BigInt: 'bigint',
  Boolean: 'boolean',
  Bytes: 'bytea',
  Int: 'integer',
  String: 'text',
};

let database: TestDatabase;
let owner: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.stop();
});

/** The type as Postgres writes it; undefined for a relation, which has no column. */
function columnType(type: string, attributes: string): string | undefined {
  const precision = /@db\.Timestamptz\((\d)\)/.exec(attributes)?.[1];
  return type === 'DateTime' ? `timestamp(${precision}) with time zone` : TYPE_OF[type];
}

const nameIn = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

/** Returns `member.user_id text not null` for each column that the Prisma schema declares. */
function declaredColumns(): Set<string> {
  const models = [...SCHEMA.matchAll(MODEL)].map(([, body = '']) => body);
  return new Set(
    models.flatMap((body) =>
      [...body.matchAll(FIELD)].flatMap(([, name, type = '', list = '', isOptional, attributes = '']) => {
        const sqlType = columnType(type, attributes);
        if (sqlType === undefined) return [];
        const column = nameIn(attributes, /@map\("(\w+)"\)/) ?? name;
        return [`${nameIn(body, /@@map\("(\w+)"\)/)}.${column} ${sqlType}${list}${isOptional ? '' : ' not null'}`];
      }),
    ),
  );
}

/** Returns the same facts from the database, for the tables that the schema names. */
async function columnsFound(declared: ReadonlySet<string>): Promise<Set<string>> {
  const tables = [...new Set([...declared].map((column) => column.split('.')[0]))];
  const { rows } = await owner.query<{ column: string }>(
    `SELECT format('%s.%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod))
            || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END AS column
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'identity'::regnamespace AND c.relname = ANY ($1) AND a.attnum > 0 AND NOT a.attisdropped`,
    [tables],
  );
  return new Set(rows.map(({ column }) => column));
}

test('the tables that Prisma reads have just the columns, types and nulls that its schema declares', async () => {
  const declared = declaredColumns();
  expect(declared.size).toBeGreaterThan(80);
  expect(differences(declared, await columnsFound(declared))).toEqual([]);
});

test('a column more, a column less and a null more in the database are noticed', async () => {
  const declared = declaredColumns();
  await owner.query('ALTER TABLE identity.user ADD COLUMN surplus text');
  await owner.query('ALTER TABLE identity.member DROP COLUMN role CASCADE');
  await owner.query('ALTER TABLE identity.session ALTER COLUMN token DROP NOT NULL');
  expect(differences(declared, await columnsFound(declared)).toSorted()).toEqual([
    '+ session.token text',
    '+ user.surplus text',
    '- member.role text not null',
    '- session.token text not null',
  ]);
});
