import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { listMail } from '@graha/store/mail/mail-outbox';
import { useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

beforeEach(() => scene.pools.owner.query('TRUNCATE identity.mail, identity.status_subscriber, identity.attempt'));

const visitor = (address = '203.0.113.7') => scene.callerAs(null, { address }).status;
const mails = () => listMail({ identity: scene.pools.identity }, { to: null, limit: 50 });
const tokenIn = async (): Promise<string> => /token=([0-9a-f-]{36})/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
/** The next mail to the same mailbox is not one of the same click. */
const later = () =>
  scene.pools.owner.query("DELETE FROM identity.attempt WHERE ends_at < now() + interval '2 minutes'");
const subscribers = async () =>
  (
    await scene.pools.owner.query(
      'SELECT email, confirmed_at IS NOT NULL AS "isConfirmed" FROM identity.status_subscriber',
    )
  ).rows;

test('a visitor subscribes with the link of the mail, and ends it with the same token', async () => {
  await visitor().subscribe({ email: ' Asha@Nadir.example ' });
  expect(await mails()).toMatchObject([{ to: 'asha@nadir.example', kind: 'confirm-news' }]);
  const token = await tokenIn();
  await visitor().confirm({ token });
  await visitor().confirm({ token });
  expect(await subscribers()).toEqual([{ email: 'asha@nadir.example', isConfirmed: true }]);
  await visitor().unsubscribe({ token });
  await visitor().unsubscribe({ token });
  expect(await subscribers()).toEqual([]);
  await expect(visitor().confirm({ token })).rejects.toThrow('This link is no longer valid.');
});

test('the answer is the same for a known address, and nobody is told twice', async () => {
  const email = 'asha@nadir.example';
  const first = await visitor().subscribe({ email });
  await visitor().confirm({ token: await tokenIn() });
  await later();
  expect(await visitor().subscribe({ email })).toEqual(first);
  expect(await mails()).toHaveLength(1);
});

test('a mailbox has one mail of a double click, and at most three in a day from all addresses', async () => {
  const email = 'asha@nadir.example';
  await Promise.all([visitor().subscribe({ email }), visitor().subscribe({ email })]);
  expect(await mails()).toHaveLength(1);
  for (let index = 0; index < 6; index += 1) {
    await later();
    await visitor(`203.0.113.${index + 10}`).subscribe({ email });
  }
  expect(await mails()).toHaveLength(3);
});

test('an address enters ten mailboxes in an hour', async () => {
  const enter = () => visitor().subscribe({ email: `${randomUUID()}@nadir.example` });
  for (let index = 0; index < 10; index += 1) await enter();
  await expect(enter()).rejects.toThrow(
    'Too many addresses were entered from here. Nothing was sent; try again in 60 min.',
  );
  expect(await mails()).toHaveLength(10);
  await visitor('203.0.113.8').subscribe({ email: 'asha@nadir.example' });
});

test('what is no address is refused at its field', async () => {
  for (const email of ['', 'asha', 'asha@', `${'x'.repeat(250)}@nadir.example`])
    await expect(visitor().subscribe({ email })).rejects.toThrow('Write an e-mail address');
});
