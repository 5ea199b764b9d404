import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { THEME_SCRIPT, THEME_SCRIPT_HASH } from './theme.tsx';

test('the hash in the content security policy is the hash of the script', () => {
  expect(THEME_SCRIPT_HASH).toBe(`sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}`);
});

test('the script sets the configuration that zod reads', () => {
  const own = z.config();
  expect(own).toBe(Reflect.get(globalThis, '__zod_globalConfig'));
  const page = { document: { documentElement: { dataset: {} } }, navigator: { platform: 'Linux' } };
  runInNewContext(THEME_SCRIPT, page);
  expect(page).toMatchObject({ __zod_globalConfig: { jitless: true } });
});
