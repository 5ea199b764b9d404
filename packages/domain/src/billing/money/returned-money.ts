import { grantOf, type Bought, type MoneyEvent } from './billing-money.ts';
import { monthsOf } from '../interval.ts';
import { monthsAfter } from '../period.ts';
import { PLANS } from '../plans.ts';

type Payment = { bought: Bought; amountCents: number };
type Year = Payment & { bought: Extract<Bought, { purpose: 'plan' }> };

const nameOf = (bought: Bought): string => grantOf(bought).source.id;

const paymentsIn = (events: readonly MoneyEvent[]): Payment[] =>
  events.flatMap((event) => (event.type === 'PaymentReceived' ? [event.data] : []));

const isYear = (payment: Payment): payment is Year =>
  payment.bought.purpose === 'plan' && payment.bought.interval === 'year';

/**
 * Net cents that went back of a purchase. Of two payments for one grant, the second is returned first. If the unused time of an
 * earlier year was deducted from its price, what went back of that year is missing here too, at most the deducted sum.
 * @param events of one workspace, in order
 */
export function returnedCents(events: readonly MoneyEvent[], bought: Bought): number {
  const before = deductedYear(paymentsIn(events).filter(isYear), bought);
  const own = returnedOf(events, nameOf(bought));
  return before === null ? own : own + Math.min(before.deductedCents, returnedCents(events, before.bought));
}

/** Returns a purchase and every later one from which the money of its unused time was deducted, because a refund affects all of them. */
export function purchasesAfter(events: readonly MoneyEvent[], bought: Bought): Bought[] {
  const years = paymentsIn(events).filter(isYear);
  const next = years.find((one) => {
    const before = deductedYear(years, one.bought);
    return before !== null && nameOf(before.bought) === nameOf(bought);
  });
  return next === undefined ? [bought] : [bought, ...purchasesAfter(events, next.bought)];
}

function returnedOf(events: readonly MoneyEvent[], name: string): number {
  const [, ...doubled] = paymentsIn(events).filter(({ bought }) => nameOf(bought) === name);
  let cents = -doubled.reduce((sum, { amountCents }) => sum + amountCents, 0);
  for (const event of events) {
    if (event.type !== 'RefundIssued' && event.type !== 'DisputeOpened' && event.type !== 'DisputeClosed') continue;
    if (nameOf(event.data.bought) !== name) continue;
    if (event.type !== 'DisputeClosed') cents += event.data.amountCents;
    else if (event.data.isWon) cents -= event.data.amountCents;
  }
  return Math.max(0, cents);
}

/** The year that ended early when this one began below its price, by a change to a dearer plan; null if there is none. */
function deductedYear(years: readonly Year[], bought: Bought): { bought: Bought; deductedCents: number } | null {
  const paid = years.find((one) => nameOf(one.bought) === nameOf(bought));
  if (paid === undefined) return null;
  const deductedCents = grantOf(bought).priceCents - paid.amountCents;
  const before = years.findLast((one) => isCutShortBy(one, paid));
  return deductedCents <= 0 || before === undefined ? null : { bought: before.bought, deductedCents };
}

function isCutShortBy({ bought: earlier }: Year, { bought: later }: Year): boolean {
  const [start, cut] = [Date.parse(earlier.periodStart), Date.parse(later.periodStart)];
  const isDearer = PLANS[later.plan].priceCents > PLANS[earlier.plan].priceCents;
  return isDearer && start <= cut && cut < monthsAfter(start, monthsOf('year'));
}
