import { PLANS } from '@graha/domain/plans';
import type { Concern, TenantNeedingAttention } from '@graha/store/operator/tenants-needing-attention';
import Link from 'next/link';
import { Badge, type BadgeTone } from '@graha/ui/badge.tsx';
import { RowHeader, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count } from '@graha/domain/format';
import { ListCard } from '../list-card.tsx';
import { tenantPath } from '../tenants/tenant.ts';

const BADGES: Record<Concern, { tone: BadgeTone; label: string }> = {
  dunning: { tone: 'bad', label: 'Payment failed' },
  suspended: { tone: 'bad', label: 'Suspended' },
  errors: { tone: 'bad', label: 'Errors' },
  exhausted: { tone: 'neutral', label: 'No credits left' },
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
      body: 'No tenant is overdue, suspended, low on credits or seeing errors.',
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
