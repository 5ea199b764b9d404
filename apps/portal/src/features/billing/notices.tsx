import { Note } from '../../ui/note.tsx';
import { hasArrived, type Payment } from './payment.ts';
import type { BillingState } from './state.ts';
import { BILLING_TEXT } from './text.ts';

export type NoticesProps = { state: BillingState; paid: Payment | null; onFixCard: (() => void) | null };

/** What the reader must know before anything else on the page. */
export function Notices({ state, paid, onFixCard }: NoticesProps) {
  const { isLate, isOpen, isGranted, scheduled, period, plan } = state;
  return (
    <>
      {paid ? (
        <output className="block">
          <Note>
            {hasArrived(paid, state) ? BILLING_TEXT.arrived[paid.bought](plan.name) : BILLING_TEXT.awaited[paid.bought]}
          </Note>
        </output>
      ) : null}
      {isLate && period ? (
        <Note tone="warn" title={BILLING_TEXT.late.title}>
          {BILLING_TEXT.late.body(period.end)}{' '}
          {onFixCard ? (
            <button type="button" className="text-accent underline underline-offset-3" onClick={onFixCard}>
              {BILLING_TEXT.late.action}
            </button>
          ) : null}
        </Note>
      ) : null}
      {scheduled ? <Note>{BILLING_TEXT.scheduled(scheduled.name, scheduled.at)}</Note> : null}
      {isGranted ? <Note title={BILLING_TEXT.granted.title}>{BILLING_TEXT.granted.body}</Note> : null}
      {isOpen ? null : <Note title={BILLING_TEXT.closed.title}>{BILLING_TEXT.closed.body}</Note>}
    </>
  );
}
