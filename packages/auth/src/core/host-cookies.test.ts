import { expect, test } from 'vitest';
import { cookieOptions, withNewNames } from './host-cookies.ts';

test.each([
  ['', ''],
  ['theme=dark', 'theme=dark'],
  ['__Secure-graha.session_token=a.b%3D', '__Host-graha.session_token=a.b%3D'],
  ['theme=dark;__Secure-graha.device=x; a=__Secure-graha.', 'theme=dark; __Host-graha.device=x; a=__Secure-graha.'],
  ['__Secure-graham.session_token=a', '__Secure-graham.session_token=a'],
  [
    '__Secure-graha.session_token=old; __Host-graha.session_token=new',
    '__Secure-graha.session_token=old; __Host-graha.session_token=new',
  ],
])('the names in “%s” are read as “%s”', (sent, read) => expect(withNewNames(sent)).toBe(read));

test.each([
  [true, '__Host-graha'],
  [false, 'graha'],
])('cookies are the host’s own, for no script and no other site; secure: %s', (isSecure, cookiePrefix) => {
  expect(cookieOptions(isSecure)).toEqual({
    cookiePrefix,
    useSecureCookies: false,
    defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' },
  });
});
