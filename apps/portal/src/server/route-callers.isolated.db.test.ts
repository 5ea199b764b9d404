import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { copyAuditTrail } from '@graha/store/read-models/audit-trail';
import { createPool } from '@graha/store/postgres/pool';
import { PORTAL_URL } from '@graha/auth/testing/browser';
import { callerOf, grownBy, impersonateAs, openScene, plantedCookie, tokenFor, usePortal, type Person, type Scene } from './testing/portal-scene.ts'; // prettier-ignore
import { CALLERS, ROUTE_ROWS, type RouteCaller, type RouteRow } from './testing/route-rows.ts';

const sent = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock('next/server', async (original) => ({ ...(await original<object>()), after: () => {} }));
vi.mock('next/headers', () => ({ headers: async () => sent.headers }));

const own = usePortal(createTestDatabase);
const APP = fileURLToPath(new URL('../app/', import.meta.url));
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response> | Response;
type Route = Record<string, Handler> & { dynamic?: string; revalidate?: number };
type Asked = Exclude<RouteRow, 'at the build'>;

const routes = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .map((file) => file.slice(0, file.lastIndexOf('/')))
  .toSorted();
// Safe: a route exports handlers and its configuration.
const routeIn = async (folder: string) => (await import(`${APP}${folder}/route.ts`)) as Route;
const rows = Object.entries(ROUTE_ROWS).flatMap(([folder, row]) =>
  row === 'at the build' ? [] : [{ folder, ...row }],
);
const privateRows = rows.flatMap((row) => ('answers' in row ? [row] : []));
const publicRows = rows.flatMap((row) => ('everybody' in row ? [row] : []));

let headersOf: Record<RouteCaller, Headers>;
let scene: Scene;
/** Texts of the workspace of the owner and of the owner, which no stranger may read. */
let marks: Record<'key' | 'birth' | 'tenant' | 'person', string>;

const BIRTH = {
  year: 1995,
  month: 6,
  date: 21,
  hours: 14,
  minutes: 30,
  latitude: 12.97,
  longitude: 77.59,
  timezone: 5.5,
};

/** Gives a person of the scene a role in its workspace. */
async function joinAs({ owner, other, ...rest }: Scene, role: 'viewer' | 'developer'): Promise<Person> {
  await (await callerOf(owner)).team.invite({ email: other.email, role });
  const token = await tokenFor({ owner, other, ...rest }, other.email, '/invitations/');
  await (await callerOf(other)).team.accept({ token });
  return other;
}

/** Copies the events to the audit log, as the worker does. */
async function copyAll(): Promise<void> {
  const worker = createPool({ url: own.database.workerUrl, applicationName: 'test', max: 2, onError: () => {} });
  while ((await copyAuditTrail({ db: worker })) > 0);
  await worker.end();
}

beforeAll(async () => {
  scene = await openScene(own.root);
  const { owner, newcomer, keyId, tenantId } = scene;
  const reference = `of-${randomUUID()}`;
  await (await callerOf(owner)).births.store({ mutationId: randomUUID(), reference, label: 'Asha', tags: [], birth: BIRTH }); // prettier-ignore
  await own.root.query(
    `INSERT INTO graha.usage_by_day (tenant_id, day, operation, key_id, calls, credits, last_at)
     VALUES ($1, current_date, 'kundali/basic', $2, 1, 1, now())`,
    [tenantId, keyId],
  );
  await copyAll();
  const [elsewhere, strict, visited] = [
    await openScene(own.root),
    await openScene(own.root),
    await openScene(own.root),
  ];
  const due = await joinAs(strict, 'developer');
  await own.root.query('UPDATE identity.organization SET second_factor_since = now() WHERE id = $1', [strict.tenantId]);
  await impersonateAs(visited);
  headersOf = {
    nobody: new Headers(),
    unverified: new Headers({ cookie: await plantedCookie(own.root, newcomer) }),
    stranger: elsewhere.owner.browser.headers,
    due: due.browser.headers,
    viewer: (await joinAs(scene, 'viewer')).browser.headers,
    impersonator: visited.owner.browser.headers,
    owner: owner.browser.headers,
  };
  marks = { key: keyId, birth: reference, tenant: tenantId, person: owner.email };
});

/** Returns the answer of a route as Next gives it: a redirect is thrown. */
async function ask(
  { folder, methods, url, body, params = {} }: Asked & { folder: string },
  caller: RouteCaller,
  method: string = methods[0] ?? 'GET',
) {
  const headers = new Headers(headersOf[caller]);
  sent.headers = headers;
  const request = new Request(`${PORTAL_URL}${url}`, { method, headers, ...(body ? { body: new URLSearchParams(body) } : {}) }); // prettier-ignore
  const route = await routeIn(folder);
  const handler = route[method] ?? route['GET']; // Next answers HEAD with the handler of GET.
  const answered = async () => handler?.(request, { params: Promise.resolve(params) });
  const answer = await answered().catch(redirected);
  if (!answer) throw new Error(`${folder} answered nothing`);
  return answer;
}

function redirected(error: unknown): Response {
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? String(error.digest) : '';
  const [kind, , location = '', status] = digest.split(';');
  if (kind !== 'NEXT_REDIRECT') throw error;
  return new Response(null, { status: Number(status), headers: { location } });
}

/** The status, or the path to which the caller is led. */
function saidBy({ status, headers }: Response): number | string {
  const location = headers.get('location');
  return location === null ? status : new URL(location, PORTAL_URL).pathname;
}

/** A feed without entries was updated when it was asked for. */
const withoutTime = (text: string): string => text.replace(/<updated>[^<]*</, '');

test('every route has a row, and every row a route', () => {
  expect(Object.keys(ROUTE_ROWS).toSorted()).toEqual(routes);
});

test.each(Object.entries(ROUTE_ROWS))('%s answers the methods of its row and no other', async (folder, row) => {
  const route = await routeIn(folder);
  const wanted: string[] = row === 'at the build' ? ['GET'] : row.methods.toSorted();
  expect(METHODS.filter((method) => method in route).toSorted()).toEqual(wanted);
});

test.each(routes.filter((folder) => ROUTE_ROWS[folder] === 'at the build'))(
  '%s is rendered without a request',
  async (folder) => {
    // prettier-ignore
    const { dynamic, revalidate = 0 } = await routeIn(folder);
    expect(dynamic === 'force-static' || revalidate > 0).toBe(true);
  },
);

test.each(privateRows.map((row) => [row.folder, row] as const))(
  '%s answers each caller by their session, their role and their second factor',
  async (_folder, row) => {
    const [said, leaks, cacheable] = [new Map<RouteCaller, number | string>(), [] as string[], [] as string[]];
    let ofOwner = '';
    for (const caller of CALLERS) {
      const answer = await ask(row, caller);
      said.set(caller, saidBy(answer));
      const text = await answer.text();
      if (caller === 'owner') ofOwner = text;
      else if (caller !== 'viewer') leaks.push(...Object.values(marks).filter((mark) => text.includes(mark)));
      if (answer.status === 200 && !answer.headers.get('cache-control')?.includes('no-store')) cacheable.push(caller);
    }
    expect(Object.fromEntries(said)).toEqual(row.answers);
    expect(leaks).toEqual([]);
    expect(cacheable).toEqual([]);
    expect(ofOwner).toContain(row.mark ? marks[row.mark] : '');
  },
);

test.each(publicRows.map((row) => [row.folder, row] as const))(
  '%s answers every caller alike, and sets no cookie',
  async (_folder, row) => {
    const answers: object[] = [];
    for (const caller of CALLERS) {
      const answer = await ask(row, caller);
      const { status, headers } = answer;
      answers.push({
        status,
        cookies: headers.getSetCookie(),
        location: headers.get('location'),
        text: withoutTime(await answer.text()),
      });
    }
    const [first, ...others] = answers;
    expect(first).toMatchObject({ status: row.everybody, cookies: [] });
    for (const other of others) expect(other).toEqual(first);
  },
);

test.each(rows.filter(({ methods }) => methods.includes('GET')).map((row) => [row.folder, row] as const))(
  '%s gives a head that changes nothing and holds up no answer',
  async (_folder, row) => {
    const answer = await ask(row, 'owner', 'GET');
    await answer.text();
    const heads = Array.from({ length: 6 }, () => () => ask(row, 'owner', 'HEAD'));
    const { outcomes, grown } = await grownBy(own.root, async () => {}, heads);
    expect(grown).toEqual({});
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([row.head ?? answer.status]));
    const again = await ask(row, 'owner', 'GET'); // A body that nobody reads holds nothing that the next answer needs.
    await again.text();
    expect(again.status).toBe(answer.status);
  },
);
