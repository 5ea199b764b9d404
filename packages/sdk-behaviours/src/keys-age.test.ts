import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PHP = 'php';
const PROGRAM = join(import.meta.dirname, '../../sdk-php/tests/keys_age.php');
const hasPhp = spawnSync(PHP, ['-r', "exit(extension_loaded('sodium') ? 0 : 1);"], { stdio: 'ignore' }).status === 0;
if (!hasPhp)
  process.stdout.write('Not tried: the age of keys in PHP. There is no php; on Debian: apt-get install php-cli\n');

test.skipIf(!hasPhp)('PHP fetches keys again after an hour, also if the clock of the machine was set back', () => {
  expect(JSON.parse(execFileSync(PHP, [PROGRAM], { encoding: 'utf8' }))).toEqual([1, 1, 2]);
});
