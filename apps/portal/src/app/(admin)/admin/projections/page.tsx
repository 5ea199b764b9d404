import type { Metadata } from 'next';
import { ProjectionsRoom } from '../../../../features/admin/machine/projections/projections-room.tsx';
import { PROJECTIONS_TEXT } from '../../../../features/admin/machine/projections/text.ts';
import { operatorApi } from '../../../../trpc/operator-server.ts';

export const metadata: Metadata = { title: PROJECTIONS_TEXT.title };

export default async function ProjectionsPage() {
  const { machine } = await operatorApi();
  return <ProjectionsRoom initial={await machine.projections()} />;
}
