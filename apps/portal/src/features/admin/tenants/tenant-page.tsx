'use client';

import { PLANS } from '@graha/domain/billing/plans';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { Badge } from '@graha/ui/badge.tsx';
import { Note } from '@graha/ui/note.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { CallsByDay } from '../../../shared/calls-by-day.tsx';
import { fullInstant } from '@graha/domain/core/format';
import { StartImpersonation } from '../impersonation/start-impersonation.tsx';
import { AdjustCredits, GrantPlan } from './credit-acts.tsx';
import { TenantStatus, type Tenant } from './tenant.tsx';
import { Resume, Suspend } from './suspension.tsx';
import { TenantEvents, TenantFacts, TenantStats } from './tenant-facts.tsx';
import { TenantGrants, TenantKeys, TenantPayments, TenantRequests } from './tenant-lists.tsx';

/** The worker applies an operator's changes; they are visible here within two seconds. */
const REFRESH_MS = 2_000;
/** As in the chart of the workspace's own overview. */
const DAYS_SHOWN = 21;

export function TenantPage({ initial }: { initial: Tenant }) {
  const trpc = useTRPC();
  const { tenantId } = initial;
  const { data: tenant, isError } = useQuery(
    trpc.admin.tenants.read.queryOptions({ tenantId }, { initialData: initial, refetchInterval: REFRESH_MS }),
  );
  return (
    <>
      <PageHeader
        title={tenant.name}
        list={{ label: 'All tenants', href: '/admin/tenants' }}
        description={
          <span className="flex flex-wrap items-center gap-2">
            <Badge>{PLANS[tenant.plan].name}</Badge> <TenantStatus status={tenant.status} />
          </span>
        }
      />
      <Actions tenant={tenant} />
      {tenant.status === 'suspended' ? (
        <Note tone="bad" title="This workspace is suspended.">
          The API rejects its keys. The events below show the reason.
        </Note>
      ) : null}
      {isError ? (
        <Note tone="warn">{`This could not be refreshed. The figures are as of ${fullInstant(tenant.asOf)}.`}</Note>
      ) : null}
      <TenantStats tenant={tenant} />
      <TenantFacts tenant={tenant} />
      <CallsByDay days={tenant.days.slice(-DAYS_SHOWN)} timezone="UTC" />
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

function Actions({ tenant: { tenantId, name, plan, status } }: { tenant: Tenant }) {
  if (status === 'erased')
    return <Note title="This workspace was erased.">Its ledger is kept, and it can no longer be changed.</Note>;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset is for fields of one form; these are separate.
    <div role="group" aria-label="What an operator can do" className="flex flex-wrap gap-2">
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
