// The files of prisma/sql define functions, policies, triggers and reference rows. Changed files are applied after the
// migrations, in one transaction.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SQL_FOLDER = fileURLToPath(new URL('../../../prisma/sql', import.meta.url));
const NEEDS = /^-- needs: (.+)$/gm;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';
const ATTEMPTS = 40;
const PAUSE_MS = 500;

// Less than the lock_timeout of charge_batch (250 ms) and than deadlock_timeout (1 s): this transaction gives up before it
// makes a charge fail.
const LOCK_TIMEOUT_MS = 200;

/** Returns the files by subject/name. */
export function readSqlFiles(folder = SQL_FOLDER) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sql'));
  return new Map(
    names.toSorted().map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const needs = [...text.matchAll(NEEDS)].flatMap(([, list]) => list.split(',').map((need) => need.trim()));
      return [name.replaceAll('\\', '/').replace(/\.sql$/, ''), { text, needs }];
    }),
  );
}

/**
 * Sorts each file after the files that it needs. The hash of a file covers those too: after a change of isolate() all policies
 * that it creates are applied again.
 */
export function inOrder(files) {
  const ordered = new Map();
  const visit = (name, path) => {
    const { text, needs } = files.get(name) ?? fail(`${path.at(-1)} needs ${name}, which does not exist`);
    if (path.includes(name)) fail(`${[...path, name].join(' needs ')}`);
    if (ordered.has(name)) return;
    for (const need of needs) visit(need, [...path, name]);
    const hash = createHash('sha256').update(text);
    for (const need of needs.toSorted()) hash.update(ordered.get(need).sha256);
    ordered.set(name, { name, text, sha256: hash.digest('hex') });
  };
  for (const name of files.keys()) visit(name, []);
  return [...ordered.values()];
}

function fail(message) {
  throw new Error(`prisma/sql: ${message}`);
}

/** Applies the changed files in the caller's transaction; returns their number. */
export async function applyChanged(client, files = readSqlFiles()) {
  const ordered = inOrder(files);
  const { rows } = await client.query('SELECT file, sha256 FROM graha.applied_sql');
  const applied = new Map(rows.map(({ file, sha256 }) => [file, sha256]));
  const changed = ordered.filter(({ name, sha256 }) => applied.get(name) !== sha256);
  for (const { name, text } of changed) {
    await client.query(text).catch((error) => {
      const line = error.position ? `:${text.slice(0, Number(error.position)).split('\n').length}` : '';
      error.message = `prisma/sql/${name}.sql${line}: ${error.message}`;
      throw error;
    });
  }
  await client.query('DELETE FROM graha.applied_sql WHERE NOT file = ANY ($1)', [ordered.map(({ name }) => name)]);
  await client.query(
    `INSERT INTO graha.applied_sql (file, sha256) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (file) DO UPDATE SET sha256 = excluded.sha256, applied_at = excluded.applied_at`,
    [changed.map(({ name }) => name), changed.map(({ sha256 }) => sha256)],
  );
  return changed.length;
}

async function applyOnce(client, files) {
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}; SET LOCAL check_function_bodies = off`);
  try {
    const changed = await applyChanged(client, files);
    await client.query('COMMIT');
    return changed;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Applies the changed files; returns their number. */
export async function applySqlFiles(client, files = readSqlFiles()) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, files);
    } catch (error) {
      const isLocked = error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK_DETECTED;
      if (!isLocked || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_MS);
      });
    }
  }
}
