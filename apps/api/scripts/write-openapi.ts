import { writeFileSync } from 'node:fs';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { apiDocument } from '../src/api-document.ts';

/** Part of the build: the document, beside the program that serves it. */
const document = apiDocument({ serverUrl: 'http://localhost:4000', sky: await createSwissEphemeris() });
writeFileSync(new URL('../dist/openapi.json', import.meta.url), JSON.stringify(document));
