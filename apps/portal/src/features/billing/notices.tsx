import { date } from '@graha/domain/format';
import { Note } from '@graha/ui/note.tsx';
import { hasArrived, type Payment } from './payment.ts';
import type { BillingState } from '@graha/procedures/billing/state';

export type NoticesProps = { state: BillingState; paid: Payment | null; onFixCard: (() => void) | null };

/** What the reader must know before anything else on the page. */
export function Notices({ state, paid, onFixCard }: NoticesProps) {
  const { isLate, isOpen, isGranted, scheduled, period } = state;
  return (
    <>
      {paid ? (
        <output className="block">
          <Note>{paymentNote(paid, state)}</Note>
        </output>
      ) : null}
      {isLate && period ? (
        <Note tone="warn" title="The last payment failed.">
          {`Nothing changes while we try again. If no try succeeds the workspace moves to Free and keeps its keys. Its period runs until ${date(period.end)}.`}{' '}
          {onFixCard ? (
            <button type="button" className="text-accent underline underline-offset-3" onClick={onFixCard}>
              Update the card
            </button>
          ) : null}
        </Note>
      ) : null}
      {scheduled ? (
        <Note>{`${scheduled.name} begins on ${date(scheduled.at)}. Until then everything stays as it is.`}</Note>
      ) : null}
      {isGranted ? <Note title="We granted this plan.">It is free. To change it, write to us.</Note> : null}
      {isOpen ? null : (
        <Note title="Nothing is sold here.">
          This installation has no key for Stripe. Its operator grants plans by hand.
        </Note>
      )}
    </>
  );
}

function paymentNote(paid: Payment, state: BillingState): string {
  if (paid.bought === 'plan') {
    return hasArrived(paid, state) ? `You are on ${state.plan.name}.` : 'Paid. Your plan is here in a moment.';
  }
  return hasArrived(paid, state) ? 'Your credits are here.' : 'Paid. Your credits are here in a moment.';
}
