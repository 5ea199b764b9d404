import { randomUUID } from 'node:crypto';
import { openWorkspace, type Workspace } from '@graha/store/testing/testing';
import type { Answer, Attempt, Findings } from '../findings.ts';
import { queryOf, type Route, routesOf } from '../harness/api-routes.ts';
import { settleUp } from '../harness/settle-up.ts';
import { type CallOptions, hasBody } from '../harness/client.ts';
import { type Caller, callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import { resultOf, type Scenario } from '../scenario.ts';

/** Ids of a workspace that must not be disclosed to another one. */
type Ids = { tenantId: string; keyId: string; publicId: string; requestId: string; idempotencyKey: string };

/** A workspace calls every route with another's ids and must get the same answers as with ids that do not exist. */
export const strangersIds: Scenario = {
  id: 'T28',
  title: 'Every route of the API with the ids of another workspace',
  guarantee: 'G8',
  tries: { short: 1, long: 3 },
  async run({ tries, stage: { api, pools } }) {
    const { url } = await api();
    const owner = await openWorkspace(pools, { credits: 1_000 });
    const routes = await routesOf(url);
    const ownersCall = callerOf(owner);
    const idempotencyKey = newIdempotencyKey();
    const owned = await ownersCall(url, { idempotencyKey });
    const theirs = idsOf(owner, owned.answer?.requestId ?? '', idempotencyKey);
    const found: Findings[] = [];
    let calls = 0;
    for (let round = 0; round < tries; round += 1) {
      const stranger = await openWorkspace(pools, { credits: 100_000 });
      const { attempts, problems } = await tryAll(routes, url, callerOf(stranger), theirs);
      calls += attempts.length;
      found.push(await settleUp(pools.worker, stranger, attempts, () => problems));
    }
    const again = await ownersCall(url, { idempotencyKey });
    const judge = () => (again.answer?.isReplay ? [] : ['the owner’s Idempotency-Key was used up by a stranger']);
    found.push(await settleUp(pools.worker, owner, [owned, again], judge));
    return resultOf(calls, found, [`${routes.length} routes, with the ids in header, input and path`]);
  },
};

const idsOf = ({ tenantId, key }: Workspace, requestId: string, idempotencyKey: string): Ids => ({
  tenantId,
  keyId: key.keyId,
  publicId: key.publicId,
  requestId,
  idempotencyKey,
});

/** Ids of the same form that do not exist. */
const unknownIds = (): Ids => ({
  tenantId: randomUUID(),
  keyId: randomUUID(),
  publicId: randomUUID().replaceAll('-', '').slice(0, 8),
  requestId: `req_${randomUUID().replaceAll('-', '')}`,
  idempotencyKey: newIdempotencyKey(),
});

/** Routes that are called at once: a call waits for its batch most of the time. */
const ROUTES_AT_ONCE = 8;

async function tryAll(routes: readonly Route[], url: string, call: Caller, theirs: Ids) {
  const unknownOnes = unknownIds();
  const attempts: Attempt[] = [];
  const problems: string[] = [];
  const left = [...routes];
  const lane = async (): Promise<void> => {
    for (let route = left.shift(); route !== undefined; route = left.shift()) {
      for (const [place, wayOf] of Object.entries(WAYS)) {
        const [heard, unknown] = await Promise.all([
          call(url, wayOf(route, theirs)),
          call(url, wayOf(route, unknownOnes)),
        ]);
        attempts.push(heard, unknown);
        const leaked = difference(heard.answer, theirs, unknown.answer, unknownOnes);
        if (leaked) problems.push(`${route.method} ${route.path} with another’s ids in the ${place}: ${leaked}`);
      }
    }
  };
  await Promise.all(Array.from({ length: ROUTES_AT_ONCE }, lane));
  return { attempts, problems };
}

type Way = (route: Route, ids: Ids) => CallOptions & { idempotencyKey?: string };

/** Places in a request for an id. */
const WAYS: Record<string, Way> = {
  header: (route, { tenantId, keyId, requestId }) => ({
    ...inputOf(route, {}),
    headers: { 'x-tenant-id': tenantId, 'x-workspace-id': tenantId, 'x-key-id': keyId, 'x-request-id': requestId },
  }),
  'Idempotency-Key': (route, { idempotencyKey }) => ({ ...inputOf(route, {}), idempotencyKey }),
  input: (route, { tenantId, keyId, publicId, requestId }) =>
    inputOf(route, {
      tenant_id: tenantId,
      workspace_id: tenantId,
      key_id: keyId,
      key: publicId,
      request_id: requestId,
    }),
  'member of the path': (route, { keyId }) => inputOf({ ...route, path: filled(route.path, keyId) }, {}),
  path: (route, { tenantId }) => inputOf({ ...route, path: `${route.path}/${tenantId}` }, {}),
  'path of a key': (route, { keyId }) => inputOf({ ...route, path: `${route.path}/keys/${keyId}` }, {}),
};

const NOBODYS = randomUUID();

/** Fills in this id at each parameter of the path. */
const filled = (path: string, id: string): string => path.replaceAll(/\{\w+\}/g, id);

function inputOf({ method, path: template, example }: Route, ids: Record<string, string>): CallOptions {
  const [input, path] = [{ ...example, ...ids }, filled(template, NOBODYS)];
  return hasBody(method) ? { method, path, body: input } : { method, path: `${path}?${queryOf(input)}` };
}

/** The information that the difference of the two answers discloses; null for none. */
function difference(heard: Answer | null, theirs: Ids, unknown: Answer | null, unknownOnes: Ids): string | null {
  if (!heard || !unknown) return 'no answer';
  if (heard.status !== unknown.status) return `${heard.status}, with nobody’s ids ${unknown.status}`;
  if (heard.isReplay !== unknown.isReplay) return 'the answer of another’s call';
  const text = String(heard.body);
  if (heard.status < 300) return Object.values(theirs).some((id) => text.includes(id)) ? 'an id in the answer' : null;
  return bare(heard, theirs) === bare(unknown, unknownOnes) ? null : `${text} and not ${unknown.body}`;
}

/** Removes the parts that must differ: the sent ids and the request id. */
const bare = ({ body, requestId }: Answer, ids: Ids): string =>
  [requestId, ...Object.values(ids)].reduce((text, id) => text.replaceAll(id, ''), String(body));
