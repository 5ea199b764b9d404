import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { eventLog } from '@graha/store/log/event-log';
import { NOW, OPERATOR, problemOf, useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

const opening = () => ({
  incidentId: randomUUID(),
  updateId: randomUUID(),
  title: 'Calls fail',
  state: 'investigating' as const,
  impact: 'outage' as const,
  components: ['api' as const],
  startedAt: NOW,
  text: 'We are looking.',
});
const operator = () => scene.callerAs('operator').admin.incidents;
const noticeOf = async () => (await scene.callerAs('owner').workspace.plan()).notice;

test('every workspace reads of an outage until it is resolved', async () => {
  const { title, startedAt, ...news } = opening();
  await operator().open({ ...news, title, startedAt });
  expect(await noticeOf()).toEqual({ kind: 'outage', title });
  const end = { ...news, updateId: randomUUID(), seenUpdates: 1, state: 'resolved' } as const;
  expect(await operator().update(end)).toEqual({ isNews: true });
  expect(await operator().update(end)).toEqual({ isNews: false });
  expect(await noticeOf()).toBeNull();
  const { incidents } = await operator().list();
  expect(incidents).toMatchObject([{ title, state: 'resolved', updates: [{ state: 'resolved' }, {}] }]);
});

test('two operators who post at once do not post past each other', async () => {
  const { title, startedAt, ...news } = opening();
  await operator().open({ ...news, title, startedAt });
  const post = () => operator().update({ ...news, updateId: randomUUID(), seenUpdates: 1, state: 'monitoring' });
  const problems = (await Promise.allSettled([post(), post()])).flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason.message)] : [],
  );
  expect(problems).toEqual([
    'This incident has had another update meanwhile. Nothing was posted: reload the page, read it, and post yours.',
  ]);
});

test('the log has each act with its operator', async () => {
  const { incidentId, ...rest } = opening();
  await operator().open({ incidentId, ...rest });
  const [event] = await eventLog({ db: scene.pools.operatorDb }, { search: `incident-${incidentId}`, limit: 10 });
  expect(event).toMatchObject({ type: 'IncidentOpened', actor: { kind: 'admin', id: OPERATOR.userId } });
});

test.each([
  ['no text', { text: ' ' }, 'Write what readers should know.'],
  ['2,001 characters', { text: 'x'.repeat(2_001) }, 'Use at most 2000 characters.'],
  ['no title', { title: ' ' }, 'Enter a title.'],
  ['101 characters of title', { title: 'x'.repeat(101) }, 'Use at most 100 characters.'],
  ['no component', { components: [] }, 'Choose at least one component.'],
])('%s is refused at its field', async (_what, change, message) => {
  const problem = await problemOf(operator().open({ ...opening(), ...change }));
  expect(JSON.stringify(problem)).toContain(message);
});

test('a beginning in the future is refused in words', async () => {
  const startedAt = new Date(NOW.getTime() + 3_600_000);
  await expect(operator().open({ ...opening(), startedAt })).rejects.toThrow('Only maintenance can be planned');
  const planned = { ...opening(), startedAt, impact: 'maintenance', state: 'identified' } as const;
  expect(await operator().open(planned)).toEqual({ isNews: true });
});
