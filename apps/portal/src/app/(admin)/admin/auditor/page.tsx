import type { Metadata } from 'next';
import { AuditorRoom } from '../../../../features/admin/machine/auditor/auditor-room.tsx';
import { AUDITOR_TEXT } from '../../../../features/admin/machine/auditor/text.ts';
import { operatorApi } from '../../../../trpc/operator-server.ts';

export const metadata: Metadata = { title: AUDITOR_TEXT.title };

export default async function AuditorPage() {
  const { machine } = await operatorApi();
  return <AuditorRoom initial={await machine.audits()} />;
}
