import { expect, test } from 'vitest';
import { deviceOf, knownDevice } from './device.ts';
import { Browser, memoryAuth, personIn } from '../testing/memory-auth.ts';

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

const PASSWORD = 'lamp orchard nine';
const SECRET = 'q8Zr2mX0vT5yLd7KcW1uHs4BnEo9PgJa';

async function signedIn() {
  const { auth, tables } = memoryAuth();
  const browser = new Browser();
  const enter = async (email: string, password = PASSWORD) => {
    if (!tables['user']?.some((user) => user['email'] === email)) await personIn(auth, { email, password: PASSWORD });
    await browser.send((sent) => auth.api.signInEmail({ body: { email, password }, ...sent })).catch(() => undefined);
  };
  const deviceFor = (email: string) => knownDevice(browser.headers, email, SECRET);
  return { browser, enter, deviceFor };
}

test('a browser is known for the accounts that it has signed in to, each under its own mark, and for no other', async () => {
  const { enter, deviceFor, browser } = await signedIn();
  await enter('asha@nadir.example');
  const mark = deviceFor('asha@nadir.example');
  await enter('ravi@nadir.example');
  expect(mark).not.toBeNull();
  expect([deviceFor('asha@nadir.example'), deviceFor('Asha@nadir.example')]).toEqual([mark, mark]);
  expect(deviceFor('ravi@nadir.example')).not.toBe(mark);
  expect(deviceFor('mina@nadir.example')).toBeNull();
  expect(knownDevice(browser.headers, 'asha@nadir.example', `${SECRET}x`)).toBeNull();
});

test('a wrong password makes no browser known', async () => {
  const { enter, deviceFor } = await signedIn();
  await enter('asha@nadir.example', 'not her password');
  expect(deviceFor('asha@nadir.example')).toBeNull();
});

test('a mark keeps its browser when the same person signs in again', async () => {
  const { enter, deviceFor } = await signedIn();
  await enter('asha@nadir.example');
  const mark = deviceFor('asha@nadir.example');
  await enter('asha@nadir.example');
  expect(deviceFor('asha@nadir.example')).toBe(mark);
});

test.each(['', '~~~', 'a.b', 'a', '.', 'a.b.c~d', '%00', '~'.repeat(20_000)])(
  'a cookie of nonsense knows nobody',
  (value) =>
    expect(knownDevice(new Headers({ cookie: `x=1; graha.device=${value}` }), 'asha@nadir.example', SECRET)).toBeNull(),
);
