import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const DATABASE_URL = 'postgres://graha_worker@db/graha';
const ARCHIVE_DATABASE_URL = 'postgres://graha_owner@db/graha';

test('months are archived only where a folder is named and the owner’s connection is given', () => {
  expect(readEnv({ DATABASE_URL })).not.toHaveProperty('archive');
  expect(readEnv({ DATABASE_URL, ARCHIVE_DATABASE_URL })).not.toHaveProperty('archive');
  expect(readEnv({ DATABASE_URL, ARCHIVE_DATABASE_URL, ARCHIVE_DIR: '/archive' })).toMatchObject({
    archive: { dir: '/archive', afterMonths: 24, ownerUrl: ARCHIVE_DATABASE_URL },
  });
});

test.each([
  [{ ARCHIVE_DIR: '/archive' }, 'ARCHIVE_DATABASE_URL: is needed with ARCHIVE_DIR'],
  [{ ARCHIVE_DIR: '/archive', ARCHIVE_DATABASE_URL, ARCHIVE_AFTER_MONTHS: '2' }, 'ARCHIVE_AFTER_MONTHS'],
  [{ ARCHIVE_DIR: '/archive', ARCHIVE_DATABASE_URL: 'secret' }, 'ARCHIVE_DATABASE_URL'],
])('settings of the archive that cannot be used are named: %o', (settings, problem) => {
  const start = () => readEnv({ DATABASE_URL, ...settings });
  expect(start).toThrow(problem);
  expect(start).not.toThrow('secret');
});
