import type { Metadata } from 'next';
import { IncidentsPage } from '../../../../features/admin/incidents/incidents-page.tsx';
import { operatorApi } from '../../../../server/operator-server.ts';

export const metadata: Metadata = { title: 'Incidents' };

export default async function Page() {
  const { incidents } = await operatorApi();
  return <IncidentsPage initial={await incidents.list()} />;
}
