import { expect, test } from 'vitest';
import { sso, type SsoCommand, type SsoEvent } from './sso.ts';
import {
  domainOfAddress,
  hasSso,
  SSO_DOMAIN_LENGTH_MAX,
  ssoDomainProblem,
  ssoEndsAt,
  ssoRecordOf,
} from './sso-domain.ts';

const now = '2026-11-21T08:14:02Z';
const [FIRST, SECOND] = ['0c8b4f0e-7d4a-4f38-9a52-5e1f6a7b8c9d', '1d9c5a1f-8e5b-4a49-8b63-6f2a7b8c9d0e'];
const connect = (connectionId: string): SsoCommand => ({
  now,
  type: 'connect',
  connectionId,
  issuer: 'https://id.nadir.example',
  clientId: 'graha',
  domain: 'nadir.example',
});

function play(...commands: SsoCommand[]): SsoEvent['type'][] {
  let state = sso.initial;
  const types: SsoEvent['type'][] = [];
  for (const command of commands) {
    for (const event of sso.decide(command, state)) {
      types.push(event.type);
      state = sso.evolve(state, event);
    }
  }
  return types;
}

test('each change is recorded once, however often it is asked for', () => {
  const verify: SsoCommand = { now, type: 'verifyDomain', connectionId: FIRST };
  const remove: SsoCommand = { now, type: 'remove' };
  expect(play(connect(FIRST), connect(FIRST), verify, verify, remove, remove)).toEqual([
    'SsoConnected',
    'SsoDomainVerified',
    'SsoRemoved',
  ]);
});

test('a domain that was lost is proven again, and is lost once', () => {
  const verify: SsoCommand = { now, type: 'verifyDomain', connectionId: FIRST };
  const lose: SsoCommand = { now, type: 'loseDomain', connectionId: FIRST };
  expect(play(connect(FIRST), lose, verify, lose, lose, verify)).toEqual([
    'SsoConnected',
    'SsoDomainVerified',
    'SsoDomainLost',
    'SsoDomainVerified',
  ]);
});

test('another connection has to prove the domain again', () => {
  const verify = (connectionId: string): SsoCommand => ({ now, type: 'verifyDomain', connectionId });
  expect(play(connect(FIRST), verify(FIRST), connect(SECOND), verify(SECOND))).toEqual([
    'SsoConnected',
    'SsoDomainVerified',
    'SsoConnected',
    'SsoDomainVerified',
  ]);
  expect(() => play(connect(FIRST), connect(SECOND), verify(FIRST))).toThrow(/no such connection/);
  expect(() => play(connect(FIRST), { now, type: 'replaceSecret', connectionId: SECOND })).toThrow(
    /no such connection/,
  );
});

test.each(['nadir.example', 'mail.nadir.co.in', 'xn--bcher-kva.example'])('%s is a domain', (domain) =>
  expect(ssoDomainProblem(domain)).toBeNull(),
);

test.each([
  '',
  'localhost',
  'Nadir.example',
  '10.0.0.1',
  'nadir.example.',
  '-a.example',
  'a b.example',
  '@nadir.example',
  'bücher.example',
  `${'a'.repeat(60)}.`.repeat(4) + 'example',
])('“%s” is no domain', (domain) => expect(ssoDomainProblem(domain)).toMatch(/such as example.com/));

test.each(['gmail.com', 'outlook.com'])('%s belongs to nobody', (domain) =>
  expect(ssoDomainProblem(domain)).toMatch(/of your company/),
);

test('the domain of an address is what follows its last @', () => {
  expect(domainOfAddress('Asha@Nadir.Example')).toBe('nadir.example');
  expect(domainOfAddress('"a@nadir.example"@evil.example')).toBe('evil.example');
  expect(domainOfAddress('nadir.example')).toBe('');
});

test('the record names the domain and the token', () => {
  expect(ssoRecordOf({ domain: 'nadir.example', recordToken: 'abc' })).toEqual({
    name: '_graha-sso.nadir.example',
    value: 'graha-sso=abc',
  });
});

test('single sign-on belongs to Scale and to our own plan', () => {
  expect((['free', 'scale', 'internal'] as const).map(hasSso)).toEqual([false, true, true]);
});

test('a domain is as long as its record lets it be, and no longer', () => {
  const ofLength = (length: number) => `${`${'a'.repeat(59)}.`.repeat(3)}${'b'.repeat(length - 184)}.com`;
  expect(ofLength(SSO_DOMAIN_LENGTH_MAX)).toHaveLength(SSO_DOMAIN_LENGTH_MAX);
  expect(ssoDomainProblem(ofLength(SSO_DOMAIN_LENGTH_MAX))).toBeNull();
  expect(ssoDomainProblem(ofLength(SSO_DOMAIN_LENGTH_MAX + 1))).not.toBeNull();
});

test('a domain whose record is lost stays proven for seven days', () => {
  expect(ssoEndsAt(new Date('2026-11-21T08:14:02Z'))).toEqual(new Date('2026-11-28T08:14:02Z'));
});
