import { type Behaviour, refusal, type Step } from './behaviours.ts';

/** A call of the Management API; `input` is omitted if its method has none. */
export type AccountCall = { route: string; ids?: readonly string[]; input?: object };

/** An attempt as the API receives it. */
export type AccountAttempt = { method: string; path: string; input: unknown; isNamed: boolean };

export type AccountBehaviour = Pick<Behaviour, 'name' | 'answers' | 'options' | 'outcome'> & {
  /** The calls of one client, in sequence. The outcome is that of the last one. */
  calls: readonly AccountCall[];
  attempts: readonly AccountAttempt[];
};

const KEY_ID = '0b7cf2de-6d7e-4a3e-9a43-0f6a4b8f2c11';
const HEADERS = { 'x-request-id': 'req_7' };
const ok = (body: object, status = 200): Step => ({ status, body, headers: HEADERS });
const unavailable = refusal(503, 'metering_unavailable', true, { 'retry-after': '0' });

const KEYS = { keys: [{ key_id: KEY_ID, name: 'CI' }] };
const CREATED = { key: 'graha_live_1', key_id: KEY_ID };
const ROTATED = { key: 'graha_live_2', key_id: KEY_ID };

const bare = (method: string, path: string): AccountAttempt => ({ method, path, input: null, isNamed: false });
const LISTED = bare('GET', '/keys');
const REVOKED = bare('DELETE', `/keys/${KEY_ID}`);
const MADE: AccountAttempt = { method: 'POST', path: '/keys', input: { name: 'CI' }, isNamed: true };
const TURNED: AccountAttempt = {
  method: 'POST',
  path: `/keys/${KEY_ID}/rotate`,
  input: { overlap_seconds: 60 },
  isNamed: false,
};

const create: AccountCall = { route: 'createKey', input: { name: 'CI' } };
const rotate: AccountCall = { route: 'rotateKey', ids: [KEY_ID], input: { overlap_seconds: 60 } };
const revoke: AccountCall = { route: 'revokeKey', ids: [KEY_ID] };
const lost = { error: 'NetworkError', status: 0, code: 'network_error', retryable: false } as const;

/** Invalid ids, by mistake or as an attack on another path. */
const NO_IDS = [
  '../usage',
  '..',
  '.',
  '',
  `${KEY_ID}/rotate`,
  `${KEY_ID}?a=b`,
  `${KEY_ID}#`,
  '%2e%2e',
  'a b',
  'a\n',
  'ä',
];

export const ACCOUNT_BEHAVIOURS: readonly AccountBehaviour[] = [
  {
    name: 'a list is a GET without a body, with its request id',
    calls: [{ route: 'listKeys' }],
    answers: [ok(KEYS)],
    outcome: { value: KEYS, requestId: 'req_7', cost: null, isReplay: false },
    attempts: [LISTED],
  },
  {
    name: 'the input of a GET is its query, where what is null is left out',
    calls: [{ route: 'usage', input: { from: '2026-11-01', to: 'a&b=c d+é', key_id: null } }],
    answers: [ok({ rows: [] })],
    outcome: { value: { rows: [] } },
    attempts: [bare('GET', '/usage?from=2026-11-01&to=a%26b%3Dc+d%2B%C3%A9')],
  },
  {
    name: 'a GET without input has no query',
    calls: [{ route: 'usage', input: {} }],
    answers: [ok({ rows: [] })],
    outcome: { value: { rows: [] } },
    attempts: [bare('GET', '/usage')],
  },
  {
    name: 'a GET is sent again',
    calls: [{ route: 'listKeys' }],
    answers: [unavailable, 'cut', ok(KEYS)],
    outcome: { value: KEYS },
    attempts: [LISTED, LISTED, LISTED],
  },
  {
    name: 'a key is created once under one name, whatever its answers are lost to',
    calls: [create],
    answers: [unavailable, 'cut', ok(CREATED, 201)],
    outcome: { value: CREATED },
    attempts: [MADE, MADE, MADE],
  },
  {
    name: 'and where no answer comes in time',
    calls: [create],
    answers: ['silence', ok(CREATED, 201)],
    options: { timeoutMs: 400 },
    outcome: { value: CREATED },
    attempts: [MADE, MADE],
  },
  {
    name: 'an answer to a repeat says that it is one',
    calls: [create],
    answers: [{ status: 200, body: { ...CREATED, key: null }, headers: { 'idempotency-replayed': 'true' } }],
    options: { idempotencyKey: 'deploy-7' },
    outcome: { value: { key: null, key_id: KEY_ID }, isReplay: true },
    attempts: [MADE],
  },
  {
    name: 'a rotation whose answer is cut is sent once, and its error says that it may not be repeated',
    calls: [rotate],
    answers: ['cut'],
    outcome: lost,
    attempts: [TURNED],
  },
  {
    name: 'a rotation on a connection that was used before is sent once',
    calls: [{ route: 'listKeys' }, rotate],
    answers: [ok(KEYS), 'cut'],
    outcome: lost,
    attempts: [LISTED, TURNED],
  },
  {
    name: 'a rotation that is not answered in time is sent once',
    calls: [rotate],
    answers: ['silence'],
    options: { timeoutMs: 400 },
    outcome: { error: 'TimeoutError', status: 0, code: 'timeout', retryable: false },
    attempts: [TURNED],
  },
  {
    name: 'a rotation is not sent again after a 503, which may stand for a lost answer',
    calls: [rotate],
    answers: [unavailable],
    outcome: { error: 'ServerError', status: 503, code: 'metering_unavailable' },
    attempts: [TURNED],
  },
  {
    name: 'a rotation is sent again after a 429, which did nothing',
    calls: [rotate],
    answers: [refusal(429, 'rate_limited', true, { 'retry-after': '0' }), ok(ROTATED, 201)],
    outcome: { value: ROTATED },
    attempts: [TURNED, TURNED],
  },
  {
    name: 'an input of which everything is left out is an empty object',
    calls: [{ ...rotate, input: {} }],
    answers: [ok(ROTATED, 201)],
    outcome: { value: ROTATED },
    attempts: [{ ...TURNED, input: {} }],
  },
  {
    name: 'a test message is a POST without a body, and sent once',
    calls: [{ route: 'testWebhook', ids: [KEY_ID] }],
    answers: ['cut'],
    outcome: lost,
    attempts: [bare('POST', `/webhooks/${KEY_ID}/test`)],
  },
  {
    name: 'a DELETE is sent again, which changes nothing more',
    calls: [revoke],
    answers: [unavailable, 'cut', ok({ key_id: KEY_ID, status: 'revoked' })],
    outcome: { value: { key_id: KEY_ID, status: 'revoked' } },
    attempts: [REVOKED, REVOKED, REVOKED],
  },
  {
    name: 'a DELETE after another call has no body of that call',
    calls: [create, revoke],
    answers: [ok(CREATED, 201), ok({ status: 'revoked' })],
    outcome: { value: { status: 'revoked' } },
    attempts: [MADE, REVOKED],
  },
  ...(['scope_denied', 'secret_key_required'] as const).map((code) => ({
    name: `a key that may not manage gets the 403 ${code} as the error of its class`,
    calls: [create],
    answers: [refusal(403, code, false)],
    outcome: { error: 'PermissionError', status: 403, code, retryable: false, requestId: 'req_9' },
    attempts: [MADE],
  })),
  ...NO_IDS.map((id) => ({
    name: `the id ${JSON.stringify(id)} is refused before anything is sent`,
    calls: [{ ...revoke, ids: [id] }],
    answers: [],
    outcome: { error: 'BadRequestError', status: 0, code: 'invalid_id', retryable: false, requestId: null },
    attempts: [],
  })),
];
