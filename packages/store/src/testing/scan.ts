import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';

/** What a text looks like where a table or a file holds it as it is, or as bytes in hexadecimal. */
const shapesOf = (text: string): string[] => [text.toLowerCase(), Buffer.from(text).toString('hex')];

/**
 * Reads every row of every table of the product, partitions and leftovers too, in whatever schema. As owner, whom policies do not
 * bind while a superuser reads. @returns `table: text` for each text that stands in one
 */
export async function tablesWith(superuser: Pool, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await superuser.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relkind IN ('r', 'm') AND NOT relnamespace::regnamespace::text ~ '^(pg_|information_schema)' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await superuser.query<{ text: string }>(
      `SELECT needle AS text FROM unnest($1::text[], $2::text[]) AS sought (needle, needle_hex)
       WHERE EXISTS (SELECT FROM ${name} t WHERE strpos(lower(t::text), lower(needle)) > 0 OR strpos(t::text, needle_hex) > 0)`,
      [texts, texts.map((text) => shapesOf(text)[1])],
    );
    found.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return found;
}

/** The same of every file below a folder; what is compressed is read as what it holds. */
export function filesWith(dir: string, texts: readonly string[]): string[] {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name));
    const content = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1').toLowerCase();
    return texts
      .filter((text) => shapesOf(text).some((shape) => content.includes(shape)))
      .map((text) => `${name}: ${text}`);
  });
}
