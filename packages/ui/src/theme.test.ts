import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { THEME_SCRIPT, THEME_SCRIPT_HASH } from './theme.tsx';

test('the hash in the content security policy is the hash of the script', () => {
  expect(THEME_SCRIPT_HASH).toBe(`sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}`);
});
