import { expect, test } from 'vitest';
import { streamOf } from './download.ts';

test('a file is made no faster than it is read, so that a slow reader keeps little of it in memory', async () => {
  let made = 0;
  let isLeft = false;
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) yield `row ${(made += 1)}\n`;
    } finally {
      isLeft = true;
    }
  }
  const readers = Array.from({ length: 10 }, () => streamOf(endless()).getReader());
  for (const reader of readers) for (let read = 0; read < 5; read += 1) await reader.read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(made).toBeLessThanOrEqual(10 * 7);
  for (const reader of readers) await reader.cancel();
  expect(isLeft).toBe(true);
});
