import { expect, test } from 'vitest';
import { insideHeaders } from '@graha/auth/core/client-address';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { useAuthScene } from '@graha/auth/testing/auth-scene';
import { createThrottles } from '@graha/auth/flows/throttles';
import { httpWaitMs } from './http-attempt.ts';

const database = useAuthScene(createTestDatabase);

/** Rounds up to minutes, because the clock of the database goes on during the test. */
const minutes = (waitMs: number) => Math.ceil(waitMs / 60_000);

const from = (address: string, path: string, body: BodyInit, type = 'application/json') =>
  new Request(`http://portal.example/api/auth/${path}`, {
    method: 'POST',
    headers: { [insideHeaders().clientAddress]: address, 'content-type': type },
    body,
  });
const json = (email: string) => JSON.stringify({ email, password: 'x' });

test('guessing one person’s password over HTTP waits as it does in the form, whatever the spelling', async () => {
  const throttles = createThrottles({ isTestRun: false }, await database.attempts());
  const guess = (body: BodyInit, type?: string) =>
    httpWaitMs(from('203.0.113.7', 'sign-in/email', body, type), throttles, 'secret');
  for (let time = 0; time < 10; time += 1) expect(await guess(json('asha@nadir.example'))).toBe(0);
  expect(minutes(await guess(json(' ASHA@nadir.example')))).toBe(15);
  const form = new URLSearchParams({ email: 'asha@nadir.example', password: 'x' });
  expect(minutes(await guess(form, 'application/x-www-form-urlencoded'))).toBe(15);
  expect(await guess(json('ravi@nadir.example'))).toBe(0);
});

test('guessing from many addresses waits too', async () => {
  const throttles = createThrottles({ isTestRun: false }, await database.attempts());
  const waits: number[] = [];
  for (let index = 0; index < 101; index += 1) {
    waits.push(
      await httpWaitMs(from(`198.51.100.${index}`, 'sign-in/email', json('asha@nadir.example')), throttles, 'secret'),
    );
  }
  expect(waits.slice(99).map(minutes)).toEqual([0, 60]);
});

test('what cannot be read counts against its sender', async () => {
  const throttles = createThrottles({ isTestRun: false }, await database.attempts());
  const waits: number[] = [];
  for (let index = 0; index < 61; index += 1) {
    waits.push(await httpWaitMs(from('203.0.113.7', 'sign-in/email', '{'), throttles, 'secret'));
  }
  expect([waits[0], waits[60]].map((waitMs = 0) => minutes(waitMs))).toEqual([0, 15]);
});

test('reading one’s session is no attempt', async () => {
  const throttles = createThrottles({ isTestRun: false }, await database.attempts());
  const read = () => httpWaitMs(new Request('http://portal.example/api/auth/get-session'), throttles, 'secret');
  for (let time = 0; time < 200; time += 1) expect(await read()).toBe(0);
});
