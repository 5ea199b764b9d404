import { createTestDatabase } from '@graha/dev-stack/test-context';
import { chooseReportBrand, reportBrandOf } from '@graha/store/tenants/report-brand';
import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import type { Role } from '@graha/domain/team/roles';
import type { ApiReply, CallApi } from '../ports/call-api.ts';
import { outcomeOf, useScene } from '../testing/scene.ts';
import type { SceneWorkspace } from '../testing/scene-rows.ts';

const scene = useScene(createTestDatabase);
const KAMALA = { name: 'Kamala Jyotish', contact: 'desk@kamala.example' };

const reply = (status: number, answer: unknown): ApiReply => ({ status, headers: [], text: JSON.stringify(answer), tookMs: 1 }); // prettier-ignore
const PRINTED = reply(200, { svg: '<svg/>' });

/** Settings as a member sees them beside an API that answers so; `calls` lists what it was asked. */
function brandAs(role: Role, workspace: SceneWorkspace, answer: ApiReply | null = PRINTED) {
  const calls: Parameters<CallApi>[0][] = [];
  const callApi: CallApi = (call) => {
    calls.push(call);
    return Promise.resolve(answer);
  };
  const { brand: own } = scene.callerAs(role, { callApi }, workspace).settings;
  return { calls, read: () => own.read(), preview: own.preview, choose: own.choose };
}
const storedOf = async ({ tenantId }: SceneWorkspace) =>
  (await reportBrandOf({ db: scene.pools.db, tenantId }))?.brand ?? null;
const fieldsOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) =>
      error instanceof TRPCError && error.cause instanceof ZodError
        ? error.cause.issues.map(({ path, message }) => [path.join('.'), message])
        : error,
  );

test('a brand is printed once as a free run and then stored; every member reads it, and it is an event', async () => {
  const workspace = await scene.openWorkspace();
  const { choose, calls } = brandAs('admin', workspace);
  await choose({ brand: { ...KAMALA, footer: ' ' } });
  expect(calls).toMatchObject([
    {
      path: '/api/v1/account/report-brand/preview',
      tenantId: workspace.tenantId,
      isTest: true,
      publicId: null,
      body: JSON.stringify({ brand: KAMALA }),
    },
  ]);
  for (const role of ['viewer', 'developer'] as const) expect(await brandAs(role, workspace).read()).toEqual(KAMALA);
  expect((await scene.eventsOf(workspace))[0]).toMatchObject({
    type: 'ReportBrandChosen',
    data: { members: ['name', 'contact'] },
    actor: { kind: 'user', id: workspace.people.admin.userId },
  });
  await choose({ brand: null });
  expect(calls).toHaveLength(1);
  expect(await storedOf(workspace)).toBeNull();
});

test('developers and viewers see a preview and change nothing', async () => {
  const workspace = await scene.openWorkspace();
  for (const role of ['developer', 'viewer'] as const) {
    const { preview, choose } = brandAs(role, workspace);
    expect(await preview({ brand: KAMALA })).toBe('<svg/>');
    expect(await outcomeOf(choose({ brand: KAMALA }))).toBe('FORBIDDEN');
  }
  expect(await storedOf(workspace)).toBeNull();
});

test('what cannot be printed is a problem of its field, and the brand before stays', async () => {
  const workspace = await scene.openWorkspace();
  await chooseReportBrand({ db: scene.pools.db, tenantId: workspace.tenantId, actor: { kind: 'system', id: 'test' } }, { brand: KAMALA }); // prettier-ignore
  const detail = [{ loc: ['body', 'brand', 'logo'], msg: 'brand.logo must have no <script>: convert it to paths, or send a PNG', type: 'value_error' }]; // prettier-ignore
  const { choose, preview } = brandAs('owner', workspace, reply(422, { detail }));
  const brand = { logo: 'data:image/svg+xml;base64,AAAA' };
  for (const call of [choose, preview])
    expect(await fieldsOf(call({ brand }))).toEqual([
      ['brand.logo', 'must have no <script>: convert it to paths, or send a PNG'],
    ]);
  expect(await storedOf(workspace)).toEqual(KAMALA);
});

test.each([
  ['does not answer', null, 'SERVICE_UNAVAILABLE', /Nothing was changed/],
  ['fails', reply(500, {}), 'SERVICE_UNAVAILABLE', /Nothing was changed/],
  ['has printed too often', reply(429, { detail: 'x' }), 'TOO_MANY_REQUESTS', /wait a minute/],
  ['refuses the workspace', reply(403, { detail: 'This workspace is suspended.' }), 'FORBIDDEN', /suspended/],
])('nothing is stored while the API %s', async (_what, answer, code, message) => {
  const workspace = await scene.openWorkspace();
  const { choose } = brandAs('owner', workspace, answer);
  const said = await choose({ brand: KAMALA }).catch((error: unknown) => error);
  expect(said).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(await storedOf(workspace)).toBeNull();
});

test.each([
  ['name', 'x'.repeat(81), 'must be at most 80 characters'],
  ['footer', 'a\nb', 'must be one line without control characters'],
  ['primary_colour', 'red', 'must be a colour such as #152341'],
  ['logo', 'https://kamala.example/logo.png', 'must be a data URL in Base64, data:image/png;base64,… or data:image/svg+xml;base64,…'],
])('a %s of another form is refused before the API is asked', async (name, text, problem) => {
  const { choose, calls } = brandAs('owner', await scene.openWorkspace());
  expect(await fieldsOf(choose({ brand: { [name]: text } }))).toEqual([[`brand.${name}`, problem]]);
  expect(calls).toEqual([]);
}); // prettier-ignore
