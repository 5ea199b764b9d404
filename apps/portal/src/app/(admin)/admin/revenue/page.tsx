import type { Metadata } from 'next';
import { RevenuePage } from '../../../../features/admin/revenue/revenue-page.tsx';
import { operatorApi } from '../../../../server/operator-server.ts';

export const metadata: Metadata = { title: 'Revenue' };

export default async function Page() {
  const { revenue } = await operatorApi();
  const [months, days] = await Promise.all([revenue.byMonth(), revenue.byDay()]);
  return <RevenuePage months={months} days={days} />;
}
