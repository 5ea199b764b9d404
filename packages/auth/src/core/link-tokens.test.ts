import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { addressTokenOf, signedAddressOf, signUpIdOf, signUpToken } from './link-tokens.ts';

const [SECRET, OTHER] = ['a secret for tests, long enough to sign', 'another secret, long enough to sign with'];
const ID = '0c8b4f0e-7d4a-4f38-9a52-5e1f6a7b8c9d';
const TOKEN = signUpToken(SECRET, ID);

test('the link of a sign-up names its row to the one who signed it', () => {
  expect(signUpIdOf(SECRET, TOKEN)).toBe(ID);
});

test.each([
  ['signed with another secret', signUpToken(OTHER, ID)],
  ['the signature of another row', TOKEN.replace('0c8b', '1c8b')],
  ['a changed letter', `${TOKEN.slice(0, -2)}${TOKEN.at(-2) === 'A' ? 'B' : 'A'}${TOKEN.at(-1)}`],
  ['something behind it', `${TOKEN}x`],
  ['something before it', `x${TOKEN}`],
  ['no signature', ID],
  ['an empty signature', `${ID}.`],
  ['nothing', ''],
])('a link with %s names nothing', (_what, token) => {
  expect(signUpIdOf(SECRET, token)).toBeNull();
});

const addressToken = (claims: object, { secret = SECRET, at = Date.now() / 1_000, alg = 'HS256' } = {}) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg })
    .setIssuedAt(at)
    .setExpirationTime(at + 60)
    .sign(new TextEncoder().encode(secret));

test('the link of an address says whose it is, and a new address where there is one', async () => {
  const plain = await addressToken({ email: 'asha@nadir.example' });
  const change = await addressToken({ email: 'asha@nadir.example', updateTo: 'asha@home.example' });
  for (const read of [addressTokenOf, (token: string) => signedAddressOf(token, SECRET)]) {
    expect(await read(plain)).toEqual({ address: 'asha@nadir.example' });
    expect(await read(change)).toEqual({ address: 'asha@nadir.example', newAddress: 'asha@home.example' });
  }
});

test('of an address, a link that ended is told from one that nobody signed', async () => {
  const claims = { email: 'asha@nadir.example' };
  const over = await addressToken(claims, { at: Date.now() / 1_000 - 61 });
  expect(await signedAddressOf(over, SECRET)).toBe('expired');
  for (const token of [
    await addressToken(claims, { secret: OTHER }),
    await addressToken(claims, { alg: 'HS512' }),
    await addressToken({ address: 'asha@nadir.example' }),
    'nonsense',
  ])
    expect(await signedAddressOf(token, SECRET)).toBeNull();
  expect(addressTokenOf('nonsense')).toBeNull();
});
