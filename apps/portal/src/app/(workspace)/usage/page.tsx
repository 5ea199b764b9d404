import type { Metadata } from 'next';
import { UsagePage } from '../../../features/metering/usage/usage-page.tsx';
import { UsageFilter } from '@graha/procedures/series/filter';
import { api } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Usage' };

export default async function Page({ searchParams }: PageProps<'/usage'>) {
  const [{ usage }, asked] = await Promise.all([api(), searchParams]);
  const filter = UsageFilter.parse(asked);
  return <UsagePage initial={await usage.read(filter)} initialFilter={filter} />;
}
