import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { eventLog } from '@graha/store/log/event-log';
import { listMail } from '@graha/store/mail/mail-outbox';
import { mailBroadcasts } from '@graha/store/operator/broadcast-mails';
import { NOW, OPERATOR, OURS, problemOf, THEIRS, useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

const FREE = { plans: ['free' as const], statuses: ['active' as const] };
const operator = () => scene.callerAs('operator').admin.broadcasts;
const bannersFor = async (workspace = OURS) => (await scene.callerAs('viewer', {}, workspace).workspace.plan()).banners;
const laterBy = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

type Sending = Parameters<ReturnType<typeof operator>['send']>[0];

async function sending(change: Partial<Sending> = {}): Promise<Sending> {
  const { plans = FREE.plans, statuses = FREE.statuses } = change;
  const { workspaces } = await operator().preview({ plans, statuses });
  return {
    ...FREE,
    broadcastId: randomUUID(),
    title: 'New prices from March',
    text: 'Plans cost the same until then.',
    byMail: false,
    bannerUntil: laterBy(7),
    confirmedWorkspaces: workspaces,
    ...change,
  };
}

async function mailsOf(subject: string): Promise<string[]> {
  const write = async ({ title, text }: { title: string; text: string }) => ({ kind: 'broadcast', subject: title, html: text, text }); // prettier-ignore
  await mailBroadcasts({ db: scene.pools.worker }, { write });
  const mails = await listMail({ identity: scene.pools.identity }, { to: null, limit: 100 });
  return mails.flatMap((mail) => (mail.subject === subject ? [mail.to] : [])).toSorted();
}

test('a banner is on the pages of chosen workspaces that exist, until its end', async () => {
  const sent = await sending();
  const { broadcastId, title, text } = sent;
  expect(await operator().send(sent)).toEqual({ isNew: true });
  expect(await bannersFor()).toEqual([{ broadcastId, title, text }]);
  expect(await bannersFor(await scene.openWorkspace('Opened later'))).toEqual([]);
  await operator().send(await sending({ plans: ['internal', 'free', 'scale'], title: 'To all' }));
  expect((await bannersFor()).map((banner) => banner.title)).toEqual(['To all', title]);
  await scene.pools.owner.query('UPDATE graha.broadcast SET banner_until = sent_at');
  expect(await bannersFor()).toEqual([]);
});

test('clicked twice it is sent once: one event, one line, one mail for each owner and admin', async () => {
  const sent = await sending({ byMail: true, bannerUntil: null, title: 'Sent once' });
  const answers = await Promise.all([operator().send(sent), operator().send(sent)]);
  expect(answers.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
  const found = await eventLog({ db: scene.pools.operatorDb }, { search: sent.broadcastId, limit: 10 });
  expect(found).toMatchObject([{ type: 'BroadcastSent', actor: { kind: 'admin', id: OPERATOR.userId } }]);
  const { broadcasts } = await operator().list();
  expect(broadcasts.filter(({ title }) => title === 'Sent once')).toHaveLength(1);
  const keepers = [OURS, THEIRS].flatMap(({ people }) => [people.owner.email, people.admin.email]);
  const mailed = await mailsOf('Sent once');
  expect(mailed).toEqual(expect.arrayContaining(keepers));
  expect(new Set(mailed).size).toBe(mailed.length);
  for (const { people } of [OURS, THEIRS]) expect(mailed).not.toContain(people.viewer.email);
  expect(await mailsOf('Sent once')).toEqual(mailed);
});

test('a banner withdrawn twice at once ends then, for its readers and in the list, by one event', async () => {
  const sent = await sending({ title: 'A typing error' });
  const { broadcastId } = sent;
  await operator().send(sent);
  const withdraw = () => operator().withdrawBanner({ broadcastId });
  const answers = await Promise.all([withdraw(), withdraw()]);
  expect(answers.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
  expect((await bannersFor()).map(({ title }) => title)).not.toContain('A typing error');
  const { broadcasts, asOf } = await operator().list();
  const end = broadcasts.find((one) => one.broadcastId === broadcastId)?.bannerUntil;
  expect(end?.getTime()).toBeLessThanOrEqual(asOf.getTime());
  const found = await eventLog({ db: scene.pools.operatorDb }, { search: broadcastId, limit: 10 });
  expect(found.map(({ type }) => type).toSorted()).toEqual(['BannerWithdrawn', 'BroadcastSent']);
  expect(await problemOf(operator().withdrawBanner({ broadcastId: randomUUID() }))).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a broadcast by banner alone mails nobody, and one to another plan reaches nobody here', async () => {
  await operator().send(await sending({ title: 'Banner alone' }));
  expect(await mailsOf('Banner alone')).toEqual([]);
  await scene.pools.owner.query("UPDATE graha.tenant_card SET plan = 'growth' WHERE tenant_id = $1", [THEIRS.tenantId]);
  await operator().send(await sending({ title: 'To Growth', plans: ['growth'], byMail: true }));
  expect(await mailsOf('To Growth')).toEqual([THEIRS.people.owner.email, THEIRS.people.admin.email].toSorted());
  expect((await bannersFor()).map(({ title }) => title)).not.toContain('To Growth');
});

test('the role of the portal’s pages can neither send a broadcast nor read its author', async () => {
  const { db } = scene.pools;
  for (const text of ['SELECT author FROM graha.broadcast', "UPDATE graha.broadcast SET title = 'x'"])
    await expect(db.query(text)).rejects.toMatchObject({ code: '42501' });
});

test.each([
  ['no text', { text: ' ' }, 'Write what readers should know.'],
  ['no title', { title: ' ' }, 'Enter a title.'],
  ['no plan', { plans: [] }, 'Choose at least one plan.'],
  ['no state', { statuses: [] }, 'Choose at least one state.'],
])('%s is refused at its field', async (_what, change, message) => {
  const problem = await problemOf(operator().send({ ...(await sending()), ...change }));
  expect(JSON.stringify(problem)).toContain(message);
});

test.each([
  ['no way to readers', { bannerUntil: null }, 'Choose mail, a banner or both.'],
  ['another number than confirmed', { confirmedWorkspaces: 1_000 }, 'The number of these workspaces has changed.'],
  ['a banner that is over', { bannerUntil: NOW }, 'The banner would be over already.'],
])('%s is refused, and nothing is sent', async (_what, change, message) => {
  const before = await operator().list();
  const problem = await problemOf(operator().send({ ...(await sending()), ...change }));
  expect(problem?.message).toContain(message);
  expect((await operator().list()).broadcasts).toHaveLength(before.broadcasts.length);
});
