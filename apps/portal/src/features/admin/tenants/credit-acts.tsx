'use client';

import { useMutation } from '@tanstack/react-query';
import { Coins, Gift } from '@graha/ui/icons/things.tsx';
import { useMutationId, useTRPC } from '../../../shared/trpc-client.tsx';
import { Select, TextField } from '@graha/ui/input.tsx';
import { ActDialog, useAct } from './act-dialog.tsx';
import { PLANS, PLAN_IDS, type PlanId } from '@graha/domain/billing/plans';
import { Field } from '@graha/ui/field.tsx';

/** Parses `5,000`, `+5 000` or `−5000` with a real minus sign; NaN for anything else. */
export function amountOf(text: string): number {
  const plain = text.replaceAll(/[\s,_]/g, '').replace('−', '-');
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

export function AdjustCredits({ tenantId }: { tenantId: string }) {
  const trpc = useTRPC();
  const act = useAct(tenantId);
  // The id changes only after success, so that a repeated submission makes no second adjustment.
  const { mutationId: adjustmentId, renew } = useMutationId();
  const adjust = useMutation(
    trpc.admin.tenants.adjustCredits.mutationOptions({
      onSuccess: () => {
        renew();
        act.finish('Adjustment recorded. The balance updates within two seconds.');
      },
    }),
  );
  return (
    <ActDialog
      act={act}
      icon={<Coins aria-hidden="true" />}
      text={{
        action: 'Adjust credits',
        title: 'Adjust credits',
        description:
          'Adds credits that do not expire, or removes unspent credits. It cannot remove more than are left.',
        submit: 'Adjust',
        pending: 'Adjusting',
      }}
      isPending={adjust.isPending}
      error={adjust.error}
      onSubmit={(reason, form) =>
        adjust.mutate({
          tenantId,
          adjustmentId,
          reason,
          amount: amountOf(String(form.get('amount'))),
        })
      }
    >
      {(problemOf) => (
        <TextField
          mono
          name="amount"
          label="Credits"
          hint="For example 5,000, or −5,000 to remove credits."
          error={problemOf('amount')}
          autoComplete="off"
          required
        />
      )}
    </ActDialog>
  );
}

const OPTIONS = PLAN_IDS.map((value) => ({ value, label: PLANS[value].name }));

export function GrantPlan({ tenantId, plan: present }: { tenantId: string; plan: PlanId }) {
  const trpc = useTRPC();
  const act = useAct(tenantId);
  const grant = useMutation(
    trpc.admin.tenants.grantPlan.mutationOptions({
      onSuccess: () => act.finish('Plan granted. The account updates within two seconds.'),
    }),
  );
  return (
    <ActDialog
      act={act}
      icon={<Gift aria-hidden="true" />}
      text={{
        action: 'Grant plan',
        title: 'Grant a plan',
        description: 'Applies until you grant Free. Then the plan that the workspace pays for applies again.',
        submit: 'Grant',
        pending: 'Granting',
      }}
      isPending={grant.isPending}
      error={grant.error}
      onSubmit={(reason, form) => {
        const plan = PLAN_IDS.find((known) => known === form.get('plan')) ?? present;
        grant.mutate({ tenantId, plan, reason });
      }}
    >
      {() => (
        <Field label="Plan">
          {(control) => <Select {...control} name="plan" options={OPTIONS} defaultValue={present} />}
        </Field>
      )}
    </ActDialog>
  );
}
