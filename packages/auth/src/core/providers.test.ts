import { describe, expect, test } from 'vitest';
import { authorizeUrl, isProviderId, PROVIDERS } from './providers.ts';

const addressOf = (length: number): string => `${'a'.repeat(length - '@nadir.example'.length)}@nadir.example`;

describe('Google', () => {
  const person = (user: object) => PROVIDERS.google.personOf(async () => ({ sub: '7', ...user }));

  test('says who signed in, with the address in small letters', async () => {
    const user = { email: 'Asha@Nadir.example', email_verified: true, name: 'Asha' };
    const said = {
      accountId: '7',
      email: 'asha@nadir.example',
      isEmailVerified: true,
      isAuthoritative: false,
      name: 'Asha',
    };
    expect(await person(user)).toEqual(said);
  });

  test.each([
    ['asha@gmail.com', undefined, true],
    ['Asha@GoogleMail.com', undefined, true],
    ['asha@nadir.example', 'nadir.example', true],
    ['asha@Nadir.example', 'NADIR.example', true],
    ['asha@nadir.example', undefined, false],
    ['asha@nadir.example', 'other.example', false],
    ['asha@gmail.com.example', undefined, false],
    ['gmail.com@nadir.example', undefined, false],
    ['asha@sub.nadir.example', 'nadir.example', false],
  ])('speaks for %s, run by %s: %s', async (email, hd, isAuthoritative) => {
    expect(await person({ email, hd, email_verified: true })).toMatchObject({ isAuthoritative });
    expect(await person({ email, hd })).toMatchObject({ isAuthoritative: false });
  });

  test('has verified no address of which it does not say so', async () => {
    expect(await person({ email: 'asha@nadir.example' })).toMatchObject({ isEmailVerified: false, name: '' });
  });

  test('may send no address', async () => expect(await person({ email_verified: true })).toBeNull());

  test('sends ids of 1 to 255 characters and addresses of at most 254', async () => {
    const isTaken = (user: object) => person({ email: addressOf(20), ...user }).then(Boolean, () => false);
    const ids = ['', 'x', 'x'.repeat(255), 'x'.repeat(256)];
    expect(await Promise.all(ids.map((sub) => isTaken({ sub })))).toEqual([false, true, true, false]);
    expect(await Promise.all([254, 255].map((length) => isTaken({ email: addressOf(length) })))).toEqual([true, false]);
  });
});

describe('GitHub', () => {
  const person = (user: object, emails: object[]) =>
    PROVIDERS.github.personOf(async (path) => (path === '/user' ? { id: 7, login: 'asha', ...user } : emails));
  const primary = { email: 'Asha@Nadir.example', primary: true, verified: true };

  test('says who signed in, with the primary address in small letters', async () => {
    const others = [{ ...primary, email: 'other@nadir.example', primary: false }];
    const said = {
      accountId: '7',
      email: 'asha@nadir.example',
      isEmailVerified: true,
      isAuthoritative: false,
      name: 'Asha K',
    };
    expect(await person({ name: 'Asha K' }, [...others, primary])).toEqual(said);
    expect(await person({}, others)).toBeNull();
  });

  test('says whether it has verified the address', async () => {
    expect(await person({}, [{ ...primary, verified: false }])).toMatchObject({ isEmailVerified: false });
  });

  test('names a person without a name by the login', async () => {
    expect(await person({ name: null }, [primary])).toMatchObject({ name: 'asha' });
  });

  test('sends addresses of at most 254 characters', async () => {
    const isTaken = (length: number) =>
      person({}, [{ ...primary, email: addressOf(length) }]).then(Boolean, () => false);
    expect(await Promise.all([254, 255].map(isTaken))).toEqual([true, false]);
  });
});

test('only the two that we know are providers', () => {
  expect(['google', 'github', 'gitlab', ''].map(isProviderId)).toEqual([true, true, false, false]);
});

test('a person is led to the provider itself, or to what stands in for it', async () => {
  const asked = { state: 's', verifier: 'v', redirectUri: 'https://graha.example/api/provider/google' };
  const client = { clientId: 'client', clientSecret: 'secret' };
  const url = new URL(await authorizeUrl('google', client, asked));
  expect([url.origin, url.pathname]).toEqual(['https://accounts.google.com', '/o/oauth2/v2/auth']);
  expect(url.searchParams.get('client_id')).toBe('client');
  const origins = { authorize: 'http://127.0.0.1:9' };
  expect(new URL(await authorizeUrl('github', { ...client, origins }, asked)).origin).toBe(origins.authorize);
});
