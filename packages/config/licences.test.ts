import { expect, test } from 'vitest';
import { textOf } from './source-files.ts';

type Entry = { dev?: boolean; license?: string; link?: boolean };

// Safe: npm has written this file.
const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Entry> };

/** Licences of works that may be served and distributed with a work under AGPL-3.0-or-later. */
const FITTING = [
  '0BSD',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
];

/** Packages with another licence, and the reason why each may be used. */
const DECIDED: Readonly<Record<string, string>> = {
  'node_modules/caniuse-lite':
    'CC-BY-4.0: data on browsers that the build reads; its authors are named in the package.',
  'node_modules/geist': 'SIL OPEN FONT LICENSE: OFL-1.1, written out.',
};

/** "(MIT OR Apache-2.0)" needs one allowed part, "Apache-2.0 AND MIT" needs all of them. */
const fits = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => FITTING.includes(part)));

test('every package that serves states a licence that goes with AGPL-3.0-or-later', () => {
  const serving = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
  expect(serving.length).toBeGreaterThan(300);
  const others = serving.filter(([, { license }]) => license === undefined || !fits(license)).map(([path]) => path);
  expect(others.toSorted()).toEqual(Object.keys(DECIDED).toSorted());
});

test.each([
  ['MIT', true],
  ['(MIT OR CC0-1.0)', true],
  ['(UNKNOWN OR MIT)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['Apache-2.0 AND UNKNOWN', false],
  ['SSPL-1.0', false],
])('%s: %s', (license, isFitting) => expect(fits(license)).toBe(isFitting));
