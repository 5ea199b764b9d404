import { expect, test } from 'vitest';
import { browserProgram } from './browser.ts';

const URL = 'https://portal.example/device?user_code=BCDF-GHJK';
const SCREEN = { DISPLAY: ':0' };

test('a page is shown by the program of the system, with the address as one argument and no shell', () => {
  expect(browserProgram(URL, 'linux', SCREEN)).toEqual(['xdg-open', URL]);
  expect(browserProgram(URL, 'linux', { WAYLAND_DISPLAY: 'wayland-0' })).toEqual(['xdg-open', URL]);
  expect(browserProgram(URL, 'darwin', {})).toEqual(['open', URL]);
  expect(browserProgram(URL, 'win32', {})).toEqual(['rundll32', 'url.dll,FileProtocolHandler', URL]);
});

test.each(['file:///bin/sh', 'javascript:alert(1)', '--help', 'calc.exe', 'mailto:a@b.example', ''])(
  '“%s” is shown by none',
  (url) => {
    for (const platform of ['linux', 'darwin', 'win32']) expect(browserProgram(url, platform, SCREEN)).toBeNull();
  },
);

test('an address cannot be read as an option or as a second argument', () =>
  expect(browserProgram('https://portal.example/ -a $(id) "x"', 'darwin', {})).toEqual([
    'open',
    'https://portal.example/%20-a%20$(id)%20%22x%22',
  ]));

test('without a screen, and on another machine, no browser is opened', () => {
  expect(browserProgram(URL, 'linux', {})).toBeNull();
  expect(browserProgram(URL, 'linux', { ...SCREEN, SSH_CONNECTION: '203.0.113.7 1 203.0.113.8 22' })).toBeNull();
});
