import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { z } from 'zod';
import { query, queryChecked } from '../postgres/query.ts';

/** A text as stored in a table or a file: plain, or as bytes in hexadecimal. */
const shapesOf = (text: string): string[] => [text.toLowerCase(), Buffer.from(text).toString('hex')];

/**
 * Reads every row of every table of the product in all schemas, including partitions and leftovers. Uses the superuser, whom
 * policies do not bind. @returns `table: text` for each text found
 */
export async function tablesWith(superuser: Pool, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await query(
    superuser,
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relkind IN ('r', 'm') AND NOT relnamespace::regnamespace::text ~ '^(pg_|information_schema)' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await queryChecked(
      superuser,
      `SELECT needle AS text FROM unnest($1::text[], $2::text[]) AS sought (needle, needle_hex)
       WHERE EXISTS (SELECT FROM ${name} t WHERE strpos(lower(t::text), lower(needle)) > 0 OR strpos(t::text, needle_hex) > 0)`,
      z.object({ text: z.string() }),
      [texts, texts.map((text) => shapesOf(text)[1])],
    );
    found.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return found;
}

/** Searches every file below a folder; compressed files are decompressed first. */
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
