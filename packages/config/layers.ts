/**
 * Who may import whom. Two wings that meet only in the apps: the sky wing knows no tenant, the business wing knows no planet.
 * `layers.test.ts` reads every import and every package.json against this table.
 */
export type Layer = {
  /** Folder, from the root of the repository. */
  folder: string;
  floor: number;
  /** Packages of this house that it may import; each stands on a lower floor. */
  mayImport: readonly string[];
  /** Packages from npm and Node that it may import; `'*'` where the choice is free. */
  mayUse: readonly string[] | '*';
  /** Kept out although the choice is free. */
  mayNotUse?: readonly string[];
  /** What tests may import beyond it. */
  testsMayImport?: readonly string[];
  /** Said when the rule is broken. */
  mustNeverKnow: string;
};

export const LAYERS: Record<string, Layer> = {
  'astro-engine': {
    folder: 'packages/astro-engine',
    floor: 1,
    mayImport: [],
    mayUse: [],
    mustNeverKnow: 'HTTP, zod, tenants, wire names, Swiss Ephemeris, the clock',
  },
  domain: {
    folder: 'packages/domain',
    floor: 1,
    mayImport: [],
    mayUse: ['zod'],
    mustNeverKnow: 'Prisma, Stripe, the time of day, the sky',
  },
  'ephemeris-swiss': {
    folder: 'packages/ephemeris-swiss',
    floor: 2,
    mayImport: ['astro-engine'],
    mayUse: ['swisseph-wasm'],
    mustNeverKnow: 'formulas of astrology',
  },
  drawing: {
    folder: 'packages/drawing',
    floor: 2,
    mayImport: ['astro-engine'],
    mayUse: [],
    testsMayImport: ['ephemeris-swiss'],
    mustNeverKnow: 'HTTP, React, tenants, the ephemeris',
  },
  store: {
    folder: 'packages/store',
    floor: 2,
    mayImport: ['domain'],
    mayUse: '*',
    mayNotUse: ['fastify', 'next', 'react', 'stripe', 'swisseph-wasm'],
    mustNeverKnow: 'HTTP, the sky',
  },
  mail: {
    folder: 'packages/mail',
    floor: 2,
    mayImport: ['domain'],
    mayUse: '*',
    mayNotUse: ['fastify', 'next', 'pg', 'stripe', 'swisseph-wasm'],
    mustNeverKnow: 'Postgres, HTTP, who reads a mail',
  },
  catalog: {
    folder: 'packages/catalog',
    floor: 3,
    mayImport: ['astro-engine', 'drawing'],
    mayUse: ['zod', 'temporal-polyfill'],
    testsMayImport: ['ephemeris-swiss'],
    mustNeverKnow: 'servers, Prisma, keys, plans',
  },
  sdk: {
    folder: 'packages/sdk',
    floor: 4,
    mayImport: ['catalog'],
    mayUse: ['zod'],
    testsMayImport: ['ephemeris-swiss'],
    mustNeverKnow: 'server code',
  },
  api: {
    folder: 'apps/api',
    floor: 5,
    mayImport: ['astro-engine', 'catalog', 'domain', 'ephemeris-swiss', 'store'],
    mayUse: '*',
    mayNotUse: ['stripe', 'react', 'next', 'swisseph-wasm'],
    testsMayImport: ['dev-stack'],
    mustNeverKnow: 'Stripe, React, formulas',
  },
  worker: {
    folder: 'apps/worker',
    floor: 5,
    mayImport: ['billing', 'domain', 'mail', 'store'],
    mayUse: '*',
    mayNotUse: ['fastify', 'react', 'next', 'swisseph-wasm'],
    mustNeverKnow: 'HTTP routes, the sky',
  },
  portal: {
    folder: 'apps/portal',
    floor: 5,
    mayImport: ['billing', 'catalog', 'sdk', 'domain', 'drawing', 'mail', 'store'],
    mayUse: '*',
    mayNotUse: ['swisseph-wasm'],
    testsMayImport: ['ephemeris-swiss'],
    mustNeverKnow: 'the ephemeris, the engine',
  },
  billing: {
    folder: 'packages/billing',
    floor: 3,
    mayImport: ['domain', 'store'],
    mayUse: ['pg', 'stripe'],
    testsMayImport: ['stripe-stand-in', 'dev-stack'],
    mustNeverKnow: 'HTTP routes, React, the sky',
  },
  'stripe-stand-in': {
    folder: 'packages/stripe-stand-in',
    floor: 3,
    mayImport: ['store'],
    mayUse: '*',
    mayNotUse: ['next', 'react', 'swisseph-wasm'],
    mustNeverKnow: 'what the product sells',
  },
  'dev-stack': {
    folder: 'packages/dev-stack',
    floor: 6,
    mayImport: ['config', 'domain', 'store'],
    mayUse: '*',
    mayNotUse: ['swisseph-wasm'],
    mustNeverKnow: 'what the product computes or sells; it only starts it',
  },
  faults: {
    folder: 'packages/faults',
    floor: 7,
    mayImport: ['billing', 'dev-stack', 'domain', 'store'],
    mayUse: '*',
    mayNotUse: ['fastify', 'next', 'swisseph-wasm'],
    mustNeverKnow: 'the code of the servers; it starts them, breaks them and speaks HTTP',
  },
  prisma: {
    folder: 'prisma',
    floor: 5,
    mayImport: ['domain', 'store'],
    mayUse: '*',
    mayNotUse: ['swisseph-wasm'],
    mustNeverKnow: 'HTTP, the sky',
  },
  config: {
    folder: 'packages/config',
    floor: 1,
    mayImport: [],
    mayUse: '*',
    mustNeverKnow: 'any package',
  },
  e2e: {
    folder: 'e2e',
    floor: 7,
    mayImport: [],
    mayUse: '*',
    mustNeverKnow: 'the code of the product; it speaks HTTP',
  },
};
