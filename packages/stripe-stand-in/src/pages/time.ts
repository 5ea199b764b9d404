import type { World } from '../world.ts';
import { frame } from './frame.ts';

/** Shows the time of the ledger to a developer, with buttons that advance it. */
export function timePage({ clock, state }: World): string {
  const now = new Date(clock.now() * 1000).toISOString().slice(0, 16).replace('T', ' ');
  const living = state.all('subscription').filter(({ status }) => status !== 'canceled').length;
  return frame(
    'Stripe stand-in',
    `<h1>Stripe stand-in</h1><p>It is ${now} UTC for invoices and for the ledger. ${living} subscriptions live.</p>
     <form method="post" class="row"><button name="days" value="1">A day later</button><button name="days" value="7">A week later</button>
     <button name="days" value="31">31 days later</button></form>
     <p class="note">Time can only advance: what was billed or has expired stays so.</p>`,
  );
}
