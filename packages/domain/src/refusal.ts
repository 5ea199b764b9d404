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
  workspaces_too_many: {
    kind: 'conflict',
    message: 'You own ten workspaces already. Delete one, or hand one over, before you open another.',
  },
  owner_fixed: { kind: 'forbidden', message: 'The owner stays until the ownership is transferred.' },
  owner_by_transfer: { kind: 'forbidden', message: 'A workspace has one owner. Transfer the ownership instead.' },
  own_unknown: { kind: 'not_found', message: 'Your account has no such entry.' },
  key_unknown: { kind: 'not_found', message: 'There is no such key in this workspace.' },
  key_exists: {
    kind: 'conflict',
    message: 'This key was made already. Reload the page to see it; its text is shown once.',
  },
  key_revoked: { kind: 'conflict', message: 'This key was revoked. Issue a new one.' },
  key_expired: { kind: 'conflict', message: 'This key has expired. Issue a new one.' },
  key_rotated: { kind: 'conflict', message: 'This key was replaced by another. Change that one.' },
  expiry_in_past: { kind: 'invalid', message: 'The expiry must lie in the future.' },
  overlap_too_long: { kind: 'invalid', message: 'A replaced key may stay valid for 30 days at most.' },
  webhook_unknown: { kind: 'not_found', message: 'There is no such webhook in this workspace.' },
  webhook_exists: {
    kind: 'conflict',
    message: 'This webhook was added already. Reload the page to see it; its secret is shown once.',
  },
  webhook_paused: { kind: 'conflict', message: 'This webhook is paused. Resume it first.' },
  webhooks_too_many: { kind: 'conflict', message: 'A workspace has ten webhooks at most. Remove one first.' },
  webhooks_off: { kind: 'forbidden', message: 'This installation sends no webhooks. Contact its operator.' },
  delivery_unknown: { kind: 'not_found', message: 'There is no such delivery in this workspace.' },
  plan_not_for_sale: { kind: 'forbidden', message: 'This plan is not for sale.' },
  plan_current: { kind: 'conflict', message: 'The workspace has this plan already.' },
  plan_granted: { kind: 'forbidden', message: 'This plan was granted by us. Write to us to change it.' },
  subscription_lives: { kind: 'conflict', message: 'A subscription is running. Change it instead of buying another.' },
  nothing_sold: { kind: 'forbidden', message: 'Nothing is sold here. Contact the operator of this service.' },
  top_up_on_free: {
    kind: 'conflict',
    message: 'On Free the number of calls ends before the credits: buy a plan first, then top it up.',
  },
  card_declined: { kind: 'conflict', message: 'The card was declined. Nothing has changed; try another card.' },
  change_in_progress: {
    kind: 'conflict',
    message: 'Another change is in progress. Wait a moment and reload the page: it shows what has changed.',
  },
  top_up_paid: {
    kind: 'conflict',
    message: 'This top-up was paid. Its credits come in a moment; reload the page to buy another.',
  },
  checkout_paid: { kind: 'conflict', message: 'A checkout was just paid. Your plan changes in a moment.' },
  subscription_absent: { kind: 'conflict', message: 'There is no subscription to change. Buy a plan first.' },
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
