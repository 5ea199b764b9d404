import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageFile } from './language-file.ts';

const reported = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('English needs no file', () => {
  expect(languageFile('en', () => undefined)).toEqual({ file: null, isWaiting: false });
});

test('an element waits for the words of its language, and goes on without a file that cannot be loaded', async () => {
  const changed = vi.fn<() => void>();
  expect(languageFile('hi', changed).isWaiting).toBe(true);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(reported).toHaveBeenCalledTimes(1);
  expect(languageFile('hi', changed)).toMatchObject({ file: null, isWaiting: false });
});
