import { PLAN_IDS, PLANS } from '@graha/domain/billing/plans';
import { count } from '@graha/domain/core/format';
import { hasSso } from '@graha/domain/team/sso-domain';
import { AVAILABILITY_PLANS } from '../docs/articles/legal/availability.ts';

type Offered = (typeof PLANS)[keyof typeof PLANS];

export const OFFERED: readonly Offered[] = PLAN_IDS.map((id) => PLANS[id]).filter((plan) => plan.public);

const limit = (value: number | null): string => (value === null ? 'no limit' : count(value));
const yesIf = (is: boolean): string => (is ? 'yes' : 'no');
const WITH_GOAL: readonly string[] = AVAILABILITY_PLANS;

type Feature = { name: string; href?: string; of: (plan: Offered) => string };

/** Each property in which plans differ, and the others that people ask about. */
const FEATURES: readonly Feature[] = [
  { name: 'All operations, languages and pictures', href: '/reference', of: () => 'yes' },
  { name: 'Calls or credits a month', href: '/docs/credits', of: ({ callsPerPeriod, creditsPerPeriod }) => callsPerPeriod === null ? `${count(creditsPerPeriod)} credits` : `${count(callsPerPeriod)} calls` },
  { name: 'Calls a minute', of: ({ ratePerMinute }) => limit(ratePerMinute) },
  { name: 'Concurrent calls', of: ({ concurrentCallsMax }) => limit(concurrentCallsMax) },
  { name: 'Stored births', of: ({ birthsMax }) => limit(birthsMax) },
  { name: 'Subscriptions to events', href: '/docs/subscriptions', of: ({ subscriptionsMax }) => limit(subscriptionsMax) },
  { name: 'Top-ups and automatic top-up', of: ({ priceCents }) => yesIf(priceCents > 0) },
  { name: 'Team with roles, keys, audit log, webhooks', href: '/docs/webhooks', of: () => 'yes' },
  { name: 'Availability goal with credits', href: '/sla', of: ({ id }) => yesIf(WITH_GOAL.includes(id)) },
  { name: 'Single sign-on', of: ({ id }) => yesIf(hasSso(id)) },
]; // prettier-ignore

export type FeatureRow = { name: string; href: string | null; values: string[] };

/** The table of features as texts, a value for each offered plan. */
export const FEATURE_ROWS: readonly FeatureRow[] = FEATURES.map(({ name, href = null, of }) => ({
  name,
  href,
  values: OFFERED.map(of),
}));
