import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@graha/dev-stack/project';
import { SECRETS_BESIDE_BACKUP } from '@graha/domain/operations/backup';
import { expect, test } from 'vitest';

test('the page on backups names every secret that no backup holds', () => {
  const text = readFileSync(join(PROJECT, 'deploy/make-env.mjs'), 'utf8');
  const made = [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): secret\(\)/gm)].map(([, name = '']) => name);
  expect(made.length).toBeGreaterThan(5);
  const apart = made.filter((name) => !name.endsWith('_PASSWORD')); // The passwords of the roles are in the backup.
  expect(apart.toSorted()).toEqual(Object.keys(SECRETS_BESIDE_BACKUP).toSorted());
});
