'use client';

import { PLAN_IDS, PLANS, type PlanId } from '@graha/domain/plans';
import { useMutation } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTRPC } from '../../../trpc/client.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ActDialog } from './act-dialog.tsx';
import { TENANT_TEXT } from './text.ts';
import { useAct } from './use-act.ts';

const { grant: TEXT } = TENANT_TEXT.actions;
const OPTIONS = PLAN_IDS.map((value) => ({ value, label: PLANS[value].name }));

export function GrantPlan({ tenantId, plan: present }: { tenantId: string; plan: PlanId }) {
  const trpc = useTRPC();
  const act = useAct(tenantId);
  const grant = useMutation(trpc.admin.tenants.grantPlan.mutationOptions({ onSuccess: () => act.finish(TEXT.done) }));
  return (
    <ActDialog
      act={act}
      icon={<Gift aria-hidden="true" />}
      text={TEXT}
      isPending={grant.isPending}
      error={grant.error}
      onSubmit={(reason, form) => {
        const plan = PLAN_IDS.find((known) => known === form.get('plan')) ?? present;
        grant.mutate({ tenantId, plan, reason });
      }}
    >
      {() => (
        <Field label={TEXT.plan}>
          {(control) => <Select {...control} name="plan" options={OPTIONS} defaultValue={present} />}
        </Field>
      )}
    </ActDialog>
  );
}
