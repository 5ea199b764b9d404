import type { Metadata } from 'next';
import { AlertsRoom } from '../../../features/alerts/alerts-room.tsx';
import { ALERTS_TEXT } from '../../../features/alerts/text.ts';
import { api, member } from '../../../trpc/server.ts';

export const metadata: Metadata = { title: ALERTS_TEXT.title };

export default async function AlertsPage() {
  const [{ sight }, { alerts }] = await Promise.all([member(), api()]);
  return <AlertsRoom initial={await alerts.read()} sight={sight} />;
}
