import type { Metadata } from 'next';
import { RevenueRoom } from '../../../../features/admin/revenue/revenue-room.tsx';
import { REVENUE_TEXT } from '../../../../features/admin/revenue/text.ts';
import { operatorApi } from '../../../../trpc/operator-server.ts';

export const metadata: Metadata = { title: REVENUE_TEXT.title };

export default async function RevenuePage() {
  const { revenue } = await operatorApi();
  const [months, days] = await Promise.all([revenue.byMonth(), revenue.byDay()]);
  return <RevenueRoom months={months} days={days} />;
}
