import { expect, test } from 'vitest';
import { againAfter, answerOf, countOf, headerOf, problemOf, whoseOf } from './outcome.ts';

const reply = (status: number, body: unknown, headers: [string, string][] = []) => ({
  status,
  headers,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  tookMs: 7,
});
const asked = { values: {}, places: {}, input: {} };
const answer = (status: number, body: unknown, headers: [string, string][] = []) =>
  answerOf({ operation: 'kundali/basic', asked, isTest: false }, reply(status, body, headers), new Date(0));

test('each problem of a 422 stands at its field, the rest beside them', () => {
  const body = {
    title: 'Validation failed',
    code: 'validation_error',
    request_id: 'req_7',
    detail: [
      { loc: ['body', 'bride', 'year'], msg: 'year must be 601 to 2398', type: 'too_small' },
      { loc: ['body', 'bride', 'year'], msg: 'a second word about it', type: 'x' },
      { loc: ['body', 'shoe_size'], msg: 'shoe_size is not a member', type: 'unrecognized_keys' },
      { loc: ['body'], msg: 'the date does not exist', type: 'custom' },
    ],
  };
  expect(problemOf(answer(422, body), new Set(['bride.year']))).toEqual({
    title: 'Validation failed',
    detail: '',
    code: 'validation_error',
    requestId: 'req_7',
    fields: { 'bride.year': 'year must be 601 to 2398' },
    others: ['shoe_size is not a member', 'the date does not exist'],
  });
});

test('other errors speak in one sentence, and an answer of something else is shown as it came', () => {
  expect(problemOf(answer(402, { title: 'Credits used up', detail: 'None left.' }), new Set())).toMatchObject({
    title: 'Credits used up',
    detail: 'None left.',
    fields: {},
  });
  expect(problemOf(answer(502, '<html>Bad gateway</html>'), new Set())).toMatchObject({
    title: 'Status 502',
    detail: '<html>Bad gateway</html>',
    code: null,
  });
});

test('headers are found whatever their case, and count only what is a number', () => {
  const made = answer(200, {}, [['X-Credits-Remaining', '187604'], ['retry-after', 'soon']]); // prettier-ignore
  expect(countOf(made, 'x-credits-remaining')).toBe(187_604);
  expect(countOf(made, 'retry-after')).toBeNull();
  expect(headerOf(made, 'x-credits-cost')).toBeNull();
});

test('a call that came too often may be made again after the seconds that the API names, others at once', () => {
  const now = new Date(5_000);
  expect(againAfter(answer(429, {}, [['Retry-After', '12']]), now)).toEqual(new Date(17_000));
  expect(againAfter(answer(429, {}), now)).toEqual(new Date(6_000));
  expect(againAfter(answer(200, {}), now)).toBeNull();
});

const birth = { year: '1991', month: '7', date: '19', hours: '3', minutes: '7' };
const of = (group: string) =>
  Object.fromEntries(Object.entries(birth).map(([key, value]) => [`${group}.${key}`, value]));

test('a birth is described by date, time and place', () => {
  expect(whoseOf({ values: birth, places: { '': 'Mumbai, Maharashtra, India' } })).toBe('19 Jul 1991, 03:07, Mumbai');
  expect(whoseOf({ values: birth, places: {} })).toBe('19 Jul 1991, 03:07');
});

test('two births are described one after the other; a name or a date alone', () => {
  const couple = { values: { ...of('bride'), ...of('groom') }, places: { groom: 'Pune' } };
  expect(whoseOf(couple)).toBe('19 Jul 1991, 03:07 and 19 Jul 1991, 03:07, Pune');
  expect(whoseOf({ values: { full_name: 'Ada Lovelace' }, places: {} })).toBe('Ada Lovelace');
  expect(whoseOf({ values: { date: '1995-06-21', year: '2026' }, places: {} })).toBe('1995-06-21');
});
