import type { Metadata } from 'next';
import { AuditorPage } from '../../../../features/admin/machine/auditor/auditor-page.tsx';
import { operatorApi } from '../../../../server/operator-server.ts';

export const metadata: Metadata = { title: 'Auditor' };

export default async function Page() {
  const { machine } = await operatorApi();
  return <AuditorPage initial={await machine.audits()} />;
}
