import { may } from '@graha/domain/team/roles';
import type { Metadata } from 'next';
import { AuditLogPage } from '../../../features/workspace/audit-log/audit-log-page.tsx';
import { AuditLogFilter } from '@graha/procedures/audit-log/filter';
import { api, member } from '../../../server/server.ts';
import { Note } from '@graha/ui/note.tsx';
import { AuditLogHeader } from '../../../features/workspace/headers.tsx';

export const metadata: Metadata = { title: 'Audit log' };

export default async function Page({ searchParams }: PageProps<'/audit-log'>) {
  const [{ sight }, caller, asked] = await Promise.all([member(), api(), searchParams]);
  if (!may(sight, 'audit.read')) {
    return (
      <>
        <AuditLogHeader />
        <Note>Owners and admins of this workspace may read its audit log.</Note>
      </>
    );
  }
  const filter = AuditLogFilter.parse(asked);
  const [{ members }, first] = await Promise.all([caller.team.list(), caller.auditLog.list(filter)]);
  return <AuditLogPage asked={filter} first={first} members={members.map(({ userId, name }) => ({ userId, name }))} />;
}
