import { PLANS } from '@graha/domain/billing/plans';
import { Badge, StatusBadge, Tag } from '@graha/ui/badge.tsx';
import { ActionsTh, RowHeader, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count, date, money } from '@graha/domain/core/format';
import { Ago } from '../../../shared/instant.tsx';
import { ListCard } from '../list-card.tsx';
import { Refund, RefundState } from './refund.tsx';
import { StopKey } from './stop-key.tsx';
import type { Tenant } from './tenant.tsx';

type Props = { tenant: Tenant };

const GRANT_KINDS: Readonly<Record<string, string>> = {
  plan: 'Plan',
  topup: 'Top-up',
  promo: 'Promotion',
  adjust: 'By hand',
};

export const TenantGrants = ({ tenant }: Props) => (
  <ListCard
    title="Grants"
    empty={{
      title: 'No credits are left',
      body: 'Grants are listed in the order in which they are spent.',
    }}
    head={
      <>
        <Th>Grant</Th>
        <Th numeric>Left</Th>
        <Th numeric>Of</Th>
        <Th>Expires</Th>
      </>
    }
  >
    {tenant.grants.map(({ grantId, kind, creditsLeft, credits, expiresAt }) => (
      <Tr key={grantId}>
        <RowHeader>{GRANT_KINDS[kind] ?? kind}</RowHeader>
        <Td numeric>{count(creditsLeft)}</Td>
        <Td numeric>{count(credits)}</Td>
        <Td className="text-text-2">{expiresAt ? date(expiresAt) : 'never'}</Td>
      </Tr>
    ))}
  </ListCard>
);

const KEY_BADGES = {
  active: { tone: 'ok', shape: 'dot' },
  disabled: { tone: 'warn', shape: 'ring' },
  revoked: { tone: 'bad', shape: 'diamond' },
} as const;

export const TenantKeys = ({ tenant: { tenantId, status: standing, keys, asOf } }: Props) => (
  <ListCard
    title="Keys"
    empty={{
      title: 'No keys yet',
      body: 'This workspace has not created a key, so it cannot make calls.',
    }}
    head={
      <>
        <Th>Key</Th>
        <Th>Status</Th>
        <Th wide>Last used</Th>
        <ActionsTh />
      </>
    }
  >
    {keys.map(({ keyId, name, env, prefix, last4, status, lastUsedAt }) => (
      <Tr key={keyId}>
        <RowHeader className="wrap-anywhere">
          <span className="flex flex-wrap items-center gap-2">
            {name}
            {env === 'test' ? <Tag>{env}</Tag> : null}
          </span>
          <span className="block font-mono text-micro font-normal text-text-3">
            {prefix}…{last4}
          </span>
          <span className="block text-micro font-normal text-text-3 md:hidden">
            {lastUsedAt ? (
              <>
                Used <Ago instant={lastUsedAt} now={asOf} />
              </>
            ) : (
              'Not used yet'
            )}
          </span>
        </RowHeader>
        <Td>
          <Badge {...KEY_BADGES[status]}>{status}</Badge>
        </Td>
        <Td wide className="whitespace-nowrap text-text-2">
          {lastUsedAt ? <Ago instant={lastUsedAt} now={asOf} /> : 'never'}
        </Td>
        <Td className="text-right">
          {status === 'active' && standing !== 'erased' ? (
            <StopKey tenantId={tenantId} keyId={keyId} name={name} />
          ) : null}
        </Td>
      </Tr>
    ))}
  </ListCard>
);

export const TenantRequests = ({ tenant: { requests, asOf } }: Props) => (
  <ListCard
    title="Last requests"
    empty={{
      title: 'No requests in the last 30 days',
      body: 'Every request is kept in the log for 30 days, charged or not.',
    }}
    head={
      <>
        <Th>Operation</Th>
        <Th>Status</Th>
        <Th numeric>ms</Th>
        <Th>When</Th>
      </>
    }
  >
    {requests.map(({ requestId, operation, status, latencyMs, at }) => (
      <Tr key={requestId}>
        <RowHeader className="font-mono text-[0.78125rem] font-normal wrap-anywhere">{operation}</RowHeader>
        <Td>
          <StatusBadge status={status} />
        </Td>
        <Td numeric>{latencyMs.toFixed(1)}</Td>
        <Td className="whitespace-nowrap text-text-2">
          <Ago instant={at} now={asOf} />
        </Td>
      </Tr>
    ))}
  </ListCard>
);

export const TenantPayments = ({ tenant }: Props) => (
  <ListCard
    title="Payments"
    empty={{
      title: 'No payments',
      body: 'Payments for plans and top-ups appear here, with what was returned.',
    }}
    head={
      <>
        <Th>Paid</Th>
        <Th wide>For</Th>
        <Th numeric>Amount</Th>
        <Th numeric>Returned</Th>
        <ActionsTh />
      </>
    }
  >
    {tenant.money.payments.map((payment) => (
      <PaymentRow key={payment.paymentId} tenantId={tenant.tenantId} payment={payment} />
    ))}
  </ListCard>
);

type PaymentRowProps = { tenantId: string; payment: Tenant['money']['payments'][number] };

function PaymentRow({ tenantId, payment }: PaymentRowProps) {
  const { paidAt, plan, amountCents, returnedCents, refundableCents, currency, refund } = payment;
  const bought = plan === null ? 'Top-up' : `Plan ${PLANS[plan].name}`;
  return (
    <Tr>
      <RowHeader className="font-normal whitespace-nowrap">
        {date(paidAt)}
        <span className="block text-micro text-text-2 md:hidden">{bought}</span>
      </RowHeader>
      <Td wide>{bought}</Td>
      <Td numeric>{money(amountCents, currency)}</Td>
      <Td numeric>
        {returnedCents === 0 ? '–' : money(returnedCents, currency)}
        <RefundState refund={refund} currency={currency} />
      </Td>
      <Td className="text-right">{refundableCents > 0 ? <Refund tenantId={tenantId} payment={payment} /> : null}</Td>
    </Tr>
  );
}
