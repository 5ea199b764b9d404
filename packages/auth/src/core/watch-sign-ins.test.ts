import { expect, test } from 'vitest';
import { afterSignIn } from '../testing/after-sign-in.ts';
import { AUTH_SECRET, recordingPorts } from '../testing/recording-ports.ts';
import { PORTAL_URL } from '../testing/browser.ts';
import { watchSignIns } from './watch-sign-ins.ts';

const DAY_S = 86_400;
const MINUTE_MS = 60_000;

/** A browser with the cookie of its last sign-in, and the mails about it. */
function browser() {
  const { ports, letters } = recordingPorts();
  const { hooks } = watchSignIns(ports, PORTAL_URL);
  let cookie = '';
  return {
    letters,
    async enter(id: string, madeMsAgo = 60 * MINUTE_MS): Promise<string> {
      const user = { id, email: `${id}@nadir.example`, createdAt: new Date(Date.now() - madeMsAgo) };
      const set = (await afterSignIn(hooks, { user, cookie, secret: AUTH_SECRET })) ?? '';
      cookie = set.split(';')[0] ?? '';
      return set;
    },
  };
}

test('a browser keeps the people who signed in for 400 days, the longest time that browsers allow', async () => {
  expect(await browser().enter('asha')).toMatch(new RegExp(`^graha\\.known=[\\w-]{22}; Max-Age=${400 * DAY_S}\\b`));
});

test('a browser keeps the last eight people; the first of nine gets a mail again', async () => {
  const { enter, letters } = browser();
  const people = Array.from({ length: 8 }, (_, index) => `person-${index}`);
  for (const id of people) await enter(id);
  expect(letters).toHaveLength(8);
  for (const id of people) await enter(id);
  expect(letters).toHaveLength(8);
  await enter('a-ninth');
  await enter('person-0');
  expect(letters.map(({ to }) => to).slice(8)).toEqual(['a-ninth@nadir.example', 'person-0@nadir.example']);
});

test('a sign-in within ten minutes of the sign-up sends no mail', async () => {
  const { enter, letters } = browser();
  await enter('asha', 9 * MINUTE_MS);
  await enter('ravi', 11 * MINUTE_MS);
  expect(letters.map(({ to }) => to)).toEqual(['ravi@nadir.example']);
});

test('a sign-in that waits for its code marks nobody', async () => {
  const { hooks } = watchSignIns(recordingPorts().ports, PORTAL_URL);
  expect(await afterSignIn(hooks, { user: null, secret: AUTH_SECRET })).toBeNull();
});
