import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverMail, listMail } from '../mail/mail-outbox.ts';
import { createPool } from '../postgres/pool.ts';
import { useDatabase } from '../testing/testing.ts';
import { mailIncidentNews, type WriteIncidentNews } from './incident-news.ts';
import { openIncident, updateIncident } from './incidents.ts';
import { askForNews, confirmNews, endNews, sweepSubscribers, TOKEN_MARK } from './subscribers.ts';

const own = useDatabase(createTestDatabase);
const { pools } = own;
let [identity, operatorDb]: Pool[] = [];

beforeAll(() => {
  const open = (url: string) => createPool({ url, applicationName: 'test', max: 3, onError: () => {} });
  [identity, operatorDb] = [open(own.database.authUrl), open(own.database.operatorUrl)];
});
afterAll(async () => {
  await identity?.end();
  await operatorDb?.end();
});
beforeEach(async () => {
  await mailNews();
  await pools.owner.query('DELETE FROM identity.mail; DELETE FROM identity.status_subscriber');
});

const auth = () => {
  if (!identity || !operatorDb) throw new Error('The pools are open while tests run.');
  return { identity, operatorDb };
};
async function subscribe(email: string): Promise<string> {
  const token = await askForNews(auth(), { email });
  if (token === null || !(await confirmNews(auth(), { token }))) throw new Error(`${email} was not subscribed.`);
  return token;
}
const rows = async () =>
  (await pools.owner.query('SELECT email, confirmed_at FROM identity.status_subscriber ORDER BY email')).rows;

const opening = () => ({
  incidentId: randomUUID(),
  updateId: randomUUID(),
  title: 'Calls fail',
  impact: 'outage' as const,
  components: ['api' as const],
  startedAt: new Date().toISOString(),
  state: 'investigating' as const,
  text: 'We are looking.',
});
const admin = () => ({ db: auth().operatorDb, actor: { kind: 'admin', id: 'operator-1' } as const });
const write: WriteIncidentNews = async ({ title, text, state }) => {
  const url = `https://graha.example/status/unsubscribe?token=${TOKEN_MARK}`;
  return {
    kind: 'incident-news',
    subject: `${state}: ${title}`,
    html: `<a href="${url}">x</a>`,
    text,
    unsubscribeUrl: url,
  };
};
const mailNews = () => mailIncidentNews({ db: pools.worker }, { write });

test('an address counts once it is confirmed, in any letter case, and its link may be followed twice', async () => {
  const token = await askForNews(auth(), { email: 'Asha@Nadir.example' });
  expect(await askForNews(auth(), { email: 'asha@nadir.example' })).toBe(token);
  expect(await rows()).toEqual([{ email: 'asha@nadir.example', confirmed_at: null }]);
  const link = { token: String(token) };
  expect([await confirmNews(auth(), link), await confirmNews(auth(), link)]).toEqual([true, true]);
  expect(await askForNews(auth(), { email: 'asha@nadir.example' })).toBeNull();
  expect(await confirmNews(auth(), { token: randomUUID() })).toBe(false);
});

test('a day after it asked an unconfirmed address is neither confirmed nor kept; a confirmed one is', async () => {
  const late = String(await askForNews(auth(), { email: 'late@nadir.example' }));
  await askForNews(auth(), { email: 'new@nadir.example' });
  const kept = await subscribe('kept@nadir.example');
  const age = (email: string, by: string) =>
    pools.owner.query('UPDATE identity.status_subscriber SET asked_at = asked_at - $2::interval WHERE email = $1', [
      email,
      by,
    ]);
  await age('new@nadir.example', '23 hours 59 minutes');
  await age('late@nadir.example', '24 hours 1 second');
  await age('kept@nadir.example', '1 year');
  expect(await confirmNews(auth(), { token: late })).toBe(false);
  expect(await confirmNews(auth(), { token: kept })).toBe(true);
  expect(await sweepSubscribers({ db: pools.worker })).toBe(1);
  expect((await rows()).map(({ email }) => email)).toEqual(['kept@nadir.example', 'new@nadir.example']);
});

test('each update is mailed once to each confirmed subscriber, with the subscriber’s own link', async () => {
  const [asha, ravi] = [await subscribe('asha@nadir.example'), await subscribe('ravi@nadir.example')];
  await askForNews(auth(), { email: 'unconfirmed@nadir.example' });
  const first = opening();
  await openIncident(admin(), first);
  await openIncident(admin(), first);
  await Promise.all([mailNews(), mailNews()]);
  await mailNews();
  const mails = await listMail(auth(), { to: null, limit: 10 });
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['asha@nadir.example', 'ravi@nadir.example']);
  for (const { to, html } of mails) expect(html).toContain(`token=${to.startsWith('asha') ? asha : ravi}"`);

  await endNews(auth(), { token: asha });
  await endNews(auth(), { token: asha });
  const { incidentId, impact, components } = first;
  const end = { incidentId, impact, components, state: 'resolved', text: 'It works.', updateId: randomUUID() } as const;
  await updateIncident(admin(), { ...end, seenUpdates: 1 });
  await mailNews();
  const sent: unknown[] = [];
  await deliverMail(
    { db: pools.worker },
    { send: async ({ to, subject, unsubscribeUrl }) => void sent.push([to, subject, unsubscribeUrl]) },
  );
  const link = (token: string) => `https://graha.example/status/unsubscribe?token=${token}`;
  expect(sent.toSorted()).toEqual([
    ['asha@nadir.example', 'investigating: Calls fail', link(asha)],
    ['ravi@nadir.example', 'investigating: Calls fail', link(ravi)],
    ['ravi@nadir.example', 'resolved: Calls fail', link(ravi)],
  ]);
});

test('ten mails of a list become due each second, so that other mail is sent between them', async () => {
  for (let index = 0; index < 11; index += 1) await subscribe(`${index}@nadir.example`);
  await openIncident(admin(), opening());
  await mailNews();
  const { rows: due } = await pools.owner.query(
    `SELECT round(extract(epoch FROM next_attempt_at - min(next_attempt_at) OVER ()))::int AS s FROM identity.mail ORDER BY 1`,
  );
  expect(due.map(({ s }) => s)).toEqual([...Array.from({ length: 10 }, () => 0), 1]);
});

test('news that the worker finds a day late is not mailed', async () => {
  await subscribe('asha@nadir.example');
  await openIncident(admin(), opening());
  const shift = (seconds: number) => pools.owner.query('UPDATE graha.clock_offset SET offset_seconds = $1', [seconds]);
  await shift(86_401);
  try {
    expect(await mailNews()).toBe(1);
  } finally {
    await shift(0);
  }
  expect(await listMail(auth(), { to: null, limit: 10 })).toEqual([]);
});
