import { PLANS } from '@graha/domain/plans';
import type { ReactNode } from 'react';
import { AddressText } from '@graha/ui/address-text.tsx';
import { Card } from '@graha/ui/card.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { date } from '@graha/domain/format';
import type { Tenant } from './tenant.ts';

export function TenantFacts({ tenant }: { tenant: Tenant }) {
  const { tenantId, createdAt, account, members, money, plan } = tenant;
  const owner = members.find(({ role }) => role === 'owner');
  const period =
    PLANS[plan].period === 'none'
      ? `${date(account.periodStart)} –`
      : `${date(account.periodStart)} – ${date(account.periodEnd)}`;
  return (
    <Card aria-label={tenant.name} className="p-4 sm:p-5">
      <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-2 xl:grid-cols-5">
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
        <Fact name="Stripe customer">
          {money.stripeCustomerId ? (
            <span className="font-mono text-[0.78125rem] wrap-anywhere">{money.stripeCustomerId}</span>
          ) : (
            'none'
          )}
        </Fact>
      </dl>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-micro text-text-3">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);
