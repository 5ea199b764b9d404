import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { PORTAL_URL } from '@graha/auth/testing/browser';
import { VERIFY_FIRST } from '@graha/auth/core/session-limits';
import { grownBy, openScene, plantedCookie, usePortal } from '../../../server/testing/portal-scene.ts';
import { answerExport } from './answer-export.ts';
import { EXPORTS } from './export-kinds.ts';

vi.mock('next/server', () => ({ after: () => {} }));

const own = usePortal(createTestDatabase);

const ask = (headers: Headers, what = 'everything') =>
  answerExport(new Request(`${PORTAL_URL}/settings/export?what=${what}`, { headers }));

test('before the address is verified nothing is exported, and nothing is recorded', async () => {
  const { newcomer } = await openScene(own.root);
  const headers = new Headers({ cookie: await plantedCookie(own.root, newcomer) });
  const { outcomes, grown } = await grownBy(own.root, async () => {}, [() => ask(headers)]);
  expect([outcomes[0]?.status, await outcomes[0]?.text()]).toEqual([403, `${VERIFY_FIRST}\n`]);
  expect(grown['event DataExportRequested']).toBeUndefined();
});

test('every row of the usage is in the export once, however many reads it takes', async () => {
  const { owner, tenantId, keyId } = await openScene(own.root);
  const rowsMade = 1_203;
  await own.root.query(
    `INSERT INTO graha.usage_by_day (tenant_id, day, operation, key_id, calls, credits, last_at)
     SELECT $1, date '2025-01-01' + n / 7, 'operation ' || n % 7, $2, n + 1, n, now() FROM generate_series(0, $3 - 1) n`,
    [tenantId, keyId, rowsMade],
  );
  const csv = await (await ask(owner.browser.headers, 'usage')).text();
  const lines = csv.trimEnd().split('\r\n').slice(1);
  expect([lines.length, new Set(lines).size]).toEqual([rowsMade, rowsMade]);
  const everything: unknown = JSON.parse(await (await ask(owner.browser.headers)).text());
  expect(everything).toMatchObject({ usage: { length: rowsMade } });
});

test.each(EXPORTS.map(({ kind }) => kind))(
  'of ten exports at once (%s) one is written and nine are refused',
  async (kind) => {
    const { owner } = await openScene(own.root);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(owner.browser.headers, kind)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 429)]);
    for (const answer of answers) await answer.text();
    expect((await ask(owner.browser.headers, kind)).status).toBe(200);
  },
);

test.each(EXPORTS.map(({ kind }) => kind))(
  'an export (%s) whose head alone is asked for holds no place, and is not recorded',
  async (kind) => {
    const { owner } = await openScene(own.root);
    const url = `${PORTAL_URL}/settings/export?what=${kind}`;
    const head = () => answerExport(new Request(url, { method: 'HEAD', headers: owner.browser.headers }));
    const { outcomes, grown } = await grownBy(own.root, async () => {}, Array.from({ length: 5 }, () => head)); // prettier-ignore
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(grown).toEqual({});
    const asked = await ask(owner.browser.headers, kind);
    expect([asked.status, asked.headers.get('content-type')]).toEqual([200, outcomes[0]?.headers.get('content-type')]);
    await asked.text();
  },
);

test.each(['began', 'was read'])('a browser that left before its export %s gives the place back', async (moment) => {
  for (let time = 0; time < 5; time += 1) {
    const { owner } = await openScene(own.root);
    const leaving = new AbortController();
    const { signal } = leaving;
    const { headers } = owner.browser;
    const left = answerExport(new Request(`${PORTAL_URL}/settings/export?what=everything`, { headers, signal }));
    if (moment === 'was read') await left;
    leaving.abort();
    await left; // Next reads no body for a connection that is closed, and does not cancel it either.
    const again = async (): Promise<number> => {
      const answer = await ask(headers);
      await answer.text();
      return answer.status;
    };
    await expect.poll(again).toBe(200);
  }
});
