import { expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { personIn, useAuthScene } from '../testing/auth-scene.ts';
import { AUTH_SECRET } from '../testing/recording-ports.ts';
import { Browser } from '../testing/browser.ts';
import { knownDevice } from './device.ts';

const scene = useAuthScene(createTestDatabase);
const PASSWORD = 'lamp orchard nine';

async function signedIn() {
  const { auth, tables } = await scene.open();
  const browser = new Browser();
  const enter = async (email: string, password = PASSWORD) => {
    if ((await tables.user.count({ where: { email } })) === 0) await personIn(auth, { email, password: PASSWORD });
    await browser.send((sent) => auth.api.signInEmail({ body: { email, password }, ...sent })).catch(() => undefined);
  };
  const deviceFor = (email: string) => knownDevice(browser.headers, email, AUTH_SECRET);
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
  expect(knownDevice(browser.headers, 'asha@nadir.example', `${AUTH_SECRET}x`)).toBeNull();
  for (const name of ['__Host-graha.device', '__Secure-graha.device']) {
    const cookie = (browser.headers.get('cookie') ?? '').replace('graha.device', name);
    expect(knownDevice(new Headers({ cookie }), 'asha@nadir.example', AUTH_SECRET)).toBe(mark);
  }
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
