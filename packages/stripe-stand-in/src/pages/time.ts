import type { World } from '../world.ts';
import { frame } from './frame.ts';

/** For whoever tries the product: what time it is here, and a month later at a click. */
export function timePage({ clock, state }: World): string {
  const now = new Date(clock.now() * 1000).toISOString().slice(0, 16).replace('T', ' ');
  const living = state.all('subscription').filter(({ status }) => status !== 'canceled').length;
  return frame(
    'Stripe stand-in',
    `<h1>Stripe stand-in</h1><p>It is ${now} UTC for invoices and for the ledger. ${living} subscriptions live.</p>
     <form method="post" class="row"><button name="days" value="1">A day later</button><button name="days" value="7">A week later</button>
     <button name="days" value="31">31 days later</button></form>
     <p class="note">Time goes forward alone: what was billed and expired stays so.</p>`,
  );
}
