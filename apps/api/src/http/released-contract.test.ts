import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { uniformSky } from '@graha/astro-engine/testing';
import { breakingChanges } from '@graha/catalog/project/contract/breaking-changes';
import { type Contract, contractOf } from '@graha/catalog/project/contract/contract';
import { expect, test } from 'vitest';
import { apiDocument } from './api-document.ts';
import { BUILT_URLS } from './built-document.ts';

const majorOf = ({ version }: Contract): number => Number(version.split('.')[0]);

/** `npm run contract:release` records the contract of a release. */
test('a change that breaks programs for the last release has another major version', () => {
  const file = new URL('released-contract.fixture.json.gz', import.meta.url);
  // Safe: the script of a release writes this file.
  const released = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Contract;
  const current = contractOf(apiDocument({ ...BUILT_URLS, sky: uniformSky }));
  const isMajor = majorOf(current) > majorOf(released);
  expect(isMajor ? [] : breakingChanges(released, current)).toEqual([]);
  expect(Object.keys(released.operations).length).toBeGreaterThan(100);
});
