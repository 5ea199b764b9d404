import { PlatformPage } from '../../../features/admin/overview/platform-page.tsx';
import { operatorApi } from '../../../server/operator-server.ts';

export default async function AdminOverviewPage() {
  const { machine, overview, revenue } = await operatorApi();
  const credits = overview.conservation().catch(() => null); // Reported already, under the request's id.
  const [audits, figures, [month], days, needingAttention, failedMessages, { projections }, replicaAgeMs] =
    await Promise.all([
      machine.audits(),
      overview.figures(),
      revenue.byMonth(),
      revenue.byDay(),
      overview.needingAttention(),
      overview.failedMessages(),
      machine.projections(),
      overview.replicaAgeMs(),
    ]);
  const shown = {
    audits,
    figures,
    month,
    days,
    needingAttention,
    failedMessages,
    projections,
    replicaAgeMs,
    credits,
  };
  return <PlatformPage {...shown} />;
}
