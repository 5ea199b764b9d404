import { afterEach, expect, test, vi } from 'vitest';
import { chromiumHere } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM_PATH comes before every other place', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(chromiumHere('/nowhere/chromium')).toBe(process.execPath);
});

test('without a Chromium of the system, the one that Playwright keeps is taken', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(chromiumHere(process.execPath)).not.toBeNull();
});
