import { PLANS } from '@graha/domain/billing/plans';
import { type ReactNode, useId } from 'react';
import { AddressText } from '@graha/ui/address-text.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { count, date, inCredits, plural } from '@graha/domain/core/format';
import type { Tenant } from './tenant.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { Ago } from '../../../shared/instant.tsx';
import { Link } from '@graha/ui/link.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { AuditTable } from '../../../shared/audit-table.tsx';
import { addressOf } from '../../../shared/paths.ts';

export function TenantFacts({ tenant }: { tenant: Tenant }) {
  const { tenantId, createdAt, account, members, money, plan, payment } = tenant;
  const owner = members.find(({ role }) => role === 'owner');
  const period =
    PLANS[plan].period === 'none'
      ? `${date(account.periodStart)} –`
      : `${date(account.periodStart)} – ${date(account.periodEnd)}`;
  return (
    <Card aria-label={tenant.name} className="p-4 sm:p-5">
      <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-2 xl:grid-cols-3">
        <Fact name="Id">
          <span className="flex items-center gap-1 font-mono text-[0.78125rem]">
            <span className="truncate" title={tenantId}>
              {tenantId}
            </span>
            <CopyButton compact text={tenantId} label="Copy the id" />
          </span>
        </Fact>
        <Fact name="Owner">
          {owner ? (
            <span className="wrap-anywhere">
              {owner.name}, <AddressText>{owner.email}</AddressText>
            </span>
          ) : (
            'nobody'
          )}
        </Fact>
        <Fact name="Opened">{date(createdAt)}</Fact>
        <Fact name="Period">{period}</Fact>
        {payment ? (
          <Fact name="Payment">{`by the ${payment.interval}, next on ${date(payment.paidUntil)}`}</Fact>
        ) : null}
        <Fact name="Stripe customer">
          {money.stripeCustomerId ? <StripeCustomer id={money.stripeCustomerId} url={money.customerUrl} /> : 'none'}
        </Fact>
      </dl>
    </Card>
  );
}

function StripeCustomer({ id, url }: { id: string; url: string | null }) {
  const text = <span className="font-mono text-[0.78125rem] wrap-anywhere">{id}</span>;
  return url === null ? (
    text
  ) : (
    <a href={url} target="_blank" rel="noreferrer" className="underline">
      {text}
    </a>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-micro text-text-3">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);

export function TenantStats({ tenant }: { tenant: Tenant }) {
  const { account, days, lastCallAt, members, asOf } = tenant;
  const calls30d = days.reduce((sum, { calls }) => sum + calls, 0);
  const credits30d = days.reduce((sum, { credits }) => sum + credits, 0);
  return (
    <StatStrip
      label="Balance and use"
      stats={[
        {
          label: 'Credits left',
          value: count(account.creditsRemaining),
          detail: `of ${count(account.creditsLimit)} in this period`,
        },
        {
          label: 'Calls, period',
          value: count(account.callsUsed),
          detail: account.callsLimit === null ? 'no limit of calls' : `of ${count(account.callsLimit)}`,
        },
        {
          label: 'Calls, 30 days',
          value: count(calls30d),
          detail: inCredits(credits30d),
        },
        {
          label: 'Last call',
          value: lastCallAt ? <Ago instant={lastCallAt} now={asOf} /> : 'never',
          detail: plural(members.length, 'member', 'members'),
        },
      ]}
    />
  );
}

/** Events in the same words that the workspace reads. */
export function TenantEvents({ tenant: { tenantId, events } }: { tenant: Tenant }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title="Last events"
        actions={
          <span className="flex flex-wrap gap-4 text-small">
            <Link href={addressOf('/admin/events', { tenant: tenantId })} className="link">
              All in the event log
            </Link>
            <Link href={addressOf('/admin/explorer', { tenant: tenantId })} className="link">
              Open in the explorer
            </Link>
          </span>
        }
      />
      {events.length === 0 ? (
        <EmptyState title="No events yet">Events of this workspace appear here within two seconds.</EmptyState>
      ) : (
        <AuditTable entries={events} />
      )}
    </Card>
  );
}
