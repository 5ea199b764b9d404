import { expect, test } from 'vitest';
import { deviceOf, knownDevice } from './device.ts';

const MOZILLA = 'Mozilla/5.0';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${MOZILLA} (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0`, 'Firefox on Linux'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${MOZILLA} (Windows NT 10.0) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Version/18.1 Safari/605.1.15`, 'Safari on macOS'],
  [`${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${KIT} CriOS/140.0 Mobile Safari/604.1`, 'Chrome on iPhone'],
  [`${MOZILLA} (Linux; Android 15; Pixel 9) ${KIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['curl/8.9.1', 'Unknown browser'],
  ['', 'Unknown browser'],
  [null, 'Unknown browser'],
])('%s', (userAgent, words) => expect(deviceOf(userAgent)).toBe(words));

const SECRET = 'q8Zr2mX0vT5yLd7KcW1uHs4BnEo9PgJa';

test.each(['', '~~~', 'a.b', 'a', '.', 'a.b.c~d', '%00', '~'.repeat(20_000)])(
  'a cookie of nonsense knows nobody',
  (value) =>
    expect(knownDevice(new Headers({ cookie: `x=1; graha.device=${value}` }), 'asha@nadir.example', SECRET)).toBeNull(),
);
