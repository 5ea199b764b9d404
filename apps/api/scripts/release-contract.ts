import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { uniformSky } from '@graha/astro-engine/testing';
import { contractOf } from '@graha/catalog/project/contract/contract';
import { apiDocument } from '../src/http/api-document.ts';
import { BUILT_URLS } from '../src/http/built-document.ts';

/** Records the contract of a release, with which later versions are compared. */
const file = join(import.meta.dirname, '../src/http/released-contract.fixture.json.gz');
writeFileSync(
  file,
  gzipSync(JSON.stringify(contractOf(apiDocument({ ...BUILT_URLS, sky: uniformSky }))), { level: 9 }),
);
