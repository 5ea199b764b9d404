import type { PlanId } from './plans.ts';
import { subscription, type SubscriptionCommand, type SubscriptionEvent } from './subscription.ts';
import { specify } from '../core/testing.ts';

export const { given } = specify(subscription);
export const now = '2026-03-10T00:00:00Z';
export const seen = (minute: number) => `2026-03-10T00:${String(minute).padStart(2, '0')}:00Z`;

export const view = {
  stripeSubscriptionId: 'sub_1',
  status: 'active',
  plan: 'starter',
  stripePriceId: 'price_1',
  periodStart: '2026-03-01T00:00:00Z',
  periodEnd: '2026-04-01T00:00:00Z',
  cancelAt: null,
  stripeSeenAt: seen(1),
} as const;
export type View = Extract<SubscriptionEvent, { type: 'SubscriptionSynced' }>['data'];

export const synced = (change: Partial<View> = {}): SubscriptionEvent => ({
  type: 'SubscriptionSynced',
  data: { ...view, ...change },
});
export const sync = (change: Partial<View> = {}): SubscriptionCommand => ({ type: 'sync', now, ...view, ...change });
export const changed = (from: PlanId, to: PlanId): SubscriptionEvent => ({
  type: 'PlanChanged',
  data: { from, to, effectiveAt: now },
});
export const grantedPlan = (plan: PlanId): SubscriptionEvent => ({
  type: 'PlanGranted',
  data: { plan, reason: 'demo', grantedBy: 'op' },
});
export const grant = (plan: PlanId): SubscriptionCommand => ({
  type: 'grantPlan',
  plan,
  reason: 'demo',
  grantedBy: 'op',
  now,
});
export const select = (plan: PlanId): SubscriptionCommand => ({ type: 'selectPlan', plan, now });
export const selected = (plan: PlanId, effective: 'checkout' | 'now' | 'period_end'): SubscriptionEvent => ({
  type: 'PlanSelected',
  data: { plan, effective },
});
export const entered: SubscriptionEvent = { type: 'DunningEntered', data: {} };
export const cleared: SubscriptionEvent = { type: 'DunningCleared', data: {} };

export const onStarter = [synced(), changed('free', 'starter')];
export const onGrant = [grantedPlan('internal'), changed('free', 'internal')];
export const afterCancel = [
  ...onStarter,
  synced({ status: 'canceled', stripeSeenAt: seen(5) }),
  changed('starter', 'free'),
];
