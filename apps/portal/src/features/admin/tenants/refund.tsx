'use client';

import { REFUND_FAILURES } from '@graha/domain/billing/money/refund';
import { money } from '@graha/domain/core/format';
import { TextField } from '@graha/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useMutationId, useTRPC } from '../../../shared/trpc-client.tsx';
import { ActDialog, useAct } from './act-dialog.tsx';
import type { Tenant } from './tenant.tsx';

type Payment = Tenant['money']['payments'][number];

/** Parses `12`, `12.5`, `$1,200.00`; NaN for anything else. */
export function centsOf(text: string): number {
  const [, dollars, cents = ''] = /^\$?(\d+)(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[\s,]/g, '')) ?? [];
  return dollars === undefined ? Number.NaN : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

const plain = (cents: number): string => (cents / 100).toFixed(2);

/** Refunds a payment, by default the rest of it. */
export function Refund({ tenantId, payment }: { tenantId: string; payment: Payment }) {
  const trpc = useTRPC();
  const act = useAct(tenantId);
  // The id changes only after success, so that a repeated submission makes no second refund.
  const { mutationId: requestId, renew } = useMutationId();
  const refund = useMutation(
    trpc.admin.tenants.refund.mutationOptions({
      onSuccess: () => {
        renew();
        act.finish('Stripe is asked for the refund. The list shows its result.');
      },
    }),
  );
  const { paymentId, refundableCents, currency } = payment;
  const left = money(refundableCents, currency);
  return (
    <ActDialog
      act={act}
      icon={null}
      look={{ size: 'sm' }}
      text={{
        action: 'Refund',
        name: `Refund ${left} of ${payment.plan === null ? 'a top-up' : 'a plan'}`,
        title: 'Refund a payment',
        description: `Returns money to the customer and takes its share of the unspent credits. A subscription goes on: cancel it in Stripe, or grant Free.`,
        submit: 'Refund',
        pending: 'Requesting',
      }}
      isPending={refund.isPending}
      error={refund.error}
      onSubmit={(reason, form) =>
        refund.mutate({ tenantId, requestId, paymentId, reason, amountCents: centsOf(String(form.get('amountCents'))) })
      }
    >
      {(problemOf) => (
        <TextField
          mono
          name="amountCents"
          label="Amount in dollars"
          hint={`At most ${left}.`}
          defaultValue={plain(refundableCents)}
          error={problemOf('amountCents')}
          autoComplete="off"
          inputMode="decimal"
          required
        />
      )}
    </ActDialog>
  );
}

/** Shows the state of the newest request. */
export function RefundState({ refund, currency }: Pick<Payment, 'refund' | 'currency'>) {
  if (refund === null) return null;
  const amount = money(refund.amountCents, currency);
  if (refund.isOpen) return <span className="block text-micro text-text-3">{`${amount} on its way`}</span>;
  if (refund.failure === null) return null;
  return (
    <span className="block text-micro text-bad">{`${amount} not refunded. ${REFUND_FAILURES[refund.failure]}`}</span>
  );
}
