import type { Metadata } from 'next';
import { AlertsPage } from '../../../features/metering/alerts/alerts-page.tsx';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Alerts' };

export default async function Page() {
  const [{ sight }, { alerts }] = await Promise.all([member(), api()]);
  return <AlertsPage initial={await alerts.read()} sight={sight} />;
}
