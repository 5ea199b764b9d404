import { expect, test } from 'vitest';
import { memoryAuth, Browser, personIn } from '../testing/memory-auth.ts';
import { knownDevice } from './known-device.ts';

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
