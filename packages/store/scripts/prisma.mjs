// The Prisma CLI, with the schema engine that can be had: one that is named, one already downloaded, one that Prisma can
// download now, or else the WebAssembly build from npm. Everything that needs no database works without a network.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROBE_MS = 2_000;
const NEEDS_ENGINE = new Set(['migrate', 'db']);
const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const fromPrisma = createRequire(require.resolve('prisma/package.json'));

function isDownloaded() {
  const folder = dirname(fromPrisma.resolve('@prisma/engines/package.json'));
  return readdirSync(folder).some((name) => name.startsWith('schema-engine-'));
}

/** Asks for a small file of this very version, because a proxy may answer for a host that it does not let through. */
async function canDownload() {
  const fromEngines = createRequire(fromPrisma.resolve('@prisma/engines/package.json'));
  const { enginesVersion } = fromEngines('@prisma/engines-version/package.json').prisma;
  const host = process.env.PRISMA_ENGINES_MIRROR ?? 'https://binaries.prisma.sh';
  const file = `${host}/all_commits/${enginesVersion}/debian-openssl-3.0.x/schema-engine.gz.sha256`;
  try {
    return (await fetch(file, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) })).ok;
  } catch {
    return false;
  }
}

async function engineSettings(command) {
  if (process.env.PRISMA_SCHEMA_ENGINE_BINARY) return {};
  if (NEEDS_ENGINE.has(command) && (isDownloaded() || (await canDownload()))) return {};
  return { PRISMA_SCHEMA_ENGINE_BINARY: fileURLToPath(new URL('./schema-engine.mjs', import.meta.url)) };
}

const cliArgs = process.argv.slice(2);
const config = cliArgs.includes('--config') ? [] : ['--config', join(root, 'prisma/prisma.config.ts')];
const { status } = spawnSync(process.execPath, [require.resolve('prisma/build/index.js'), ...cliArgs, ...config], {
  stdio: 'inherit',
  cwd: root,
  env: {
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    ...process.env,
    ...(await engineSettings(cliArgs[0])),
  },
});
process.exit(status ?? 1);
