/** The people and programs that ask a route. `due`: a member who lacks the second factor that the workspace requires. */
export const CALLERS = ['nobody', 'unverified', 'stranger', 'due', 'viewer', 'impersonator', 'owner'] as const;
export type RouteCaller = (typeof CALLERS)[number];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

type Asked = {
  methods: readonly Method[];
  /** The request that the callers send: its first method, unless it names another. */
  url: string;
  body?: Record<string, string>;
  params?: Record<string, string | string[]>;
  /** The status of a HEAD, if not that of the GET. */
  head?: number;
};

/** A route of one of these kinds. */
export type RouteRow =
  /** Rendered without a request, so that its answer depends on no caller. */
  | 'at the build'
  /** Answers every caller alike, with this status. */
  | (Asked & { everybody: number })
  /** The answer to each caller: a status, or the path of a redirect. */
  | (Asked & { answers: Record<RouteCaller, number | string>; mark?: 'key' | 'birth' | 'tenant' | 'person' });

const GET = ['GET'] as const;
const FORM = ['POST', 'OPTIONS'] as const;

/** A download of data of the workspace. */
const download = (url: string, viewer: number, mark: 'key' | 'birth') =>
  ({
    methods: GET,
    url,
    mark,
    answers: {
      nobody: '/sign-in',
      unverified: 200, // Such sessions read their own workspace, and change nothing.
      stranger: 200,
      due: '/second-factor',
      viewer,
      impersonator: mark === 'birth' ? 403 : 200,
      owner: 200,
    },
  }) as const;

/** All routes, by their folder. */
export const ROUTE_ROWS: Record<string, RouteRow> = {
  '(public)/changes': { methods: GET, url: '/changes', everybody: 308 },
  '(public)/docs/changelog/feed': { methods: GET, url: '/docs/changelog/feed', everybody: 200 },
  '(public)/pictures/[theme]/[...file]': 'at the build',
  '(public)/pictures/belt.svg': 'at the build',
  '(public)/pictures/wheel.svg': 'at the build',
  '(public)/reference/answers/[...id]': 'at the build',
  '(public)/reference/pictures/[...id]': 'at the build',
  '(public)/status/feed': { methods: GET, url: '/status/feed', everybody: 200 },
  '(public)/status/unsubscribe/now': {
    methods: ['POST', 'GET'],
    url: '/status/unsubscribe/now?token=6d3b7c6e-2b59-4d10-9a0e-3c4a2f6b1e77',
    everybody: 200,
  },
  '(workspace)/account/export': {
    methods: GET,
    url: '/account/export',
    mark: 'person',
    answers: { nobody: 401, unverified: 403, stranger: 200, due: 200, viewer: 200, impersonator: 403, owner: 200 },
  },
  '(workspace)/audit-log/export': download('/audit-log/export?format=ndjson', 403, 'key'),
  '(workspace)/births/export': download('/births/export?format=ndjson', 403, 'birth'),
  '(workspace)/settings/export': {
    methods: GET,
    url: '/settings/export?what=everything',
    mark: 'key',
    answers: { nobody: 401, unverified: 403, stranger: 200, due: 403, viewer: 403, impersonator: 403, owner: 200 },
  },
  '(workspace)/usage/csv': download('/usage/csv?range=week', 200, 'key'),
  'api/auth/[...all]': {
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/auth/get-session',
    head: 404, // Not one of the few open endpoints.
    mark: 'person',
    answers: { nobody: 200, unverified: 200, stranger: 200, due: 200, viewer: 200, impersonator: 200, owner: 200 },
  },
  'api/oauth/device_authorization': { methods: FORM, url: '/api/oauth/device_authorization', body: {}, everybody: 401 },
  'api/oauth/register': { methods: FORM, url: '/api/oauth/register', body: {}, everybody: 400 },
  'api/oauth/revoke': { methods: FORM, url: '/api/oauth/revoke', body: { token: 'x' }, everybody: 401 },
  'api/oauth/token': { methods: FORM, url: '/api/oauth/token', body: { grant_type: 'x' }, everybody: 401 },
  'api/providers/[provider]': {
    methods: GET,
    url: '/api/providers/google',
    params: { provider: 'google' },
    everybody: 303, // The test has no provider.
  },
  'api/providers/[provider]/callback': {
    methods: GET,
    url: '/api/providers/google/callback?code=stolen&state=x',
    params: { provider: 'google' },
    answers: {
      nobody: '/sign-in',
      unverified: '/sign-in',
      stranger: '/sign-in',
      due: '/sign-in',
      viewer: '/sign-in',
      impersonator: '/overview',
      owner: '/sign-in',
    },
  },
  'api/sso/[callback]': {
    methods: GET,
    url: '/api/sso/x?code=stolen&state=x',
    params: { callback: 'x' },
    everybody: 303, // The test offers no single sign-on.
  },
  'api/stripe/webhook': { methods: ['POST'], url: '/api/stripe/webhook', body: {}, everybody: 404 }, // Nothing is sold.
  'api/trpc/[trpc]': {
    methods: ['GET', 'POST'],
    url: '/api/trpc/keys.list',
    mark: 'key',
    head: 204, // The answer of tRPC.
    answers: { nobody: 401, unverified: 200, stranger: 200, due: 403, viewer: 403, impersonator: 200, owner: 200 },
  },
  'downloads/[...path]': 'at the build',
  'downloads/graha-cli.tgz': 'at the build',
  'downloads/graha-elements.tgz': 'at the build',
  'downloads/graha-sdk.tgz': 'at the build',
  'downloads/graha-wordpress.php': 'at the build',
  'downloads/graha.bruno.json': { methods: GET, url: '/downloads/graha.bruno.json', everybody: 200 },
  'downloads/graha.postman_collection.json': {
    methods: GET,
    url: '/downloads/graha.postman_collection.json',
    everybody: 200,
  },
  'downloads/reports/[file]': 'at the build',
  'elements/[...path]': 'at the build',
  'llms-full.txt': { methods: GET, url: '/llms-full.txt', everybody: 200 },
  'llms.txt': { methods: GET, url: '/llms.txt', everybody: 200 },
  // The page is read from the portal itself, which does not listen here.
  'markdown/[...path]': {
    methods: GET,
    url: '/markdown/docs/errors',
    params: { path: ['docs', 'errors'] },
    everybody: 404,
  },
  'oauth-metadata': { methods: ['GET', 'OPTIONS'], url: '/oauth-metadata', everybody: 200 },
  'operation-list.json': 'at the build',
  'search-index.json': 'at the build',
  'security-txt': { methods: GET, url: '/security-txt', everybody: 200 },
  skill: { methods: GET, url: '/skill', everybody: 200 },
};
