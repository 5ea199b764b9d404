import { writeFileSync } from 'node:fs';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { apiDocument } from '../src/http/api-document.ts';
import { BUILT_URLS } from '../src/http/built-document.ts';

/** A part of the build: writes the OpenAPI document beside the program. */
const document = apiDocument({ ...BUILT_URLS, sky: await createEphemeris() });
writeFileSync(new URL('../dist/openapi.json', import.meta.url), JSON.stringify(document));
