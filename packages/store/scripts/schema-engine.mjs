#!/usr/bin/env node
// Stands in for Prisma's native schema engine where that cannot be downloaded: the same JSON-RPC over stdio, answered by
// the WebAssembly build of the same commit. prisma.mjs decides when; PRISMA_SCHEMA_ENGINE_BINARY points here.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const CHAR_OID = 18;
const TEXT_OID = 25;
const REQUEST_FAILED = 4466;
const MAINTENANCE_DATABASE = 'postgres';

const packageFolder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
const args = process.argv.slice(2);
const valuesOf = (name) => args.flatMap((arg, i) => (arg === name ? [args[i + 1]] : []));
const datasource = JSON.parse(valuesOf('--datasource')[0] ?? '{}');

/** Fields instead of a text: where both are given, pg prefers the database that the text names. */
function connectionOf(url) {
  const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: url }).connectionParameters;
  return { host, port, user, password, database, ssl };
}

function fail(code, message) {
  const fields = { message, error_code: code, is_panic: false };
  process.stderr.write(`\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}\n`);
  process.exit(1);
}

async function withClient(connection, work) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @prisma/adapter-pg serves queries; migrations need two things of it that it does otherwise. */
function forMigrations(adapter) {
  // It knows no column of type "char", which the system catalogues use.
  const { queryRaw } = adapter;
  adapter.queryRaw = async (query) => {
    const charColumns = [];
    const asText = Object.create(adapter, {
      performIO: {
        value: async (request) => {
          const result = await adapter.performIO(request);
          for (const [i, field] of result.fields.entries()) {
            if (field.dataTypeID !== CHAR_OID) continue;
            charColumns.push(i);
            field.dataTypeID = TEXT_OID;
          }
          return result;
        },
      },
    });
    const result = await queryRaw.call(asText, query);
    for (const i of charColumns) result.columnTypes[i] = ColumnTypeEnum.Character;
    return result;
  };
  // It cuts a script at every semicolon, also inside the body of a function: send it whole.
  if (adapter.executeScript) {
    adapter.executeScript = async (script) => {
      try {
        await adapter.underlyingDriver().query(script);
      } catch (error) {
        adapter.onError(error);
      }
    };
  }
  if (adapter.startTransaction) {
    const { startTransaction } = adapter;
    adapter.startTransaction = async (level) => forMigrations(await startTransaction.call(adapter, level));
  }
  return adapter;
}

class MigrationAdapterFactory extends PrismaPg {
  async connect() {
    return forMigrations(await super.connect());
  }

  async connectToShadowDb() {
    if (datasource.shadowDatabaseUrl) {
      return forMigrations(await new PrismaPg({ ...connectionOf(datasource.shadowDatabaseUrl), max: 1 }).connect());
    }
    const connection = connectionOf(datasource.url);
    const database = `prisma_migrate_shadow_db_${randomUUID()}`;
    await withClient(connection, (client) => client.query(`CREATE DATABASE "${database}"`));
    const adapter = forMigrations(await new PrismaPg({ ...connection, database, max: 1 }).connect());
    const { dispose } = adapter;
    adapter.dispose = async () => {
      await dispose.call(adapter);
      await withClient(connection, (client) => client.query(`DROP DATABASE "${database}" WITH (FORCE)`));
    };
    return adapter;
  }
}

/** One-off commands: `schema-engine cli can-connect-to-database`, `create-database`, `drop-database`. */
async function runOnce(command) {
  const connection = connectionOf(datasource.url);
  if (command === 'can-connect-to-database') {
    const codes = { '3D000': 'P1003', '28P01': 'P1000' };
    return withClient(connection, () => {}).catch((error) => fail(codes[error.code] ?? 'P1001', error.message));
  }
  const name = pg.escapeIdentifier(connection.database);
  const statements = {
    'create-database': `CREATE DATABASE ${name}`,
    'drop-database': `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
  };
  const statement = statements[command] ?? fail('P0000', `unknown command ${command}`);
  await withClient({ ...connection, database: MAINTENANCE_DATABASE }, (client) => client.query(statement));
}

async function loadEngine() {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = readFileSync(join(packageFolder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue });
  // oxlint-disable-next-line no-underscore-dangle -- the names are the generator's.
  glue.__wbg_set_wasm(instance.exports);
  // oxlint-disable-next-line no-underscore-dangle -- as above.
  instance.exports.__wbindgen_start();
  return glue.SchemaEngine;
}

/** The engine connects at once, even for a comparison that needs no database: then any reachable one will do. */
async function reachableConnection() {
  if (!datasource.url) return {};
  const connection = connectionOf(datasource.url);
  try {
    await withClient(connection, () => {});
  } catch (error) {
    if (error.code !== '3D000') fail('P1001', error.message);
    connection.database = MAINTENANCE_DATABASE;
  }
  return connection;
}

const say = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

async function answer(engine, { id, method, params }) {
  const name = method === 'getDatabaseVersion' ? 'version' : method;
  if (typeof engine[name] !== 'function') throw new Error(`${method} is not in the WebAssembly schema engine`);
  if (name === 'evaluateDataLoss' || name === 'createMigration') {
    // Both read the shadow schema from a cache that only this call fills.
    await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
  }
  const result = (await engine[name](params)) ?? null;
  if (method !== 'diff' || typeof result?.stdout !== 'string') return result;
  say({ id: 1e9 + id, method: 'print', params: { content: result.stdout.replace(/\n$/, '') } });
  return { exitCode: result.exitCode };
}

async function serve() {
  const [SchemaEngine, connection] = [await loadEngine(), await reachableConnection()];
  // One connection, because the lock that keeps two migrations apart belongs to a session.
  const factory = bindMigrationAwareSqlAdapterFactory(new MigrationAdapterFactory({ ...connection, max: 1 }));
  const datamodels = valuesOf('--datamodels').map((file) => [file, readFileSync(file, 'utf8')]);
  let engine;
  const handle = async (request) => {
    try {
      engine ??= await SchemaEngine.new({ datamodels: datamodels.length ? datamodels : undefined }, () => {}, factory);
      say({ id: request.id, result: await answer(engine, request) });
    } catch (error) {
      const data = {
        is_panic: false,
        message: String(error?.message ?? error),
        meta: error?.meta ?? null,
        error_code: error?.code ?? 'P0000',
      };
      const message = 'An error happened. Check the data field for details.';
      say({ id: request.id, error: { code: REQUEST_FAILED, message, data } });
    }
  };
  let queue = Promise.resolve();
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    const request = line.trim() && JSON.parse(line);
    if (request?.method) queue = queue.then(() => handle(request));
  });
  lines.on('close', () => queue.then(() => process.exit(0)));
}

if (args.includes('--version')) {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  process.stdout.write(`schema-engine-wasm ${version}\n`);
} else {
  const command = args.indexOf('cli');
  await (command >= 0 ? runOnce(args[command + 1]) : serve()).catch((error) => fail('P1001', error.message));
}
