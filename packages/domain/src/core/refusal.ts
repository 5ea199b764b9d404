import { BILLING_REFUSALS } from './refusals/billing.ts';

/** Every reason for which a command is refused. A transport maps the kind to its own status in one place. */
export const REFUSALS = {
  tenant_unknown: { kind: 'not_found', message: 'There is no such workspace.' },
  tenant_erased: { kind: 'conflict', message: 'This workspace was erased.' },
  erasure_not_due: { kind: 'conflict', message: 'This workspace is not due for erasure.' },
  member_unknown: { kind: 'not_found', message: 'There is no such member in this workspace.' },
  member_exists: { kind: 'conflict', message: 'This person is a member already.' },
  invitation_unknown: { kind: 'not_found', message: 'There is no such open invitation in this workspace.' },
  invitation_expired: { kind: 'conflict', message: 'This invitation has expired. Ask for a new one.' },
  invitation_gone: {
    kind: 'not_found',
    message: 'This invitation is no longer valid. Ask for a new one, and use the link in the newest email.',
  },
  invitation_elsewhere: {
    kind: 'forbidden',
    message: 'This invitation is for another address. Sign out, then open the link of the mail again.',
  },
  address_unverified: {
    kind: 'forbidden',
    message: 'Confirm your e-mail address first, with the link that we sent you. Then open the invitation again.',
  },
  invitation_open: {
    kind: 'conflict',
    message: 'This address has an open invitation already. Send it again, or withdraw it first.',
  },
  invitations_too_many: {
    kind: 'conflict',
    message: 'This workspace has sent 50 invitations within a day. Invite the others tomorrow.',
  },
  erasure_while_paid: {
    kind: 'conflict',
    message: 'A paid plan is running. Cancel it under Billing first; then the workspace can be deleted.',
  },
  erasure_requested: {
    kind: 'conflict',
    message: 'This workspace is being deleted, so nothing is sold to it. Keep it first, under Settings.',
  },
  account_of_operator: {
    kind: 'forbidden',
    message: 'An operator’s account cannot be deleted. Another operator has to take the role away first.',
  },
  account_erased: { kind: 'conflict', message: 'This account was deleted.' },
  account_owns_teams: {
    kind: 'conflict',
    message:
      'You own workspaces that other people work in. Hand each over under Team, or delete it under Settings, first.',
  },
  account_owns_paid: {
    kind: 'conflict',
    message: 'A paid plan is running in a workspace of yours. Cancel it under Billing first.',
  },
  account_erasure_pending: {
    kind: 'conflict',
    message: 'Your account is being deleted, and this workspace with it. Keep your account first, on its page.',
  },
  member_leaving: {
    kind: 'conflict',
    message: 'This person’s account is being deleted. Choose another member.',
  },
  last_way_in: {
    kind: 'conflict',
    message: 'This is the only way into your account. Set a password or add a passkey first.',
  },
  second_factor_first: {
    kind: 'forbidden',
    message: 'Turn on two-factor sign-in for your own account first, under Your account. Then you can require it.',
  },
  workspaces_too_many: {
    kind: 'conflict',
    message: 'You own ten workspaces already. Delete one, or hand one over, before you open another.',
  },
  owner_fixed: { kind: 'forbidden', message: 'The owner stays until the ownership is transferred.' },
  owner_by_transfer: { kind: 'forbidden', message: 'A workspace has one owner. Transfer the ownership instead.' },
  app_request_invalid: {
    kind: 'invalid',
    message: 'The app asked in a way that is not allowed. Nothing was connected; start again from the app.',
  },
  device_request_gone: { kind: 'not_found', message: 'No program waits under this code. Start again in the terminal.' },
  alert_exists: { kind: 'conflict', message: 'There is an alert at this threshold already.' },
  alert_unknown: { kind: 'not_found', message: 'There is no such alert in this workspace.' },
  alerts_too_many: {
    kind: 'conflict',
    message: 'A workspace may have at most 50 alerts of its own. Remove one first.',
  },
  own_unknown: { kind: 'not_found', message: 'Your account has no such entry.' },
  key_unknown: { kind: 'not_found', message: 'There is no such key in this workspace.' },
  key_exists: {
    kind: 'conflict',
    message: 'This key was made already. Reload the page to see it; its text is shown once.',
  },
  key_revoked: { kind: 'conflict', message: 'This key was revoked. Issue a new one.' },
  key_expired: { kind: 'conflict', message: 'This key has expired. Issue a new one.' },
  key_rotated: { kind: 'conflict', message: 'This key was replaced by another. Change that one.' },
  key_kind_fixed: {
    kind: 'invalid',
    message: 'A key stays secret or publishable, as it was made. Create another key.',
  },
  publishable_manages: {
    kind: 'invalid',
    message: 'A publishable key cannot manage the workspace, because everybody can read it. Use a secret key.',
  },
  publishable_births: {
    kind: 'invalid',
    message: 'A publishable key cannot read stored births, because everybody can read the key. Use a secret key.',
  },
  publishable_test: { kind: 'invalid', message: 'A publishable key is always live. Use a secret test key for tests.' },
  key_role: {
    kind: 'forbidden',
    message: 'Your role may not do this with keys. Ask an owner or an admin of the workspace.',
  },
  key_delegates: {
    kind: 'forbidden',
    message:
      'A key with the scope manage acts like an admin, so only owners and admins create, change, enable or replace one. ' +
      'Ask one of them.',
  },
  key_manages: {
    kind: 'forbidden',
    message: 'Keys with the scope manage are created and replaced in the portal. Such a key may replace only itself.',
  },
  key_wider: {
    kind: 'forbidden',
    message:
      'That key has a scope, address, cap or expiry beyond those of the calling key, which therefore may not create, ' +
      'replace or revoke it. Narrow its limits, or do it in the portal.',
  },
  key_outside_cap: {
    kind: 'forbidden',
    message:
      'A key with a monthly cap replaces itself and the keys that it made, which share its cap. Replace this one in ' +
      'the portal.',
  },
  key_tests_alone: {
    kind: 'forbidden',
    message: 'A test key manages only test keys. Use a live key with the scope manage.',
  },
  key_in_portal: { kind: 'forbidden', message: 'No key may do this. Do it in the portal, under Keys.' },
  key_made_by_key: {
    kind: 'invalid',
    message: 'A key that another key made cannot manage the workspace. Create one with the scope manage in the portal.',
  },
  spend_limit_lifted: {
    kind: 'forbidden',
    message:
      'A key may lower the spend limit, not raise or end it. Owners and admins do that in the portal, under Billing.',
  },
  keys_too_many: { kind: 'conflict', message: 'A workspace may have at most 200 keys. Revoke an unused one first.' },
  expiry_in_past: { kind: 'invalid', message: 'The expiry must be in the future.' },
  overlap_too_long: { kind: 'invalid', message: 'A replaced key may stay valid for at most 30 days.' },
  webhook_unknown: { kind: 'not_found', message: 'There is no such webhook in this workspace.' },
  webhook_exists: {
    kind: 'conflict',
    message: 'This webhook was added already. Reload the page to see it; its secret is shown once.',
  },
  webhook_paused: { kind: 'conflict', message: 'This webhook is paused. Resume it first.' },
  webhooks_too_many: { kind: 'conflict', message: 'A workspace may have at most ten webhooks. Remove one first.' },
  webhooks_off: { kind: 'forbidden', message: 'This installation sends no webhooks. Contact its operator.' },
  birth_unknown: { kind: 'not_found', message: 'There is no such stored birth in this workspace.' },
  birth_erased: { kind: 'conflict', message: 'This birth was erased. Store it under another Idempotency-Key.' },
  birth_exists: {
    kind: 'conflict',
    message: 'This birth was stored already. Reload the page to see it.',
  },
  birth_reference_taken: {
    kind: 'conflict',
    message: 'Another stored birth has this reference. Choose another, or replace that birth.',
  },
  births_too_many: {
    kind: 'conflict',
    message: 'The workspace stores as many births as its plan allows. Erase some, or change the plan under Billing.',
  },
  report_brand_too_often: {
    kind: 'conflict',
    message: 'The brand of reports was changed 40 times within two days. Nothing was saved; change it again tomorrow.',
  },
  subscription_unknown: { kind: 'not_found', message: 'There is no such subscription in this workspace.' },
  subscription_exists: {
    kind: 'conflict',
    message: 'This subscription was created already. List the subscriptions to see it.',
  },
  subscriptions_too_many: {
    kind: 'conflict',
    message:
      'The workspace has as many subscriptions as its plan allows. Delete some, or change the plan under Billing.',
  },
  sso_unknown: {
    kind: 'not_found',
    message: 'This workspace has no such connection to an identity provider. Reload the page to see what it has.',
  },
  sso_domain_taken: {
    kind: 'conflict',
    message: 'Another workspace has verified this domain. Sign in there, or write to us if the domain is yours.',
  },
  sso_record_absent: {
    kind: 'conflict',
    message:
      'The record is not there yet. Nothing was changed; a new record may take an hour to appear. Check again then.',
  },
  sso_dns_silent: {
    kind: 'conflict',
    message: 'The name servers of the domain do not answer. Nothing was changed; check again in a few minutes.',
  },
  sso_off: { kind: 'forbidden', message: 'This installation offers no single sign-on. Contact its operator.' },
  sso_plan: { kind: 'forbidden', message: 'Single sign-on needs the Scale plan. Change the plan under Billing first.' },
  incident_unknown: {
    kind: 'not_found',
    message: 'There is no such incident. Reload the page to see those there are.',
  },
  incident_exists: { kind: 'conflict', message: 'This incident was opened already. Reload the page to see it.' },
  incident_changed: {
    kind: 'conflict',
    message:
      'This incident has had another update meanwhile. Nothing was posted: reload the page, read it, and post yours.',
  },
  incident_resolved: {
    kind: 'conflict',
    message: 'This incident is resolved, and stays so. If the failure has come back, open another incident.',
  },
  incident_step: {
    kind: 'conflict',
    message:
      'This state does not follow the present one. Nothing was posted; choose one of the states that are offered.',
  },
  incident_kind_fixed: {
    kind: 'conflict',
    message: 'Maintenance does not become a failure, nor a failure maintenance. Resolve this one and open another.',
  },
  incident_too_old: { kind: 'invalid', message: 'An incident can be opened at most 30 days after it began.' },
  incident_in_future: {
    kind: 'invalid',
    message:
      'The beginning is in the future. Only maintenance can be planned; give the time at which the failure began.',
  },
  incident_too_far: { kind: 'invalid', message: 'Maintenance can be planned at most 90 days ahead.' },
  broadcast_unknown: {
    kind: 'not_found',
    message: 'There is no such broadcast. Reload the page to see those that were sent.',
  },
  broadcast_nowhere: { kind: 'invalid', message: 'Choose mail, a banner or both.' },
  broadcast_nobody: { kind: 'invalid', message: 'No workspace has one of these plans and states. Choose others.' },
  broadcast_changed: {
    kind: 'conflict',
    message: 'The number of these workspaces has changed. Nothing was sent: read the new number, and confirm it.',
  },
  banner_over: { kind: 'invalid', message: 'The banner would be over already. Give it a later end.' },
  banner_too_long: { kind: 'invalid', message: 'A banner ends at most 90 days ahead.' },
  delivery_unknown: { kind: 'not_found', message: 'There is no such delivery in this workspace.' },
  ...BILLING_REFUSALS,
  test_mail_too_soon: {
    kind: 'conflict',
    message:
      'A test mail was sent within the last ten minutes. Look for it, in the spam folder too, and try again later.',
  },
  message_unknown: { kind: 'not_found', message: 'There is no such message in the inbox.' },
  impersonation_running: { kind: 'conflict', message: 'End the running impersonation first.' },
  impersonation_absent: { kind: 'conflict', message: 'No impersonation is running.' },
} as const satisfies Record<string, { kind: RefusalKind; message: string }>;

export type RefusalKind = 'not_found' | 'conflict' | 'forbidden' | 'invalid';
export type RefusalCode = keyof typeof REFUSALS;

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly kind: RefusalKind;

  constructor(code: RefusalCode) {
    super(REFUSALS[code].message);
    this.code = code;
    this.kind = REFUSALS[code].kind;
  }
}
