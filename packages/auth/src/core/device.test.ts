import { expect, test } from 'vitest';
import { afterSignIn } from '../testing/after-sign-in.ts';
import { deviceOf, knownDevice, markDevices } from './device.ts';

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

test('a browser keeps the marks of the last eight accounts for 400 days', async () => {
  const { hooks } = markDevices();
  let cookie = '';
  for (let index = 0; index < 9; index += 1) {
    const user = { id: `${index}`, email: `person-${index}@nadir.example`, createdAt: new Date() };
    const set = (await afterSignIn(hooks, { user, cookie, secret: SECRET })) ?? '';
    expect(set).toContain(`; Max-Age=${400 * 86_400}`);
    cookie = decodeURIComponent(set.split(';')[0] ?? '');
    expect(cookie.split('~')).toHaveLength(Math.min(8, index + 1));
  }
  const knows = (index: number) =>
    knownDevice(new Headers({ cookie }), `person-${index}@nadir.example`, SECRET) !== null;
  expect([knows(0), knows(1), knows(8)]).toEqual([false, true, true]);
});

test('a person who signs in again keeps one mark, and its id of 16 letters', async () => {
  const { hooks } = markDevices();
  const user = { id: 'asha', email: 'asha@nadir.example', createdAt: new Date() };
  const enter = async (cookie: string) =>
    decodeURIComponent((await afterSignIn(hooks, { user, cookie, secret: SECRET }))?.split(';')[0] ?? '');
  const cookie = await enter('');
  expect(await enter(cookie)).toBe(cookie);
  const [id = ''] = cookie.replace('graha.device=', '').split('.');
  expect(id).toMatch(/^[\w-]{16}$/);
  expect(knownDevice(new Headers({ cookie }), user.email, SECRET)).toBe(id);
});

test('a forged cookie is read as far as eight marks', async () => {
  const { hooks } = markDevices();
  const user = { id: 'asha', email: 'asha@nadir.example', createdAt: new Date() };
  const set = decodeURIComponent((await afterSignIn(hooks, { user, secret: SECRET }))?.split(';')[0] ?? '');
  const own = set.replace('graha.device=', '');
  const readBehind = (count: number) =>
    knownDevice(new Headers({ cookie: `graha.device=${'a.b~'.repeat(count)}${own}` }), user.email, SECRET);
  expect([readBehind(7) !== null, readBehind(8)]).toEqual([true, null]);
});

test('a sign-in that waits for its code marks no browser', async () => {
  const { hooks } = markDevices();
  expect(await afterSignIn(hooks, { user: null, secret: SECRET })).toBeNull();
});
