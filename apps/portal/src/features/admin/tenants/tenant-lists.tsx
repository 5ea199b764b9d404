import { PLANS } from '@graha/domain/plans';
import { Badge, StatusBadge } from '../../../ui/badge.tsx';
import { RowHeader, Td, Th, Tr } from '../../../ui/table.tsx';
import { count, date, money } from '../../workspace/format.ts';
import { Ago } from '../../workspace/instant.tsx';
import { ListCard } from '../list-card.tsx';
import type { TenantReading } from './reading.ts';
import { TENANT_TEXT } from './text.ts';

const { grants: GRANTS, keys: KEYS, requests: REQUESTS, payments: PAYMENTS } = TENANT_TEXT;

type Props = { tenant: TenantReading };

const emptyOf = ({ none, noneBody }: { none: string; noneBody: string }) => ({ title: none, body: noneBody });

export const TenantGrants = ({ tenant }: Props) => (
  <ListCard
    title={GRANTS.title}
    empty={emptyOf(GRANTS)}
    head={
      <>
        <Th>{GRANTS.columns.kind}</Th>
        <Th numeric>{GRANTS.columns.left}</Th>
        <Th numeric>{GRANTS.columns.of}</Th>
        <Th>{GRANTS.columns.expires}</Th>
      </>
    }
  >
    {tenant.grants.map(({ grantId, kind, creditsLeft, credits, expiresAt }) => (
      <Tr key={grantId}>
        <RowHeader>{GRANTS.kinds[kind] ?? kind}</RowHeader>
        <Td numeric>{count(creditsLeft)}</Td>
        <Td numeric>{count(credits)}</Td>
        <Td className="text-text-2">{expiresAt ? date(expiresAt) : GRANTS.never}</Td>
      </Tr>
    ))}
  </ListCard>
);

const KEY_LOOKS = {
  active: { tone: 'ok', shape: 'dot' },
  disabled: { tone: 'warn', shape: 'ring' },
  revoked: { tone: 'bad', shape: 'diamond' },
} as const;

export const TenantKeys = ({ tenant: { keys, asOf } }: Props) => (
  <ListCard
    title={KEYS.title}
    empty={emptyOf(KEYS)}
    head={
      <>
        <Th>{KEYS.columns.name}</Th>
        <Th wide>{KEYS.columns.env}</Th>
        <Th>{KEYS.columns.status}</Th>
        <Th>{KEYS.columns.used}</Th>
      </>
    }
  >
    {keys.map(({ keyId, name, env, prefix, last4, status, lastUsedAt }) => (
      <Tr key={keyId}>
        <RowHeader className="wrap-anywhere">
          {name}
          <span className="block font-mono text-micro font-normal text-text-3">
            {prefix}…{last4}
          </span>
        </RowHeader>
        <Td wide>{env}</Td>
        <Td>
          <Badge {...KEY_LOOKS[status]}>{status}</Badge>
        </Td>
        <Td className="text-text-2">{lastUsedAt ? <Ago instant={lastUsedAt} now={asOf} /> : TENANT_TEXT.never}</Td>
      </Tr>
    ))}
  </ListCard>
);

export const TenantRequests = ({ tenant: { requests, asOf } }: Props) => (
  <ListCard
    title={REQUESTS.title}
    empty={emptyOf(REQUESTS)}
    head={
      <>
        <Th>{REQUESTS.columns.operation}</Th>
        <Th>{REQUESTS.columns.status}</Th>
        <Th numeric>{REQUESTS.columns.ms}</Th>
        <Th>{REQUESTS.columns.at}</Th>
      </>
    }
  >
    {requests.map(({ requestId, operation, status, latencyMs, at }) => (
      <Tr key={requestId}>
        <RowHeader className="font-mono text-[0.78125rem] font-normal break-all">{operation}</RowHeader>
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
    title={PAYMENTS.title}
    empty={emptyOf(PAYMENTS)}
    head={
      <>
        <Th>{PAYMENTS.columns.at}</Th>
        <Th>{PAYMENTS.columns.for}</Th>
        <Th numeric>{PAYMENTS.columns.amount}</Th>
        <Th numeric>{PAYMENTS.columns.returned}</Th>
      </>
    }
  >
    {tenant.money.payments.map(({ paymentId, paidAt, plan, amountCents, returnedCents, currency }) => (
      <Tr key={paymentId}>
        <RowHeader className="font-normal whitespace-nowrap">{date(paidAt)}</RowHeader>
        <Td>{plan === null ? PAYMENTS.topUp : PAYMENTS.planOf(PLANS[plan].name)}</Td>
        <Td numeric>{money(amountCents, currency)}</Td>
        <Td numeric>{returnedCents === 0 ? '–' : money(returnedCents, currency)}</Td>
      </Tr>
    ))}
  </ListCard>
);
