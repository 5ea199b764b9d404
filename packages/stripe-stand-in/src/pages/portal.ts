import type Stripe from 'stripe';
import { itemOf } from '../billing/invoicing.ts';
import { get, idOf, type World } from '../world.ts';
import { day, escaped, frame, money, problem } from './frame.ts';
import { cardChoice } from './pay.ts';

/** The page on which a customer changes the card, cancels, resumes and sees invoices. */
export function portalPage(world: World, session: Stripe.BillingPortal.Session, refusal?: string): string {
  const { state } = world;
  const customerId = session.customer;
  const living = state.all('subscription').filter((row) => row.customer === customerId && row.status !== 'canceled');
  const back =
    session.return_url === null ? '' : `<p class="row"><a href="${escaped(session.return_url)}">Back to Graha</a></p>`;
  return frame(
    'Billing',
    `<h1>Billing</h1>${refusal === undefined ? '' : problem(refusal)}
     ${living.map((row) => subscriptionSection(world, row)).join('')}
     <form method="post"><section><h2>Card: ${escaped(cardOf(world, customerId))}</h2>${cardChoice()}
     <div class="row"><button name="do" value="card">Use this card</button></div></section></form>
     <section><h2>Invoices</h2>${invoicesTable(world, customerId)}</section>${back}`,
  );
}

function subscriptionSection(world: World, row: Stripe.Subscription): string {
  const { price, current_period_end } = itemOf(row);
  const { name } = get(world, 'product', idOf(price.product));
  const [action, words] = row.cancel_at_period_end ? ['resume', 'Do not cancel'] : ['cancel', 'Cancel at period end'];
  const until = row.cancel_at_period_end ? 'Ends' : row.status === 'past_due' ? 'Payment failed; renews' : 'Renews';
  return `<section><h2>${escaped(name)} · ${money(price.unit_amount ?? 0, price.currency)} a ${price.recurring?.interval ?? 'month'}</h2>
    <p>${until} on ${day(current_period_end)}.</p>
    <form method="post"><input type="hidden" name="subscription" value="${row.id}"><button name="do" value="${action}">${words}</button></form></section>`;
}

function cardOf({ state }: World, customerId: string): string {
  const method = state.find('customer', customerId)?.invoice_settings.default_payment_method;
  const last4 = method ? state.find('payment_method', idOf(method))?.card?.last4 : undefined;
  return last4 === undefined ? 'none' : `ends in ${last4}`;
}

function invoicesTable({ state }: World, customerId: string): string {
  const rows = state
    .all('invoice')
    .filter(({ customer }) => customer === customerId)
    .toReversed()
    .map(
      ({ number, created, status, total, currency, hosted_invoice_url }) =>
        `<tr><td><a href="${escaped(hosted_invoice_url ?? '')}">${escaped(number ?? '')}</a> <span class="note">${day(created)} · ${escaped(status ?? '')}</span></td><td>${money(total, currency)}</td></tr>`,
    );
  return rows.length === 0 ? '<p class="note">None yet.</p>' : `<table>${rows.join('')}</table>`;
}
