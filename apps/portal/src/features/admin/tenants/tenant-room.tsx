'use client';

import { PLANS } from '@graha/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../../trpc/client.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CallsByDay } from '../../overview/calls-by-day.tsx';
import { fullInstant } from '../../workspace/format.ts';
import { StartImpersonation } from '../impersonation/start-impersonation.tsx';
import { AdjustCredits } from './adjust-credits.tsx';
import { GrantPlan } from './grant-plan.tsx';
import type { TenantReading } from './reading.ts';
import { Resume, Suspend } from './suspension.tsx';
import { TenantEvents } from './tenant-events.tsx';
import { TenantFacts } from './tenant-facts.tsx';
import { TenantGrants, TenantKeys, TenantPayments, TenantRequests } from './tenant-lists.tsx';
import { TenantStats } from './tenant-stats.tsx';
import { TenantStatus } from './tenant-status.tsx';
import { TENANT_TEXT } from './text.ts';

/** What an operator has done is applied by the worker: it is seen here within two seconds. */
const REFRESH_MS = 2_000;
/** As many as the picture of a workspace's own overview has. */
const DAYS_SHOWN = 21;

export function TenantRoom({ initial }: { initial: TenantReading }) {
  const trpc = useTRPC();
  const { tenantId } = initial;
  const { data: tenant, isError } = useQuery(
    trpc.admin.tenants.read.queryOptions({ tenantId }, { initialData: initial, refetchInterval: REFRESH_MS }),
  );
  return (
    <>
      <PageHeader
        title={tenant.name}
        description={
          <span className="flex flex-wrap items-center gap-2">
            <Badge>{PLANS[tenant.plan].name}</Badge> <TenantStatus status={tenant.status} />
          </span>
        }
      />
      <Actions tenant={tenant} />
      {tenant.status === 'suspended' ? (
        <Note tone="bad" title={TENANT_TEXT.suspended}>
          {TENANT_TEXT.suspendedBody}
        </Note>
      ) : null}
      {isError ? <Note tone="warn">{TENANT_TEXT.staleSheet(fullInstant(tenant.asOf))}</Note> : null}
      <TenantStats tenant={tenant} />
      <TenantFacts tenant={tenant} />
      <CallsByDay days={tenant.days.slice(-DAYS_SHOWN)} />
      <div className="grid items-start gap-4 *:min-w-0 sm:gap-5 xl:grid-cols-2">
        <TenantGrants tenant={tenant} />
        <TenantKeys tenant={tenant} />
        <TenantRequests tenant={tenant} />
        <TenantPayments tenant={tenant} />
      </div>
      <TenantEvents tenant={tenant} />
    </>
  );
}

function Actions({ tenant: { tenantId, name, plan, status } }: { tenant: TenantReading }) {
  if (status === 'erased') return <Note title={TENANT_TEXT.erased}>{TENANT_TEXT.erasedBody}</Note>;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset is for what is sent together; these are apart.
    <div role="group" aria-label={TENANT_TEXT.actions.label} className="flex flex-wrap gap-2">
      <StartImpersonation tenantId={tenantId} name={name} />
      <AdjustCredits tenantId={tenantId} />
      <GrantPlan tenantId={tenantId} plan={plan} />
      {status === 'suspended' ? (
        <Resume tenantId={tenantId} name={name} />
      ) : (
        <Suspend tenantId={tenantId} name={name} />
      )}
    </div>
  );
}
