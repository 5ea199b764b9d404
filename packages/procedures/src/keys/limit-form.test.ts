import { describe, expect, test } from 'vitest';
import { KeyLimits, UNLIMITED } from '@graha/domain/keys/key-limits';
import { addressProblem } from '@graha/domain/keys/address';
import { ADDRESSES_MAX, CAP_MAX } from '@graha/domain/keys/limits';
import { readLimits } from './limit-form.ts';

const NOW = new Date('2026-11-21T08:14:02Z');
const EXPIRES = new Date('2026-12-24T12:00:00.000Z');

type Fields = readonly (readonly [name: string, value: string])[];

function read(fields: Fields, expiresAt: Date | null = null) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readLimits(form, { now: NOW, expiresAt });
}
const limits = (fields: Fields, expiresAt: Date | null = null) => {
  const outcome = read(fields, expiresAt);
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems));
  return KeyLimits.parse(outcome.limits);
};
const problems = (fields: Fields) => {
  const outcome = read(fields);
  return 'problems' in outcome ? Object.keys(outcome.problems) : [];
};

test('a form that nobody touched limits nothing', () => {
  const untouched = [['reach', 'all'], ['expiresAt', 'never'], ['monthlyCreditsMax', ''], ['cidrs', '']] as const; // prettier-ignore
  expect(limits(untouched)).toEqual({
    ...UNLIMITED,
  });
});

test('chosen families hold; those ticked before “Everything” was chosen do not', () => {
  const ticked = [['scopes', 'dasha'], ['scopes', 'vedic']] as const; // prettier-ignore
  expect(limits([['reach', 'some'], ...ticked]).scopes).toEqual(['vedic', 'dasha']);
  expect(limits([['reach', 'all'], ...ticked]).scopes).toEqual(['*']);
});

test('single operations that a key holds are kept beside the families', () => {
  const ticked = [['scopes', 'panchang/full'], ['scopes', 'dasha']] as const; // prettier-ignore
  expect(limits([['reach', 'some'], ...ticked]).scopes).toEqual(['dasha', 'panchang/full']);
});

test.each([
  ['30', '2026-12-21T08:14:02.000Z'],
  ['90', '2027-02-19T08:14:02.000Z'],
  ['365', '2027-11-21T08:14:02.000Z'],
])('a key for %s days expires so many days from now', (days, at) =>
  expect(limits([['expiresAt', days]]).expiresAt).toBe(at),
);

test('a key for a day works through the whole of it', () =>
  expect(limits([['expiresAt', 'day'], ['expiry-day', '2026-11-21']]).expiresAt).toBe('2026-11-22T00:00:00.000Z')); // prettier-ignore

test('an expiry that is kept stays the same instant', () =>
  expect(limits([['expiresAt', 'keep']], EXPIRES).expiresAt).toBe(EXPIRES.toISOString()));

test.each([
  ['50,000', 50_000],
  ['1', 1],
  [' 12 000 ', 12_000],
])('a cap of %s is read', (text, credits) =>
  expect(limits([['monthlyCreditsMax', text]]).monthlyCreditsMax).toBe(credits),
);

test.each<[string, Fields, string[]]>([
  ['no family', [['reach', 'some']], ['scopes']],
  ['no day', [['expiresAt', 'day']], ['expiresAt']],
  ['a day that does not exist', [['expiresAt', 'day'], ['expiry-day', '2026-13-40']], ['expiresAt']], // prettier-ignore
  ['a day that is over', [['expiresAt', 'day'], ['expiry-day', '2026-11-20']], ['expiresAt']], // prettier-ignore
  ['a cap of nothing', [['monthlyCreditsMax', '0']], ['monthlyCreditsMax']],
  ['half a credit', [['monthlyCreditsMax', '0.5']], ['monthlyCreditsMax']],
  ['a cap in words', [['monthlyCreditsMax', 'many']], ['monthlyCreditsMax']],
  ['a wrong address', [['cidrs', 'office']], ['cidrs']],
  [
    'too many addresses',
    [['cidrs', Array.from({ length: ADDRESSES_MAX + 1 }, (_, index) => `10.0.0.${index}`).join('\n')]],
    ['cidrs'],
  ],
  ['two mistakes', [['monthlyCreditsMax', '-1'], ['cidrs', '10.0.0']], ['cidrs', 'monthlyCreditsMax']], // prettier-ignore
])('%s has its message at its own field', (_what, fields, messages) => expect(problems(fields)).toEqual(messages));

const taken = (cidr: string): boolean =>
  KeyLimits.safeParse({ scopes: ['*'], cidrs: [cidr], monthlyCreditsMax: null, expiresAt: null, browser: null })
    .success;

describe.each([
  '203.0.113.7',
  '0.0.0.0/0',
  '203.0.113.0/24',
  '255.255.255.255/32',
  '2001:db8::7',
  '2001:DB8::/32',
  '::/0',
  '::1/128',
])('%s', (entry) => {
  test('is an address or a range, and the log takes it', () => {
    expect(addressProblem(entry)).toBeNull();
    expect(taken(entry)).toBe(true);
  });
});

describe.each([
  ['203.0.113', 'four numbers'],
  ['203.0.113.7.1', 'four numbers'],
  ['203.0.113.256', '0 to 255'],
  ['203.0.113.07', 'without leading zeros'],
  ['203.0.113.', '0 to 255'],
  ['203.0.113.0/33', '0 to 32'],
  ['203.0.113.0/', '0 to 32'],
  ['203.0.113.0/08', '0 to 32'],
  ['203.0.113.0/24/8', 'one slash'],
  ['office.nadir.example', 'not a name'],
  ['203.0.113.0 - 203.0.113.9', 'not a name'],
  ['2001:db8::7::1', 'IPv6'],
  ['2001:db8::g', 'IPv6'],
  ['[::1]', 'IPv6'],
  ['2001:db8::/129', '0 to 128'],
])('%s', (entry, reason) => {
  test(`is refused with its reason: ${reason}`, () => {
    expect(addressProblem(entry)).toContain(reason);
    expect(taken(entry)).toBe(false);
  });
});

const addressesIn = (text: string) => {
  const outcome = read([['cidrs', text]]);
  return 'limits' in outcome ? outcome.limits.cidrs : outcome.problems.cidrs;
};

test('entries are separated by lines, spaces and commas, empty lines are skipped, and duplicates are kept once', () =>
  expect(addressesIn(' 203.0.113.7 \n\n10.0.0.0/8\r\n203.0.113.7, ::1\n')).toEqual([
    '203.0.113.7',
    '10.0.0.0/8',
    '::1',
  ]));

test('the problem of a wrong entry has its line, its text and the reason', () =>
  expect(addressesIn('10.0.0.0/8\n\n10.0.0.0/40')).toBe(
    'Line 3, “10.0.0.0/40”: after the slash stands a whole number from 0 to 32.',
  ));

test('an empty field admits every address', () => expect(addressesIn(' \n')).toEqual([]));

describe('a publishable key', () => {
  const typed = [['kind', 'publishable'], ['reach', 'all'], ['dailyCreditsMax', '1,000'], ['visitorCallsMax', '100']] as const; // prettier-ignore

  test('has its origins as browsers write them, each once', () => {
    const { browser } = limits([
      ...typed,
      ['origins', 'https://WWW.example.com/\n https://www.example.com:443, http://localhost:5173'],
    ]);
    expect(browser).toEqual({
      origins: ['https://www.example.com', 'http://localhost:5173'],
      dailyCreditsMax: 1_000,
      visitorCallsMax: 100,
    });
  });

  test.each<[string, Fields, string[]]>([
    ['no origin', typed, ['origins']],
    ['a pattern', [...typed, ['origins', 'https://*.example.com']], ['origins']],
    [
      'no caps',
      [
        ['kind', 'publishable'],
        ['origins', 'https://a.example'],
      ],
      ['dailyCreditsMax', 'visitorCallsMax'],
    ],
    ['a cap of nothing', [['dailyCreditsMax', '0'], ...typed, ['origins', 'https://a.example']], ['dailyCreditsMax']],
  ])('with %s is refused at its field', (_what, fields, at) => expect(problems(fields)).toEqual(at));
});

test('stored births stand beside the families', () => {
  expect(
    limits([
      ['reach', 'all'],
      ['births', 'on'],
    ]).scopes,
  ).toEqual(['*', 'births']);
});

test('calendar feeds stand beside the families, or alone', () => {
  expect(
    limits([
      ['reach', 'all'],
      ['feeds', 'on'],
    ]).scopes,
  ).toEqual(['*', 'feeds']);
  expect(
    limits([
      ['reach', 'some'],
      ['feeds', 'on'],
    ]).scopes,
  ).toEqual(['feeds']);
});

test('the right to manage stands beside the families', () => {
  expect(limits([['reach', 'all'], ['manage', 'on']]).scopes).toEqual(['*', 'manage']);
  expect(limits([['reach', 'some'], ['scopes', 'dasha'], ['manage', 'on']]).scopes).toEqual(['dasha', 'manage']);
}); // prettier-ignore

test.each([
  ['1', 1],
  ['1,000_000 000', CAP_MAX],
])('a cap of “%s” is %i credits', (text, credits) =>
  expect(limits([['monthlyCreditsMax', text]]).monthlyCreditsMax).toBe(credits),
);

test.each(['0', '1,000,000,001', '1.5', '-1'])('“%s” is no cap', (text) =>
  expect(problems([['monthlyCreditsMax', text]])).toEqual(['monthlyCreditsMax']),
);

test('a day is over at its last instant in UTC, and not before', () => {
  const readAt = (now: string) => {
    const form = new FormData();
    form.append('expiresAt', 'day');
    form.append('expiry-day', '2026-11-21');
    return 'limits' in readLimits(form, { now: new Date(now), expiresAt: null });
  };
  expect([readAt('2026-11-21T23:59:59.999Z'), readAt('2026-11-22T00:00:00Z')]).toEqual([true, false]);
});
