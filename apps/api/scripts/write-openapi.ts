import { writeFileSync } from 'node:fs';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { apiDocument } from '../src/http/api-document.ts';

/** Part of the build: writes the OpenAPI document beside the program. */
const document = apiDocument({ serverUrl: 'http://localhost:4000', sky: await createEphemeris() });
writeFileSync(new URL('../dist/openapi.json', import.meta.url), JSON.stringify(document));
