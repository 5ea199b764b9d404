import type { PlatformFigures } from '@graha/store/operator/platform-figures';
import type { RevenueMonth } from '@graha/store/operator/revenue';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { count, dollars, plural } from '@graha/domain/core/format';
import { PLANS } from '@graha/domain/billing/plans';
import type { Concern, TenantNeedingAttention } from '@graha/store/operator/tenants-needing-attention';
import { Link } from '@graha/ui/link.tsx';
import { Badge, type BadgeTone } from '@graha/ui/badge.tsx';
import { RowHeader, Td, Th, Tr } from '@graha/ui/table.tsx';
import { ListCard } from '../list-card.tsx';
import { tenantPath } from '../tenants/tenant.tsx';
import { nameOf, type Projections } from '../machine/projections/projection-table.tsx';

export type PlatformStatsProps = {
  figures: PlatformFigures;
  month: RevenueMonth | undefined;
};

export function PlatformStats({ figures, month }: PlatformStatsProps) {
  const { requests24h, failed24h, keyed24h, refused24h, p50Ms, p95Ms } = figures;
  const paidCents = month ? month.plansCents + month.topUpsCents : 0;
  const errors =
    requests24h === 0
      ? { value: '–', detail: 'no requests' }
      : {
          value: `${((failed24h / requests24h) * 100).toFixed(failed24h === 0 ? 0 : 2)} %`,
          detail: `${count(failed24h)} of ${plural(requests24h, 'request', 'requests')}${refusedText(refused24h, keyed24h)}`,
        };
  return (
    <StatStrip
      label="Platform"
      stats={[
        {
          label: 'MRR',
          value: dollars(month?.mrrCents ?? 0),
          detail: `${dollars(paidCents)} paid this month`,
        },
        {
          label: 'Calls, today',
          value: count(figures.callsToday),
          detail: `${count(figures.calls30d)} within 30 days`,
        },
        { label: 'Errors, 24 h', ...errors },
        {
          label: 'Latency, 24 h',
          value: p50Ms === null ? '–' : `${p50Ms.toFixed(1)} ms`,
          detail: p95Ms === null ? 'no requests' : `p95 ${p95Ms.toFixed(1)} ms`,
        },
      ]}
    />
  );
}

/** The share of requests with a key that were refused: a customer whose calls fail is among them. */
const refusedText = (refused: number, keyed: number): string =>
  keyed === 0 ? '' : `; ${((refused / keyed) * 100).toFixed(1)} % refused (4xx)`;

const BADGES: Record<Concern, { tone: BadgeTone; label: string }> = {
  dunning: { tone: 'bad', label: 'Payment failed' },
  suspended: { tone: 'bad', label: 'Suspended' },
  leaked: { tone: 'bad', label: 'Leaked key works' },
  errors: { tone: 'bad', label: 'Errors' },
  exhausted: { tone: 'neutral', label: 'No credits left' },
  spend_limit: { tone: 'neutral', label: 'Spend limit reached' },
  webhook_paused: { tone: 'warn', label: 'Webhook paused' },
  nearly_spent: { tone: 'warn', label: 'Few credits left' },
};

export const AttentionCard = ({ tenants }: { tenants: readonly TenantNeedingAttention[] }) => (
  <ListCard
    title="Tenants that need attention"
    actions={
      <Link href="/admin/tenants" className="link text-small">
        All tenants
      </Link>
    }
    empty={{
      title: 'No tenant needs attention',
      body: 'No tenant is overdue, suspended, low on credits or seeing errors, and no leaked key works.',
    }}
    head={
      <>
        <Th>Tenant</Th>
        <Th wide>Plan</Th>
        <Th numeric>Left</Th>
        <Th>Why</Th>
      </>
    }
  >
    {tenants.map(({ tenantId, name, plan, leftPct, concern, failed }) => (
      <Tr key={tenantId}>
        <RowHeader className="wrap-anywhere">
          <Link href={tenantPath(tenantId)} className="link">
            {name}
          </Link>
        </RowHeader>
        <Td wide>{PLANS[plan].name}</Td>
        <Td numeric>{leftPct === null ? '–' : `${Math.floor(leftPct)} %`}</Td>
        <Td>
          <Badge tone={BADGES[concern].tone}>
            {concern === 'errors' ? `${count(failed)} responses failed` : BADGES[concern].label}
          </Badge>
        </Td>
      </Tr>
    ))}
  </ListCard>
);

/** A projection with a larger lag needs attention. */
const LATE_S = 10;

export const LagCard = ({ projections }: Pick<Projections, 'projections'>) => (
  <ListCard
    title="Projections"
    actions={
      <Link href="/admin/projections" className="link text-small">
        All projections
      </Link>
    }
    empty={{
      title: 'No projections',
      body: 'The worker creates them when it first starts.',
    }}
    head={
      <>
        <Th>Name</Th>
        <Th numeric>Behind</Th>
        <Th numeric>Entries</Th>
      </>
    }
  >
    {projections.map(({ name, secondsBehind, entriesBehind }) => (
      <Tr key={name}>
        <RowHeader className="font-normal">{nameOf(name)}</RowHeader>
        <Td numeric className={secondsBehind > LATE_S ? 'text-bad' : 'text-ok'}>
          {`${secondsBehind.toFixed(1)} s`}
        </Td>
        <Td numeric>{count(entriesBehind)}</Td>
      </Tr>
    ))}
  </ListCard>
);
