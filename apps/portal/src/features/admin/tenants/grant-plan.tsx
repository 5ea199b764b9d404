'use client';

import { useMutation } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { PLAN_IDS, PLANS, type PlanId } from '@graha/domain/plans';
import { Field } from '@graha/ui/field.tsx';
import { Select } from '@graha/ui/input.tsx';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { ActDialog } from './act-dialog.tsx';
import { useAct } from './use-act.ts';

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
