import type { FastifyInstance } from 'fastify';

/** A request that costs its caller nothing. */
export type FreeRequest = { path: string; body?: unknown; headers?: Record<string, string> };
/** The most expensive known inputs of a route, and the CPU time that one of them may take. */
export type FreeRoute = { mostMs: number; worst: readonly FreeRequest[] };

const ID = '00000000-0000-4000-8000-000000000000';
/** A body of the largest accepted size in which every member is wrong. */
const WRONG = { body: Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`m${index}`, [{}]])) };
/** Almost as slow as a logo may be. */
const SLOW_LOGO = `data:image/svg+xml;base64,${Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 176">${'<rect width="600" height="176" opacity="0.5"/>'.repeat(95)}</svg>`,
).toString('base64')}`;
const SEARCHES = ['s, zz', 'a, s', 'san, maha', 'म', '孟, china', 'ال', 'q', 'new , us'];
const LANGUAGES = ['hi', 'ta', 'bn'];

const mcp = (method: string, params: object = {}): FreeRequest => ({
  path: '/mcp',
  headers: { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' },
  body: { jsonrpc: '2.0', id: 1, method, params },
});
const tool = (name: string, sent: object): FreeRequest => mcp('tools/call', { name, arguments: sent });
const batchOf = (call: object): FreeRequest => ({
  path: '/api/v1/batch',
  body: { calls: Array.from({ length: 100 }, (_, index) => ({ id: `c${index}`, ...call })) },
});

/** The uncharged routes, by method and template. A test fails for an uncharged route that is missing here. */
export const FREE_ROUTES: Readonly<Record<string, FreeRoute>> = {
  'GET /api/v1/places': {
    mostMs: 5,
    worst: SEARCHES.map((text) => ({ path: `/api/v1/places?limit=20&q=${encodeURIComponent(text)}` })),
  },
  'GET /api/v1/places/:place_id': {
    mostMs: 5,
    worst: [2_643_743, 1_275_339, 2_147_483_648].map((id) => ({ path: `/api/v1/places/${id}` })), // London has most names.
  },
  'GET /api/v1/vocabulary/:language': {
    mostMs: 5,
    worst: [...LANGUAGES, 'no'].map((language) => ({ path: `/api/v1/vocabulary/${language}` })),
  },
  'GET /api/v1/ayanamsas': { mostMs: 5, worst: [{ path: '/api/v1/ayanamsas' }] },
  'GET /api/v1/operations': { mostMs: 5, worst: [{ path: '/api/v1/operations' }] },
  'GET /openapi.json': {
    mostMs: 5,
    worst: ['', '?family=astrology', '?family=western', '?family=no'].map((query) => ({
      path: `/openapi.json${query}`,
    })),
  },
  'GET /api/v1/usage': { mostMs: 5, worst: [{ path: '/api/v1/usage' }] },
  'GET /api/v1/receipts/:request_id': {
    mostMs: 5,
    worst: [{ path: `/api/v1/receipts/req_${'0'.repeat(32)}` }, { path: '/api/v1/receipts/req_%F0%9F%98%80' }],
  },
  'GET /health/live': { mostMs: 3, worst: [{ path: '/health/live' }] },
  'GET /health/ready': { mostMs: 5, worst: [{ path: '/health/ready' }] },
  'GET /.well-known/oauth-protected-resource': {
    mostMs: 3,
    worst: [{ path: '/.well-known/oauth-protected-resource' }],
  },
  'GET /.well-known/http-message-signatures-directory': {
    mostMs: 5,
    worst: [{ path: '/.well-known/http-message-signatures-directory' }],
  },
  'GET /.well-known/oauth-protected-resource/mcp': {
    mostMs: 3,
    worst: [{ path: '/.well-known/oauth-protected-resource/mcp' }],
  },
  'POST /api/v1/batch': {
    mostMs: 30,
    worst: [
      batchOf({ operation: 'no/such', input: {} }),
      batchOf({ operation: 'kundali/basic', input: {} }),
      batchOf({ operation: 'range/western/transit', input: { settings: { zodiac: 'x' } } }),
    ],
  },
  'POST /mcp': {
    mostMs: 20,
    worst: [
      mcp('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } }),
      mcp('tools/list'),
      mcp('resources/list'),
      mcp('resources/read', { uri: 'graha://reference/western' }),
      mcp('prompts/list'),
      tool('search_operations', { query: 'a e i o u '.repeat(20) }),
      tool('describe_operation', { operation: 'astrology/kundli/advanced' }),
      tool('find_place', { q: 's, zz' }),
      tool('call_operation', { operation: 'no/such', input: {} }),
    ],
  },
  'GET /api/v1/births': {
    mostMs: 10,
    worst: [{ path: '/api/v1/births?limit=100' }, { path: '/api/v1/births?tag=none' }],
  },
  'POST /api/v1/births': { mostMs: 10, worst: [{ path: '/api/v1/births', ...WRONG }] },
  'GET /api/v1/births/:birth_id': { mostMs: 10, worst: [{ path: `/api/v1/births/${ID}` }] },
  'PUT /api/v1/births/:birth_id': { mostMs: 10, worst: [{ path: `/api/v1/births/${ID}`, ...WRONG }] },
  'DELETE /api/v1/births/:birth_id': { mostMs: 10, worst: [{ path: `/api/v1/births/${ID}` }] },
  'GET /api/v1/births/export': { mostMs: 10, worst: [{ path: '/api/v1/births/export' }] },
  'POST /api/v1/births/import': { mostMs: 10, worst: [{ path: '/api/v1/births/import', ...WRONG }] },
  'GET /api/v1/subscriptions': { mostMs: 10, worst: [{ path: '/api/v1/subscriptions?limit=100' }] },
  'POST /api/v1/subscriptions': { mostMs: 10, worst: [{ path: '/api/v1/subscriptions', ...WRONG }] },
  'GET /api/v1/subscriptions/:subscription_id': { mostMs: 10, worst: [{ path: `/api/v1/subscriptions/${ID}` }] },
  'PUT /api/v1/subscriptions/:subscription_id': {
    mostMs: 10,
    worst: [{ path: `/api/v1/subscriptions/${ID}`, ...WRONG }],
  },
  'DELETE /api/v1/subscriptions/:subscription_id': { mostMs: 10, worst: [{ path: `/api/v1/subscriptions/${ID}` }] },
  'GET /api/v1/subscriptions/:subscription_id/events': {
    mostMs: 10,
    worst: [{ path: `/api/v1/subscriptions/${ID}/events?limit=100` }],
  },
  'POST /api/v1/subscriptions/:subscription_id/calendar': {
    mostMs: 10,
    worst: [{ path: `/api/v1/subscriptions/${ID}/calendar`, body: {} }],
  },
  'DELETE /api/v1/subscriptions/:subscription_id/calendar': {
    mostMs: 10,
    worst: [{ path: `/api/v1/subscriptions/${ID}/calendar` }],
  },
  'GET /api/v1/calendars/:address': {
    mostMs: 5,
    worst: [`${'a'.repeat(43)}.ics`, 'x'].map((address) => ({ path: `/api/v1/calendars/${address}` })),
  },
  'GET /api/v1/account/keys': { mostMs: 10, worst: [{ path: '/api/v1/account/keys' }] },
  'POST /api/v1/account/keys': { mostMs: 10, worst: [{ path: '/api/v1/account/keys', ...WRONG }] },
  'POST /api/v1/account/keys/:key_id/rotate': {
    mostMs: 10,
    worst: [{ path: `/api/v1/account/keys/${ID}/rotate`, ...WRONG }],
  },
  'DELETE /api/v1/account/keys/:key_id': { mostMs: 10, worst: [{ path: `/api/v1/account/keys/${ID}` }] },
  'GET /api/v1/account/usage': {
    mostMs: 10,
    worst: [{ path: '/api/v1/account/usage' }, { path: '/api/v1/account/usage?from=2020-01-01&to=2030-01-01' }],
  },
  'GET /api/v1/account/plan': { mostMs: 10, worst: [{ path: '/api/v1/account/plan' }] },
  'GET /api/v1/account/spend-limit': { mostMs: 10, worst: [{ path: '/api/v1/account/spend-limit' }] },
  'PUT /api/v1/account/spend-limit': { mostMs: 10, worst: [{ path: '/api/v1/account/spend-limit', ...WRONG }] },
  'GET /api/v1/account/formula-version': { mostMs: 10, worst: [{ path: '/api/v1/account/formula-version' }] },
  'PUT /api/v1/account/formula-version': {
    mostMs: 10,
    worst: [{ path: '/api/v1/account/formula-version', ...WRONG }],
  },
  'GET /api/v1/account/report-brand': { mostMs: 10, worst: [{ path: '/api/v1/account/report-brand' }] },
  'PUT /api/v1/account/report-brand': { mostMs: 10, worst: [{ path: '/api/v1/account/report-brand', ...WRONG }] },
  // In a compute thread, at most 20 times a minute.
  'POST /api/v1/account/report-brand/preview': {
    mostMs: 800,
    worst: [{ path: '/api/v1/account/report-brand/preview', body: { brand: { logo: SLOW_LOGO } } }],
  },
  'GET /api/v1/account/auto-top-up': { mostMs: 10, worst: [{ path: '/api/v1/account/auto-top-up' }] },
  'GET /api/v1/account/webhooks': { mostMs: 10, worst: [{ path: '/api/v1/account/webhooks' }] },
  'GET /api/v1/account/webhook-messages': {
    mostMs: 10,
    worst: [{ path: '/api/v1/account/webhook-messages?limit=100' }],
  },
  'POST /api/v1/account/webhooks': { mostMs: 10, worst: [{ path: '/api/v1/account/webhooks', ...WRONG }] },
  'DELETE /api/v1/account/webhooks/:webhook_id': { mostMs: 10, worst: [{ path: `/api/v1/account/webhooks/${ID}` }] },
  'POST /api/v1/account/webhooks/:webhook_id/test': {
    mostMs: 10,
    worst: [{ path: `/api/v1/account/webhooks/${ID}/test`, body: {} }],
  },
};

const LINE = /^(?<indent>[│ ]*)[├└]── (?<part>\S+)(?: \((?<methods>[A-Z, ]+)\))?$/u;

/** Lists the routes of an app as `GET /path`, without HEAD, which costs the same as GET. */
export function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const { indent = '', part = '', methods = '' } = LINE.exec(line)?.groups ?? {};
      const depth = indent.length / 4;
      const path = `${parents[depth - 1] ?? ''}${part}`;
      parents.length = depth;
      parents.push(path);
      return methods.split(', ').flatMap((method) => (method === '' || method === 'HEAD' ? [] : [`${method} ${path}`]));
    });
}
