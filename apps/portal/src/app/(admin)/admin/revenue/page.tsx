import type { Metadata } from 'next';
import { RevenuePage } from '../../../../features/admin/revenue/revenue-page.tsx';
import { operatorApi } from '../../../../server/operator-server.ts';

export const metadata: Metadata = { title: 'Revenue' };

export default async function Page() {
  const { overview, revenue } = await operatorApi();
  const [months, days, cohorts, replicaAgeMs] = await Promise.all([
    revenue.byMonth(),
    revenue.byDay(),
    revenue.retention(),
    overview.replicaAgeMs(),
  ]);
  return <RevenuePage months={months} days={days} cohorts={cohorts} replicaAgeMs={replicaAgeMs} />;
}
