import { createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockDataDir, prepareDataDir } from './data-dir.ts';
import { secretsOf } from './secrets.ts';

const base = mkdtempSync(join(tmpdir(), 'graha-data-'));
afterAll(() => rmSync(base, { recursive: true }));

test('a second start on the same folder is refused, and a start after the first has ended is not', async () => {
  const dataDir = join(base, 'shared');
  prepareDataDir(dataDir);
  const release = await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toThrow(`Graha already runs from ${dataDir} (process ${process.pid})`);
  release();
  (await lockDataDir(dataDir))();
});

test('what a killed start left behind does not lock the folder, even when its process id is in use again', async () => {
  const dataDir = join(base, 'killed');
  prepareDataDir(dataDir);
  writeFileSync(join(dataDir, 'launcher.json'), JSON.stringify({ launcher: `${process.pid} 1`, guard: null }));
  (await lockDataDir(dataDir))();
  writeFileSync(join(dataDir, 'launcher.json'), '{ half');
  (await lockDataDir(dataDir))();
  expect(existsSync(join(dataDir, 'launcher.json'))).toBe(false);
});

test('a folder that cannot be made is answered with what to do', () => {
  writeFileSync(join(base, 'file'), '');
  expect(() => prepareDataDir(join(base, 'file', 'data'))).toThrow(/cannot be used .* set DATA_DIR to another folder/);
});

test('secrets are random for each folder, stay the same in it, and are readable by their owner alone', () => {
  const [one, two] = [join(base, 'one'), join(base, 'two')];
  prepareDataDir(one);
  prepareDataDir(two);
  const secrets = secretsOf(one);
  expect(secretsOf(one)).toEqual(secrets);
  const values = [...Object.values(secrets), ...Object.values(secretsOf(two))].flatMap((value) =>
    typeof value === 'string' ? [value] : Object.values(value),
  );
  expect(new Set(values).size).toBe(values.length);
  expect(statSync(join(one, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('secrets of an earlier version are completed, and none that was there is changed: they open a database', () => {
  const dataDir = join(base, 'earlier');
  prepareDataDir(dataDir);
  const path = join(dataDir, 'secrets.json');
  const { playground: _none, ...earlier } = secretsOf(dataDir);
  const { graha_worker: _later, ...roles } = earlier.roles;
  writeFileSync(path, JSON.stringify({ ...earlier, roles }));
  const completed = secretsOf(dataDir);
  expect(completed).toMatchObject({ ...earlier, roles });
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(completed);
  expect(secretsOf(dataDir)).toEqual(completed);
});

test('the two halves of the playground’s key belong together', () => {
  const dataDir = join(base, 'pair');
  prepareDataDir(dataDir);
  const { privateKey, publicKey } = secretsOf(dataDir).playground;
  const own = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  expect(createPublicKey(own).export({ format: 'der', type: 'spki' }).toString('base64')).toBe(publicKey);
});
