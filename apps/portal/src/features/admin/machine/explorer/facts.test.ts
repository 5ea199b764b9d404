import { apiKey } from '@graha/domain/keys/api-key';
import { subscription } from '@graha/domain/billing/subscription';
import { tenant } from '@graha/domain/team/tenant';
import type { Moment } from '@graha/store/audit/history';
import { expect, test } from 'vitest';
import { changesBetween, factsOf } from './facts.ts';

const moment = (changed: Partial<Moment> = {}): Moment => ({
  tenant: { ...tenant.initial, status: 'active', name: 'Acme', members: { u1: 'owner' } },
  subscription: subscription.initial,
  keys: { k1: { ...apiKey.initial, status: 'active' } },
  balance: {
    plan: 'free',
    entries: 3,
    creditsRemaining: 19_999,
    creditsUsed: 1,
    callsUsed: 1,
    periodEnd: new Date('2026-12-01T00:00:00Z'),
    grants: [{ grantId: 2, kind: 'plan', amount: 20_000, left: 19_999, expiresAt: null }],
  },
  ...changed,
});

test('a moment reads as facts, each with a name of its own', () => {
  const facts = factsOf(moment());
  expect(facts).toContainEqual({ group: 'balance', name: 'Credits left', value: '19,999' });
  expect(facts).toContainEqual({ group: 'grants', name: '2, plan', value: '19,999 of 20,000 left' });
  expect(facts).toContainEqual({ group: 'members', name: 'u1', value: 'owner', mono: true });
  expect(new Set(facts.map(({ group, name }) => `${group} ${name}`)).size).toBe(facts.length);
});

test('between equal moments nothing has changed', () => expect(changesBetween(moment(), moment())).toEqual([]));

test('what changed, appeared or disappeared is listed, and nothing else', () => {
  const before = moment();
  const after = moment({
    tenant: { ...before.tenant, members: {}, erasureDueAt: '2026-12-21T00:00:00Z' },
    keys: { k1: { ...apiKey.initial, status: 'revoked' } },
  });
  expect(changesBetween(before, after)).toEqual([
    { group: 'workspace', name: 'Deleted on', before: null, after: '2026-12-21 00:00:00 UTC' },
    { group: 'keys', name: 'k1', before: 'active', after: 'revoked' },
    { group: 'members', name: 'u1', before: 'owner', after: null },
  ]);
});

test('the plan that the ledger follows is shown beside the one that was chosen', () => {
  const changed = moment({ subscription: { ...subscription.initial, plan: 'growth' } });
  expect(factsOf(changed)).toContainEqual(expect.objectContaining({ name: 'Plan of the ledger', value: 'free' }));
});
