import { createTestDatabase } from '@graha/dev-stack/test-context';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { useDatabase } from '../../src/testing/testing.ts';
import { statementsFile } from './statements-file.ts';

const own = useDatabase(createTestDatabase);

test('the types of all statements are those of the migrated database; `npm run sql:generate` writes them', async () => {
  const client = await own.pools.owner.connect();
  try {
    const { path, text, problems } = await statementsFile(client);
    expect(problems).toEqual([]);
    expect(text).toBe(readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8'));
  } finally {
    client.release();
  }
});
