import type { apiKeyEvents } from '@graha/domain/api-key';
import type { DomainEvent } from '@graha/domain/events';
import type { Bought } from '@graha/domain/billing-money';
import { PLANS } from '@graha/domain/plans';
import type { subscriptionEvents } from '@graha/domain/subscription';
import type { tenantEvents } from '@graha/domain/tenant';
import { count, date, fullInstant, money } from '../workspace/format.ts';
import type { AuditKind } from './kinds.ts';

/** What can happen in a workspace. What belongs to none (`user-*`, `stripe-*`, most of `admin-*`) is in no audit log. */
export type WorkspaceEventType =
  | keyof typeof tenantEvents
  | keyof typeof apiKeyEvents
  | keyof typeof subscriptionEvents
  | 'ImpersonationStarted'
  | 'ImpersonationEnded';

/** How the log names whom and what it knows by id alone. */
export type Names = {
  person: (userId: string) => string;
  key: (keyId: string) => string;
  /** The person is the one who acted. */
  isSelf: (userId: string) => boolean;
};

type DataOf<Type> = Extract<DomainEvent, { type: Type }>['data'];
type EventText<Type> = { kind: AuditKind; says: (data: DataOf<Type>, names: Names) => string };

const at = (instant: string): string => fullInstant(new Date(instant));
const usd = (cents: number): string => money(cents, 'USD');
const wareOf = (bought: Bought): string =>
  bought.purpose === 'plan' ? `the plan ${PLANS[bought.plan].name}` : 'a top-up';

const EFFECTIVE = { checkout: 'once it is paid', now: 'at once', period_end: 'from the next period on' } as const;

/** Every event that can happen in a workspace, in plain words; a reader sees before them who did it. */
export const EVENT_TEXT: { [Type in WorkspaceEventType]: EventText<Type> } = {
  TenantCreated: { kind: 'workspace', says: ({ name }) => `Opened the workspace ${name}` },
  TenantRenamed: { kind: 'workspace', says: ({ name }) => `Renamed the workspace to ${name}` },
  TenantSuspended: { kind: 'workspace', says: ({ reason }) => `Suspended the workspace: ${reason}` },
  TenantResumed: {
    kind: 'workspace',
    says: ({ reason }) => (reason === undefined ? 'Resumed the workspace' : `Resumed the workspace: ${reason}`),
  },
  DataExportRequested: { kind: 'workspace', says: () => 'Exported the data of the workspace' },
  AlertsChosen: {
    kind: 'workspace',
    says: ({ pcts }) =>
      pcts.length === 0
        ? 'Switched all alerts off'
        : `Switched alerts on at ${pcts.map((pct) => `${pct} %`).join(', ')} and off at the rest`,
  },
  ErasureRequested: { kind: 'workspace', says: ({ dueAt }) => `Asked to delete the workspace on ${at(dueAt)}` },
  ErasureWithdrawn: { kind: 'workspace', says: () => 'Kept the workspace: it is not deleted' },
  ErasureCompleted: { kind: 'workspace', says: () => 'Deleted the workspace' },

  MemberInvited: { kind: 'team', says: ({ role }) => `Invited somebody as ${role}` },
  InvitationWithdrawn: { kind: 'team', says: () => 'Withdrew an invitation' },
  MemberJoined: {
    kind: 'team',
    says: ({ userId, role }, { person, isSelf }) =>
      isSelf(userId) ? `Joined as ${role}` : `Added ${person(userId)} as ${role}`,
  },
  MemberRoleChanged: {
    kind: 'team',
    says: ({ userId, from, to }, { person }) => `Made ${person(userId)} ${to}, before ${from}`,
  },
  MemberRemoved: {
    kind: 'team',
    says: ({ userId }, { person, isSelf }) => (isSelf(userId) ? 'Left the workspace' : `Removed ${person(userId)}`),
  },
  OwnershipTransferred: {
    kind: 'team',
    says: ({ toUserId }, { person }) => `Passed the ownership to ${person(toUserId)}`,
  },

  KeyIssued: { kind: 'keys', says: ({ env, name }) => `Created the ${env} key ${name}` },
  KeyRotated: {
    kind: 'keys',
    says: ({ keyId, newKeyId, oldValidUntil }, { key }) =>
      `Replaced the key ${key(keyId)} by ${key(newKeyId)}; the old one works until ${at(oldValidUntil)}`,
  },
  KeyRestricted: { kind: 'keys', says: ({ keyId }, { key }) => `Changed what the key ${key(keyId)} may do` },
  KeyDisabled: { kind: 'keys', says: ({ keyId }, { key }) => `Disabled the key ${key(keyId)}` },
  KeyEnabled: { kind: 'keys', says: ({ keyId }, { key }) => `Enabled the key ${key(keyId)}` },
  KeyRevoked: { kind: 'keys', says: ({ keyId }, { key }) => `Revoked the key ${key(keyId)}` },
  KeyLeakReported: {
    kind: 'keys',
    says: ({ keyId, source }, { key }) => `Reported the key ${key(keyId)} as leaked, found by ${source}`,
  },

  PlanGranted: {
    kind: 'billing',
    says: ({ plan, reason }) =>
      plan === 'free' ? `Ended the granted plan: ${reason}` : `Granted the plan ${PLANS[plan].name}: ${reason}`,
  },
  PlanSelected: {
    kind: 'billing',
    says: ({ plan, effective }) => `Chose the plan ${PLANS[plan].name}, ${EFFECTIVE[effective]}`,
  },
  CheckoutStarted: {
    kind: 'billing',
    says: ({ plan }) => `Went to pay for ${plan === null ? 'a top-up' : `the plan ${PLANS[plan].name}`}`,
  },
  CheckoutEnded: {
    kind: 'billing',
    says: ({ outcome }) => (outcome === 'completed' ? 'Completed a payment page' : 'Let a payment page expire'),
  },
  SubscriptionSynced: {
    kind: 'billing',
    says: ({ plan, status }) => `Showed the subscription to ${PLANS[plan].name} as ${status.replaceAll('_', ' ')}`,
  },
  PaymentFailed: { kind: 'billing', says: ({ attempt }) => `Could not take a payment, attempt ${attempt}` },
  DunningEntered: { kind: 'billing', says: () => 'Noted that a payment is overdue' },
  DunningCleared: { kind: 'billing', says: () => 'Noted that no payment is overdue any more' },
  PlanChanged: {
    kind: 'billing',
    says: ({ from, to }) => `Changed the plan from ${PLANS[from].name} to ${PLANS[to].name}`,
  },
  CreditsAdjusted: {
    kind: 'billing',
    says: ({ amount, reason }) =>
      amount > 0 ? `Added ${count(amount)} credits: ${reason}` : `Took ${count(-amount)} credits back: ${reason}`,
  },
  PlanScheduled: {
    kind: 'billing',
    says: ({ to, at: from }) => `Scheduled the plan ${PLANS[to].name} for ${date(new Date(from))}`,
  },
  PlanScheduleCleared: { kind: 'billing', says: () => 'Dropped the scheduled change of plan' },
  BillingCustomerLinked: { kind: 'billing', says: () => 'Opened the customer account at Stripe' },
  PaymentReceived: {
    kind: 'billing',
    says: ({ amountCents, currency, bought }) => `Received ${money(amountCents, currency)} for ${wareOf(bought)}`,
  },
  TopUpPurchased: {
    kind: 'billing',
    says: ({ credits, expiresAt }) => `Sold a top-up of ${count(credits)} credits, valid until ${at(expiresAt)}`,
  },
  RefundIssued: {
    kind: 'billing',
    says: ({ amountCents, bought }) => `Refunded ${usd(amountCents)} of ${wareOf(bought)}`,
  },
  DisputeOpened: {
    kind: 'billing',
    says: ({ amountCents, bought }) => `Opened a dispute about ${usd(amountCents)} for ${wareOf(bought)}`,
  },
  DisputeClosed: {
    kind: 'billing',
    says: ({ isWon, amountCents }) =>
      `Closed a dispute about ${usd(amountCents)}: the payment ${isWon ? 'stands' : 'went back'}`,
  },

  ImpersonationStarted: {
    kind: 'visits',
    says: ({ reason, endsAt }) => `Began to view the workspace, read only, until ${at(endsAt)} at most: ${reason}`,
  },
  ImpersonationEnded: { kind: 'visits', says: () => 'Ended the view of the workspace' },
};
