import { AUTO_TOP_UP_PAUSES } from '@graha/domain/billing/auto-top-up';
import type { apiKeyEvents } from '@graha/domain/keys/api-key';
import type { birthEvents } from '@graha/domain/births/birth';
import type { DomainEvent } from '@graha/domain/events/events';
import type { Bought } from '@graha/domain/billing/money/billing-money';
import { PLANS, type PlanId } from '@graha/domain/billing/plans';
import type { BillingInterval } from '@graha/domain/billing/interval';
import { REFUND_FAILURES } from '@graha/domain/billing/money/refund';
import type { ssoEvents } from '@graha/domain/team/sso';
import type { subscriptionEvents } from '@graha/domain/billing/subscription';
import type { tenantEvents } from '@graha/domain/team/tenant-events';
import type { PauseReason, webhookEvents } from '@graha/domain/webhooks/webhook';
import { count, date, fullInstant, inCredits, money } from '@graha/domain/core/format';
import type { AuditKind } from './filter.ts';
import { CHOICE_TEXT } from './choice-text.ts';
import { SUBSCRIPTION_TEXT } from './subscription-text.ts';

/** Event types of a workspace. Events without a workspace (`user-*`, `stripe-*`, most of `admin-*`) are in no audit log. */
export type WorkspaceEventType =
  | keyof typeof tenantEvents
  | keyof typeof apiKeyEvents
  | keyof typeof subscriptionEvents
  | keyof typeof webhookEvents
  | keyof typeof birthEvents
  | keyof typeof SUBSCRIPTION_TEXT
  | keyof typeof ssoEvents
  | 'ImpersonationStarted'
  | 'ImpersonationEnded';

/** Names for ids in the log. */
export type Names = {
  person: (userId: string) => string;
  /** The invited address. */
  invited: (invitationId: string) => string;
  key: (keyId: string) => string;
  /** The current or last address of the webhook. */
  webhook: (webhookId: string) => string;
  /** True if the person is the actor. */
  isSelf: (userId: string) => boolean;
};

type DataOf<Type> = Extract<DomainEvent, { type: Type }>['data'];
type EventText<Type> = { kind: AuditKind; describe: (data: DataOf<Type>, names: Names) => string };

const at = (instant: string): string => fullInstant(new Date(instant));
const usd = (cents: number): string => money(cents, 'USD');
/** Names a plan; of an interval other than a month, how it is paid too. */
const planText = (plan: PlanId, interval?: BillingInterval): string =>
  interval === 'year' ? `${PLANS[plan].name} by the year` : PLANS[plan].name;

const wareOf = (bought: Bought): string =>
  bought.purpose === 'plan' ? `the plan ${planText(bought.plan, bought.interval)}` : 'a top-up';

const FAILURES = {
  card_declined: 'the card was declined',
  card_absent: 'no card is stored',
  refused: 'Stripe refused',
  withdrawn: 'automatic top-up was turned off, or the plan was not paid',
} as const;

const EFFECTIVE = { checkout: 'once it is paid', now: 'at once', period_end: 'from the next period on' } as const;

const PAUSED: Record<PauseReason, string> = {
  asked: '',
  failing: ': no delivery arrived within three days',
  gone: ': its receiver answered 410 Gone',
};

/** A sentence for every event of a workspace; the page shows the actor before it. */
export const EVENT_TEXT: { [Type in WorkspaceEventType]: EventText<Type> } = {
  TenantCreated: { kind: 'workspace', describe: ({ name }) => `Opened the workspace ${name}` },
  TenantRenamed: { kind: 'workspace', describe: ({ name }) => `Renamed the workspace to ${name}` },
  TenantSuspended: { kind: 'workspace', describe: ({ reason }) => `Suspended the workspace: ${reason}` },
  TenantResumed: {
    kind: 'workspace',
    describe: ({ reason }) => (reason === undefined ? 'Resumed the workspace' : `Resumed the workspace: ${reason}`),
  },
  DataExportRequested: { kind: 'workspace', describe: () => 'Exported the data of the workspace' },
  AlertsChosen: {
    kind: 'workspace',
    describe: ({ pcts }) =>
      pcts.length === 0
        ? 'Switched all alerts off'
        : `Switched alerts on at ${pcts.map((pct) => `${pct} %`).join(', ')} and off at the rest`,
  },
  AlertAdded: {
    kind: 'workspace',
    describe: ({ pct, keyId }, { key }) =>
      `Added an alert at ${pct} % ${keyId === null ? 'of the allowance' : `of the cap of the key ${key(keyId)}`}`,
  },
  AlertRemoved: { kind: 'workspace', describe: () => 'Removed an alert' },
  SpendLimitSet: {
    kind: 'billing',
    describe: ({ creditsMax }) =>
      creditsMax === null ? 'Removed the spend limit' : `Set the spend limit to ${inCredits(creditsMax)} in a period`,
  },
  ...CHOICE_TEXT,
  SsoConnected: {
    kind: 'workspace',
    describe: ({ issuer, domain }) => `Connected the identity provider ${issuer} for addresses of ${domain}`,
  },
  SsoSecretReplaced: { kind: 'workspace', describe: () => 'Replaced the client secret of the identity provider' },
  SsoDomainVerified: { kind: 'workspace', describe: ({ domain }) => `Proved the domain ${domain} for single sign-on` },
  SsoDomainLost: {
    kind: 'workspace',
    describe: ({ domain }) => `Ended single sign-on of ${domain}: its TXT record was gone`,
  },
  SsoRemoved: {
    kind: 'workspace',
    describe: ({ domain }) => `Removed the identity provider for addresses of ${domain}`,
  },
  ErasureRequested: { kind: 'workspace', describe: ({ dueAt }) => `Asked to delete the workspace on ${at(dueAt)}` },
  ErasureWithdrawn: { kind: 'workspace', describe: () => 'Kept the workspace: it is not deleted' },
  ErasureCompleted: { kind: 'workspace', describe: () => 'Deleted the workspace' },

  MemberInvited: {
    kind: 'team',
    describe: ({ invitationId, role }, { invited }) => `Invited ${invited(invitationId)} as ${role}`,
  },
  InvitationWithdrawn: {
    kind: 'team',
    describe: ({ invitationId }, { invited }) => `Withdrew the invitation to ${invited(invitationId)}`,
  },
  MemberJoined: {
    kind: 'team',
    describe: ({ userId, role }, { person, isSelf }) =>
      isSelf(userId) ? `Joined as ${role}` : `Added ${person(userId)} as ${role}`,
  },
  MemberRoleChanged: {
    kind: 'team',
    describe: ({ userId, from, to }, { person }) => `Made ${person(userId)} ${to}, before ${from}`,
  },
  MemberRemoved: {
    kind: 'team',
    describe: ({ userId }, { person, isSelf }) => (isSelf(userId) ? 'Left the workspace' : `Removed ${person(userId)}`),
  },
  OwnershipTransferred: {
    kind: 'team',
    describe: ({ toUserId }, { person }) => `Passed the ownership to ${person(toUserId)}`,
  },

  KeyIssued: {
    kind: 'keys',
    // Entries written before publishable keys existed have no `browser`.
    describe: ({ env, name, browser }) => `Created the ${browser ? 'publishable' : env} key ${name}`,
  },
  KeyRotated: {
    kind: 'keys',
    describe: ({ keyId, newKeyId, oldValidUntil }, { key }) =>
      `Rotated key ${key(keyId)}: ${key(newKeyId)} replaces it, and the old one works until ${at(oldValidUntil)}`,
  },
  KeyRestricted: { kind: 'keys', describe: ({ keyId }, { key }) => `Changed what the key ${key(keyId)} may do` },
  KeyDisabled: {
    kind: 'keys',
    describe: ({ keyId, reason }, { key }) =>
      reason === undefined ? `Disabled the key ${key(keyId)}` : `Disabled the key ${key(keyId)}: ${reason}`,
  },
  KeyEnabled: { kind: 'keys', describe: ({ keyId }, { key }) => `Enabled the key ${key(keyId)}` },
  KeyRevoked: { kind: 'keys', describe: ({ keyId }, { key }) => `Revoked the key ${key(keyId)}` },
  KeyCaptureStarted: {
    kind: 'keys',
    describe: ({ keyId, until }, { key }) => `Began to capture requests of the key ${key(keyId)} until ${at(until)}`,
  },
  KeyCaptureEnded: {
    kind: 'keys',
    describe: ({ keyId }, { key }) => `Ended the capture of requests of the key ${key(keyId)}`,
  },
  KeyLeakReported: {
    kind: 'keys',
    describe: ({ keyId, source }, { key }) => `Reported the key ${key(keyId)} as leaked, found by ${source}`,
  },

  WebhookAdded: { kind: 'webhooks', describe: ({ url }) => `Added a webhook to ${url}` },
  WebhookChanged: { kind: 'webhooks', describe: ({ url }) => `Changed the webhook to ${url}` },
  WebhookSecretReplaced: {
    kind: 'webhooks',
    describe: ({ webhookId, oldValidUntil }, { webhook }) =>
      `Replaced the secret of the webhook to ${webhook(webhookId)}; the old one signs until ${at(oldValidUntil)}`,
  },
  WebhookPaused: {
    kind: 'webhooks',
    describe: ({ webhookId, because }, { webhook }) => `Paused the webhook to ${webhook(webhookId)}${PAUSED[because]}`,
  },
  WebhookResumed: {
    kind: 'webhooks',
    describe: ({ webhookId }, { webhook }) => `Resumed the webhook to ${webhook(webhookId)}`,
  },
  WebhookRemoved: {
    kind: 'webhooks',
    describe: ({ webhookId }, { webhook }) => `Removed the webhook to ${webhook(webhookId)}`,
  },

  // The log is kept after a birth is erased, so the sentences have ids and counts alone.
  BirthStored: { kind: 'births', describe: ({ birthId }) => `Stored the birth ${birthId}` },
  BirthReplaced: { kind: 'births', describe: ({ birthId }) => `Replaced the birth ${birthId}` },
  BirthErased: { kind: 'births', describe: ({ birthId }) => `Erased the birth ${birthId}` },
  BirthsImported: {
    kind: 'births',
    describe: ({ stored, replaced }) => `Imported births: ${count(stored)} new, ${count(replaced)} replaced`,
  },

  ...SUBSCRIPTION_TEXT,

  PlanGranted: {
    kind: 'billing',
    describe: ({ plan, reason }) =>
      plan === 'free' ? `Ended the granted plan: ${reason}` : `Granted the plan ${PLANS[plan].name}: ${reason}`,
  },
  PlanSelected: {
    kind: 'billing',
    describe: ({ plan, interval, effective }) => `Chose the plan ${planText(plan, interval)}, ${EFFECTIVE[effective]}`,
  },
  CheckoutStarted: {
    kind: 'billing',
    describe: ({ plan, interval }) =>
      `Went to pay for ${plan === null ? 'a top-up' : `the plan ${planText(plan, interval)}`}`,
  },
  CheckoutEnded: {
    kind: 'billing',
    describe: ({ outcome }) => (outcome === 'completed' ? 'Completed a payment page' : 'Let a payment page expire'),
  },
  SubscriptionSynced: {
    kind: 'billing',
    describe: ({ plan, interval, status }) =>
      `Reported the subscription to ${planText(plan, interval)} as ${status.replaceAll('_', ' ')}`,
  },
  PurchaseFailed: {
    kind: 'billing',
    describe: ({ plan, reason }) =>
      `Could not buy ${plan === null ? 'a top-up' : `the plan ${PLANS[plan].name}`}: ${FAILURES[reason]}`,
  },
  PaymentFailed: { kind: 'billing', describe: ({ attempt }) => `Could not take a payment, attempt ${attempt}` },
  DunningEntered: { kind: 'billing', describe: () => 'Noted that a payment is overdue' },
  DunningCleared: { kind: 'billing', describe: () => 'Noted that no payment is overdue any more' },
  PlanChanged: {
    kind: 'billing',
    describe: ({ from, to, interval }) =>
      from === to
        ? `Changed the payment of the plan ${PLANS[to].name}: by the ${interval ?? 'month'}`
        : `Changed the plan from ${PLANS[from].name} to ${planText(to, interval)}`,
  },
  CreditsAdjusted: {
    kind: 'billing',
    describe: ({ amount, reason }) =>
      amount > 0 ? `Added ${inCredits(amount)}: ${reason}` : `Took ${inCredits(-amount)} back: ${reason}`,
  },
  PlanScheduled: {
    kind: 'billing',
    describe: ({ to, interval, at: from }) =>
      `Scheduled the plan ${PLANS[to].name}${interval === undefined ? '' : ` by the ${interval}`} for ${date(new Date(from))}`,
  },
  PlanScheduleCleared: { kind: 'billing', describe: () => 'Dropped the scheduled change of plan' },
  BillingCustomerLinked: { kind: 'billing', describe: () => 'Opened the customer account at Stripe' },
  PaymentReceived: {
    kind: 'billing',
    describe: ({ amountCents, currency, bought }) => `Received ${money(amountCents, currency)} for ${wareOf(bought)}`,
  },
  TopUpPurchased: {
    kind: 'billing',
    describe: ({ credits, expiresAt }) => `Sold a top-up of ${inCredits(credits)}, valid until ${at(expiresAt)}`,
  },
  AutoTopUpTurnedOn: {
    kind: 'billing',
    describe: ({ belowCredits, packsMax, priceCents }) =>
      `Turned automatic top-up on: below ${inCredits(belowCredits)}, at most ${count(packsMax)} a month at ${usd(priceCents)} each`,
  },
  AutoTopUpTurnedOff: { kind: 'billing', describe: () => 'Turned automatic top-up off' },
  AutoTopUpStarted: { kind: 'billing', describe: () => 'Began to buy a top-up automatically' },
  AutoTopUpPaused: {
    kind: 'billing',
    describe: ({ reason }) => `Paused automatic top-up. ${AUTO_TOP_UP_PAUSES[reason]}`,
  },
  RefundIssued: {
    kind: 'billing',
    describe: ({ amountCents, bought }) => `Refunded ${usd(amountCents)} of ${wareOf(bought)}`,
  },
  RefundRequested: {
    kind: 'billing',
    describe: ({ amountCents, reason }) => `Asked Stripe to refund ${usd(amountCents)}: ${reason}`,
  },
  RefundFailed: { kind: 'billing', describe: ({ why }) => `Could not refund a payment. ${REFUND_FAILURES[why]}` },
  DisputeOpened: {
    kind: 'billing',
    describe: ({ amountCents, bought }) => `Opened a dispute about ${usd(amountCents)} for ${wareOf(bought)}`,
  },
  DisputeClosed: {
    kind: 'billing',
    describe: ({ isWon, amountCents }) =>
      `Closed a dispute about ${usd(amountCents)}: the payment ${isWon ? 'stands' : 'went back'}`,
  },

  ImpersonationStarted: {
    kind: 'visits',
    describe: ({ reason, endsAt }) => `Began to view the workspace, read only, until ${at(endsAt)} at most: ${reason}`,
  },
  ImpersonationEnded: { kind: 'visits', describe: () => 'Ended the view of the workspace' },
};
