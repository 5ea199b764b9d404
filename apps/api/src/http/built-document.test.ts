import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { uniformSky } from '@graha/astro-engine/testing';
import { afterAll, expect, test } from 'vitest';
import { apiDocument } from './api-document.ts';
import { BUILT_URLS, builtDocument } from './built-document.ts';

const HERE = { serverUrl: 'https://api.example', portalUrl: 'https://portal.example' };
const folder = mkdtempSync(join(tmpdir(), 'graha-openapi-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([undefined, 'https://example.org/source'])(
  'what was built is what would be made here, source at %s',
  (sourceUrl) => {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(apiDocument({ ...BUILT_URLS, sky: uniformSky })));
    const here = { ...HERE, ...(sourceUrl === undefined ? {} : { sourceUrl }) };
    const made: unknown = JSON.parse(JSON.stringify(apiDocument({ ...here, sky: uniformSky })));
    expect(builtDocument(pathToFileURL(file), here)).toEqual(made);
  },
);

test('where nothing was built there is nothing to serve', () => {
  expect(builtDocument(pathToFileURL(join(folder, 'none.json')), HERE)).toBeNull();
});
