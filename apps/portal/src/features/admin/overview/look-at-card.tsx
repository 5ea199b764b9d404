import { PLANS } from '@graha/domain/plans';
import type { Concern, TenantToLookAt } from '@graha/store/operator/tenants-to-look-at';
import Link from 'next/link';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { RowHeader, Td, Th, Tr } from '../../../ui/table.tsx';
import { count } from '../../workspace/format.ts';
import { ListCard } from '../list-card.tsx';
import { tenantPath } from '../tenants/tenant-path.ts';
import { HOUSE_TEXT } from './text.ts';

const { toLookAt: TEXT } = HOUSE_TEXT;
const { columns: COLUMNS } = TEXT;

const TONES: Record<Concern, BadgeTone> = {
  dunning: 'bad',
  suspended: 'bad',
  errors: 'bad',
  exhausted: 'neutral',
  nearly_spent: 'warn',
};

export const LookAtCard = ({ tenants }: { tenants: readonly TenantToLookAt[] }) => (
  <ListCard
    title={TEXT.title}
    actions={
      <Link href="/admin/tenants" className="link text-small">
        {TEXT.all}
      </Link>
    }
    empty={TEXT.empty}
    head={
      <>
        <Th>{COLUMNS.name}</Th>
        <Th wide>{COLUMNS.plan}</Th>
        <Th numeric>{COLUMNS.left}</Th>
        <Th>{COLUMNS.why}</Th>
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
        <Td numeric>{leftPct === null ? '–' : TEXT.left(leftPct)}</Td>
        <Td>
          <Badge tone={TONES[concern]}>
            {concern === 'errors' ? TEXT.errors(count(failed)) : TEXT.concerns[concern]}
          </Badge>
        </Td>
      </Tr>
    ))}
  </ListCard>
);
