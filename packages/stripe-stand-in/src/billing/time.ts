import type { World } from '../world.ts';
import { expireSession } from './checkout.ts';
import { itemOf } from './invoicing.ts';
import { renew, retry } from './subscriptions.ts';

type Due = { at: number; happen(): void };

const LIVING = new Set(['active', 'past_due', 'trialing']);

/** Runs due events in order of time: renewals, retries, ends of checkouts. */
export function letTimePass(world: World): void {
  for (;;) {
    const next = dueBy(world, world.clock.now()).toSorted((a, b) => a.at - b.at)[0];
    if (!next) return;
    next.happen();
  }
}

function dueBy(world: World, now: number): Due[] {
  const { state } = world;
  return [
    ...state
      .all('subscription')
      .filter(({ status }) => LIVING.has(status))
      .map((row) => ({ at: itemOf(row).current_period_end, happen: () => renew(world, row) })),
    ...state
      .all('invoice')
      .flatMap((row) =>
        row.status === 'open' && row.next_payment_attempt !== null
          ? [{ at: row.next_payment_attempt, happen: retryAt(world, row.id, row.next_payment_attempt) }]
          : [],
      ),
    ...state
      .all('checkout.session')
      .filter(({ status }) => status === 'open')
      .map((row) => ({ at: row.expires_at, happen: () => void expireSession(world, row) })),
  ].filter(({ at }) => at <= now);
}

const retryAt = (world: World, invoiceId: string, at: number) => (): void => {
  const invoice = world.state.find('invoice', invoiceId);
  if (invoice) retry(world, invoice, at);
};

/** Moves the clock on, unless it has gone beyond the instant by itself, as the ledger's clock does. */
export async function advance(world: World, unixSeconds: number): Promise<void> {
  if (unixSeconds > world.clock.now()) await world.clock.moveTo(unixSeconds);
  letTimePass(world);
}
