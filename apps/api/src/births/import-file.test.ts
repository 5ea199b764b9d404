import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IMPORT_BYTES_MAX } from './import-file.ts';

test('the example of an nginx before the API lets the largest file of births through, and no more', () => {
  const conf = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8');
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(conf) ?? [];
  expect(Number(megabytes) * 1_024 * 1_024).toBe(IMPORT_BYTES_MAX);
});
