import { PLANS } from '@graha/domain/plans';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { date } from '../../workspace/format.ts';
import type { TenantReading } from './reading.ts';
import { TENANT_TEXT } from './text.ts';

const { facts: TEXT } = TENANT_TEXT;

export function TenantFacts({ tenant }: { tenant: TenantReading }) {
  const { tenantId, createdAt, account, members, money, plan } = tenant;
  const owner = members.find(({ role }) => role === 'owner');
  const period =
    PLANS[plan].period === 'none'
      ? `${date(account.periodStart)} –`
      : `${date(account.periodStart)} – ${date(account.periodEnd)}`;
  return (
    <Card aria-label={tenant.name} className="p-4 sm:p-5">
      <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-2 xl:grid-cols-5">
        <Fact name={TEXT.id}>
          <span className="flex items-center gap-1 font-mono text-[0.78125rem]">
            <span className="truncate" title={tenantId}>
              {tenantId}
            </span>
            <CopyButton compact text={tenantId} label={TEXT.copyId} />
          </span>
        </Fact>
        <Fact name={TEXT.owner}>
          {owner ? (
            <span className="wrap-anywhere">
              {owner.name}, {owner.email}
            </span>
          ) : (
            TEXT.nobody
          )}
        </Fact>
        <Fact name={TEXT.opened}>{date(createdAt)}</Fact>
        <Fact name={TEXT.period}>{period}</Fact>
        <Fact name={TEXT.customer}>
          {money.stripeCustomerId ? (
            <span className="font-mono text-[0.78125rem] wrap-anywhere">{money.stripeCustomerId}</span>
          ) : (
            TEXT.noCustomer
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
