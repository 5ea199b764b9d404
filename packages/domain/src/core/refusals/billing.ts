/** Reasons for which a purchase, a change of plan or a refund is refused. They are part of `REFUSALS`, which checks their form. */
export const BILLING_REFUSALS = {
  plan_not_for_sale: { kind: 'forbidden', message: 'This plan is not for sale.' },
  plan_current: { kind: 'conflict', message: 'The workspace has this plan already.' },
  plan_granted: { kind: 'forbidden', message: 'This plan was granted by us. Write to us to change it.' },
  subscription_lives: { kind: 'conflict', message: 'A subscription is running. Change it instead of buying another.' },
  nothing_sold: { kind: 'forbidden', message: 'Nothing is sold here. Contact the operator of this service.' },
  top_up_on_free: {
    kind: 'conflict',
    message: 'On Free the number of calls ends before the credits: buy a plan first, then top it up.',
  },
  card_absent: {
    kind: 'conflict',
    message: 'No card is stored for this workspace. Add one in the customer portal first.',
  },
  top_up_price_changed: {
    kind: 'conflict',
    message: 'The price of a top-up has changed. Reload the page to see it; nothing was turned on.',
  },
  payment_overdue: { kind: 'conflict', message: 'The last payment failed. Update the card, then change the plan.' },
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
  payment_unknown: { kind: 'not_found', message: 'This workspace has no such payment. Reload the page to see them.' },
  refund_exceeds_payment: {
    kind: 'conflict',
    message: 'Less of this payment is left to refund. Reload the page to see what was returned or asked for since.',
  },
} as const;
