import type { Layer } from './layer.ts';

/** Rows of the table in `layers.ts` for tools: programs that try or measure the product. */
export const TOOL_LAYERS = {
  faults: {
    folder: 'packages/faults',
    is: '`npm run test:faults`: every attempt to break a promise',
    floor: 7,
    mayImport: ['billing', 'config', 'dev-stack', 'domain', 'store'],
    mayUse: '*',
    mayNotUse: ['fastify', 'next', 'swisseph-wasm'],
    mustNeverKnow: 'the code of the servers; it starts them, breaks them and speaks HTTP',
  },
  mutation: {
    folder: 'packages/mutation',
    is: '`npm run mutate`: small changes of the code that a test must notice',
    floor: 7,
    mayImport: ['config', 'dev-stack', 'store'],
    mayUse: '*',
    mayNotUse: ['fastify', 'next', 'stripe', 'swisseph-wasm'],
    mustNeverKnow: 'what the code means; it changes its text and runs its tests',
  },
} satisfies Record<string, Layer>;
