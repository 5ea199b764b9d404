import { writeFileSync } from 'node:fs';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { apiDocument } from '../src/http/api-document.ts';

/** Part of the build: writes the OpenAPI document beside the program. */
const document = apiDocument({ serverUrl: 'http://localhost:4000', sky: await createSwissEphemeris() });
writeFileSync(new URL('../dist/openapi.json', import.meta.url), JSON.stringify(document));
