import type { Metadata } from 'next';
import { ProjectionsPage } from '../../../../features/admin/machine/projections/projections-page.tsx';
import { operatorApi } from '../../../../server/operator-server.ts';

export const metadata: Metadata = { title: 'Projections' };

export default async function Page() {
  const { machine } = await operatorApi();
  return <ProjectionsPage initial={await machine.projections()} />;
}
