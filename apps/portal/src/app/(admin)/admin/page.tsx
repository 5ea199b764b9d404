import { HouseRoom } from '../../../features/admin/overview/house-room.tsx';
import { operatorApi } from '../../../trpc/operator-server.ts';

export default async function AdminOverviewPage() {
  const { machine, overview, revenue } = await operatorApi();
  const credits = overview.conservation().catch(() => null); // Reported already, under the request's id.
  const [audits, figures, [month], days, toLookAt, { projections }] = await Promise.all([
    machine.audits(),
    overview.figures(),
    revenue.byMonth(),
    revenue.byDay(),
    overview.toLookAt(),
    machine.projections(),
  ]);
  const shown = { audits, figures, month, days, toLookAt, projections, credits };
  return <HouseRoom {...shown} />;
}
