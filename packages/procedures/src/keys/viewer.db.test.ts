import { createTestDatabase } from '@graha/dev-stack/test-context';
import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { personRows } from '../testing/person-rows.ts';
import { kindsOfProcedures, OURS, outcomeOf, useScene } from '../testing/scene.ts';
import { workspaceRows } from '../testing/workspace-rows.ts';

const scene = useScene(createTestDatabase);

test('a viewer sees the names of keys beside calls, and nothing else of keys', async () => {
  const { keys, playground, search } = scene.callerAs('viewer');
  expect(await keys.names()).toEqual([{ keyId: OURS.keyId, name: 'Production' }]);
  expect([
    await outcomeOf(keys.list()),
    await outcomeOf(keys.get({ keyId: OURS.keyId })),
    await outcomeOf(keys.firstCall({ keyId: OURS.keyId })),
  ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  expect(await playground.keys()).toEqual([]);
  expect((await search.find({ text: 'produc' })).keys).toEqual([]);
});

test('no answer to a viewer has a limit or the shown part of a key, though an alert and a leak are about it', async () => {
  const workspace = await scene.openWorkspace();
  const { keyId } = workspace;
  const { keys, alerts } = scene.callerAs('owner', {}, workspace);
  const cidrs = ['198.51.100.0/24'];
  const [monthlyCreditsMax, firesAt] = [7_654_321, 4_975_309];
  await keys.restrict({ keyId, limits: { ...UNLIMITED, scopes: ['dasha'], cidrs, monthlyCreditsMax } });
  await alerts.add({ mutationId: randomUUID(), pct: 65, keyId });
  await keys.reportLeak({ keyId, foundAt: 'https://paste.example/k' });
  const hidden = ['"prefix"', '"last4"', 'dasha', ...cidrs, `${monthlyCreditsMax}`, `${firesAt}`, 'paste.example'];
  const answers = async (role: 'developer' | 'viewer') => {
    const rows = Object.entries({ ...workspaceRows(scene), ...personRows(scene) });
    const reads = rows.filter(([name, { roles }]) => kindsOfProcedures()[name] === 'query' && roles.includes(role));
    const caller = scene.callerAs(role, {}, workspace);
    const texts = reads.map(async ([name, { call }]) => {
      const answer = await call(caller, { ...workspace, found: '' }).catch(({ message }: Error) => message);
      return `${name} ${JSON.stringify(answer)}`;
    });
    return Promise.all(texts);
  };
  const shownTo = async (role: 'developer' | 'viewer') =>
    (await answers(role)).filter((text) => hidden.some((part) => text.includes(part)));
  expect((await shownTo('developer')).map((text) => text.split(' ', 1)[0])).toEqual(
    expect.arrayContaining(['keys.list', 'keys.get', 'alerts.read']),
  );
  expect(await shownTo('viewer')).toEqual([]);
});
