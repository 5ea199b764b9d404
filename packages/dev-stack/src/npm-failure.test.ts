import { expect, test } from 'vitest';
import { causeOf } from '../bin/npm-failure.mjs';

const PLENTY = 100 * 1024 ** 3;
const failed = (output: string, more: { ended?: string; freeBytes?: number } = {}) =>
  causeOf({ output, ended: '1', freeBytes: PLENTY, ...more });

/** Errors as npm 11 prints them. */
test.each([
  [
    'npm error code ECONNREFUSED\nnpm error syscall connect\nnpm error FetchError: request to http://127.0.0.1:9/left-pad failed\n',
    /could not be reached.* \(npm: ECONNREFUSED\)$/,
  ],
  [
    'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network This is a problem related to network connectivity.\n',
    /could not be reached/,
  ],
  [
    'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.\n',
    /package-lock\.json does not fit/,
  ],
  [
    "npm error code EACCES\nnpm error syscall mkdir\nnpm error path /srv/graha/node_modules\nnpm error Error: EACCES: permission denied, mkdir '/srv/graha/node_modules'\n",
    /may not write \/srv\/graha\/node_modules\. Give the folder/,
  ],
  [
    'npm error code EINTEGRITY\nnpm error Integrity checksum failed when using sha512: wanted sha512-A but got sha512-B.\n',
    /npm cache clean/,
  ],
  ['npm error code ENOSPC\nnpm error nospc There appears to be insufficient space\n', /disk is full/],
  ['npm ERR! code E403\nnpm ERR! 403 Forbidden\n', /npm login/],
])('what npm wrote is said with what to do: %#', (output, sentence) => {
  expect(failed(output)).toMatch(sentence);
});

test('a full disk is named although npm cannot write anything of it', () => {
  const output = 'npm error A complete log of this run can be found in: /root/.npm/_logs/x.log\n';
  expect(failed(output, { freeBytes: 4_096 })).toMatch(/^the disk is full/);
});

test('npm that was killed, as by the system when memory is used up, is named', () => {
  expect(failed('', { ended: 'SIGKILL' })).toMatch(/memory was used up/);
});

test('a cause that nobody knows yet is said in the last words of npm', () => {
  const output = 'npm error code EODD\nnpm error first\nnpm error second\nnpm error third\nnpm error fourth\n';
  expect(failed(output)).toBe('npm ended with 1 and said: second third fourth');
  expect(failed('')).toBe('npm ended with 1 and said nothing');
});
