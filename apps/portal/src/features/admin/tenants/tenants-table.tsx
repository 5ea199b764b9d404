import { PLANS } from '@graha/domain/plans';
import type { TenantOverview } from '@graha/store/tenants/tenant-overview';
import Link from 'next/link';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count, date } from '@graha/domain/format';
import { Ago } from '../../../shared/instant.tsx';
import { tenantPath } from './tenant.ts';
import { TenantStatus } from './tenant-status.tsx';

export const TenantsTable = ({ rows, asOf }: { rows: readonly TenantOverview[]; asOf: Date }) => (
  <Table>
    <thead>
      <tr>
        <Th>Workspace</Th>
        <Th wide>Plan</Th>
        <Th numeric>Credits left</Th>
        <Th numeric wide>
          Calls, period
        </Th>
        <Th wide>Last call</Th>
        <Th wide>Opened</Th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Line key={row.tenantId} row={row} asOf={asOf} />
      ))}
    </tbody>
  </Table>
);

function Line({ row, asOf }: { row: TenantOverview; asOf: Date }) {
  const { tenantId, name, plan, status, creditsRemaining, callsUsed, lastCallAt, createdAt } = row;
  return (
    <Tr>
      <RowHeader className="wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link href={tenantPath(tenantId)} className="link">
            {name}
          </Link>
          {status === 'active' ? null : <TenantStatus status={status} />}
        </span>
        <span className="block font-mono text-micro font-normal text-text-3">
          <span className="md:hidden">{PLANS[plan].name} · </span>
          {tenantId.slice(0, 8)}
        </span>
      </RowHeader>
      <Td wide>{PLANS[plan].name}</Td>
      <Td numeric>{count(creditsRemaining)}</Td>
      <Td numeric wide>
        {count(callsUsed)}
      </Td>
      <Td wide className="whitespace-nowrap text-text-2">
        {lastCallAt ? <Ago instant={lastCallAt} now={asOf} /> : 'never'}
      </Td>
      <Td wide className="whitespace-nowrap text-text-2">
        {date(createdAt)}
      </Td>
    </Tr>
  );
}
