import { API_ERRORS } from '@graha/domain/core/api-errors';
import type { ChargeResult } from '@graha/store/ledger/metering';
import { expect, test } from 'vitest';
import { chargeRefusal } from './charge-refusal.ts';

const CALLER = { tenantId: 't', browser: null };
const UPGRADE = 'https://graha.example/pricing';
const result = (outcome: ChargeResult['outcome']): ChargeResult => ({
  outcome,
  seq: null,
  cost: 0,
  creditsRemaining: 40,
  creditsLimit: 100,
  callsRemaining: null,
  resetsAt: new Date('2027-02-01T00:00:00Z'),
  asOf: null,
  engineVersion: 'e',
});

test.each(['credits_exhausted', 'calls_exhausted'] as const)(
  '%s says when it ends and where to get more',
  (outcome) => {
    const refusal = chargeRefusal(CALLER, result(outcome), UPGRADE);
    expect(refusal).toMatchObject({
      code: outcome,
      members: { resets_at: '2027-02-01T00:00:00.000Z', upgrade_url: UPGRADE },
      headers: { 'x-credits-cost': '0', 'x-credits-remaining': '40' },
    });
  },
);

test('a key that has reached its own cap says when it may go on, and no plan would help it', () => {
  const refusal = chargeRefusal(CALLER, result('key_cap_reached'), UPGRADE);
  expect(refusal).toMatchObject({ code: 'key_cap_reached', members: { resets_at: '2027-02-01T00:00:00.000Z' } });
  expect(refusal?.members).not.toHaveProperty('upgrade_url');
  expect(API_ERRORS.key_cap_reached).toMatchObject({ status: 402, retryable: false });
});

test('a call beyond the spend limit says what the limit is, when it resets and where to change it', () => {
  const refused = { ...result('spend_limit_reached'), spendLimit: 500 };
  expect(chargeRefusal(CALLER, refused, UPGRADE)).toMatchObject({
    code: 'spend_limit_reached',
    members: { spend_limit: 500, spend_limit_url: `${UPGRADE}#spend-limit`, resets_at: '2027-02-01T00:00:00.000Z' },
  });
  const page = { tenantId: 't', browser: { origins: ['https://a.example'], dailyCreditsMax: 1, visitorCallsMax: 1 } };
  expect(chargeRefusal(page, refused, UPGRADE)?.members).not.toHaveProperty('spend_limit');
});

test('a page learns why its call was refused, and not what the owner of the key has left', () => {
  const page = { tenantId: 't', browser: { origins: ['https://a.example'], dailyCreditsMax: 1, visitorCallsMax: 1 } };
  const refusal = chargeRefusal(page, result('key_daily_cap_reached'), UPGRADE);
  expect(refusal).toMatchObject({ code: 'key_daily_cap_reached', headers: { 'x-credits-cost': '0' }, members: {} });
  expect(Object.keys(refusal?.headers ?? {})).toEqual(['x-credits-cost']);
});

test.each(['charged', 'replayed'] as const)('what was %s is no refusal', (outcome) => {
  expect(chargeRefusal(CALLER, result(outcome), UPGRADE)).toBeNull();
});
