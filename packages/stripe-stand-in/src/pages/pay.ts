import type Stripe from 'stripe';
import { CARDS } from '../objects/customer.ts';
import { get, idOf, type World } from '../world.ts';
import { day, escaped, frame, money, problem } from './frame.ts';

export const cardChoice = (): string =>
  Object.entries(CARDS)
    .map(
      ([number, { says }], index) =>
        `<label><input type="radio" name="card" value="${number}"${index === 0 ? ' checked' : ''}>
         <span><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code><br><span class="note">${says}</span></span></label>`,
    )
    .join('');

/** The page that a customer pays on. */
export function checkoutPage(world: World, session: Stripe.Checkout.Session, refusal?: string): string {
  const bought = get(world, 'line_item', `li_${session.id}`);
  const price = get(world, 'price', bought.price);
  const { name } = get(world, 'product', idOf(price.product));
  const cancel =
    session.cancel_url === null
      ? ''
      : `<p class="row"><a href="${escaped(session.cancel_url)}">Back without paying</a></p>`;
  if (session.status !== 'open') {
    return frame('Checkout', problem(`This checkout is ${session.status}; nothing more is charged.`) + cancel);
  }
  const sum = money(session.amount_total ?? 0, price.currency);
  return frame(
    `Pay for ${name}`,
    `<h1>${escaped(name)}</h1><p class="sum">${sum}</p>
     <p class="note">${session.mode === 'subscription' ? `each ${price.recurring?.interval ?? 'month'}, until cancelled` : 'once'} · ${escaped(session.customer_email ?? '')}</p>
     ${refusal === undefined ? '' : problem(refusal)}
     <form method="post"><section><h2>Card</h2>${cardChoice()}</section>
     <button class="go">Pay ${sum}</button></form>${cancel}`,
  );
}

export function invoicePage(invoice: Stripe.Invoice, refusal?: string): string {
  const rows = invoice.lines.data
    .map((line) => `<tr><td>${escaped(line.description ?? '')}</td><td>${money(line.amount, line.currency)}</td></tr>`)
    .join('');
  const pay =
    invoice.status === 'open'
      ? `<form method="post"><section><h2>Pay with</h2>${cardChoice()}</section><button class="go">Pay ${money(invoice.amount_due, invoice.currency)}</button></form>`
      : '';
  return frame(
    `Invoice ${invoice.number ?? ''}`,
    `<h1>Invoice ${escaped(invoice.number ?? '')}</h1><p class="note">${day(invoice.created)} · ${escaped(invoice.status ?? '')}</p>
     ${refusal === undefined ? '' : problem(refusal)}<section><table>${rows}<tr><td>Total</td><td>${money(invoice.total, invoice.currency)}</td></tr></table></section>${pay}`,
  );
}
